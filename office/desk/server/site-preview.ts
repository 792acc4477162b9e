// "Preview your changes": builds the site of the edition beside the public one, and serves it on this computer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { headerRules } from '@appraisers/hosting/headers/header-rules.ts';
import { siteListener } from '@appraisers/hosting/site-listener.ts';
import { DeskError } from './desk-error.ts';
import { assertBuildable } from './edition-files.ts';

/** Listens at a free port of this computer. */
export async function listen(listenerAt: (port: number) => RequestListener) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: { readonly port: number } = Object(server.address());
  server.on('request', listenerAt(port));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, close };
}

/** The program that builds. Tests use another. */
const builder: readonly string[] = [
  join('node_modules', 'astro', 'bin', 'astro.mjs'),
  ...['build', '--root', 'site'],
];

const notBuilt =
  "The preview couldn't be built. Send what the terminal window says to your webmaster.";

const stopped =
  'Another window of the desk builds a preview, so this one was stopped. Build it again when that one is ready.';

/** In milliseconds. */
const day = 86_400_000;

/** A folder for a preview, because two desks may be open. Removes what a desk left that was killed. */
function newFolder(): string {
  mkdirSync('.built', { recursive: true });
  for (const old of globSync('.built/desk-preview-*'))
    if (statSync(old).mtimeMs < Date.now() - day) rmSync(old, { recursive: true, force: true });
  // Astro moves files into it, so it can't be on another disk.
  return mkdtempSync(join('.built', 'desk-preview-'));
}

export function sitePreviewOf(edition: Edition, program = builder) {
  /** What ends the build or the server, and removes their files. */
  const running: (() => void)[] = [];
  const stop = () => {
    for (const end of running.splice(0)) end();
  };

  /**
   * Builds the site and serves it, in place of an earlier preview. Returns its address.
   * @throws DeskError with what prevents a build.
   */
  async function build(): Promise<string> {
    stop();
    await assertBuildable(edition);
    const folder = newFolder();
    const settings = { CONTENT_DIR: edition.folder, SITE_DIR: folder, SHOW_DRAFTS: 'yes' };
    const child = spawn(process.execPath, [...program], {
      env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
      // What it prints is in the terminal window.
      stdio: 'inherit',
      windowsHide: true,
    });
    running.push(
      () => child.kill(),
      () => rmSync(folder, { recursive: true, force: true }),
    );
    const [code, signal] = await once(child, 'exit');
    if (signal === 'SIGTERM') throw new DeskError(stopped);
    if (code !== 0) throw new DeskError(notBuilt);
    const rules = headerRules(edition.site.read());
    const { port, close } = await listen(() => siteListener(folder, rules));
    running.push(close);
    return `http://localhost:${port}/`;
  }

  return { build, stop };
}

export type SitePreview = ReturnType<typeof sitePreviewOf>;
