// "Preview your changes": builds the site of the edition beside the public one, and serves it on this computer.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { headerRules } from '@appraisers/hosting/headers/header-rules.ts';
import { siteListener } from '@appraisers/hosting/site-listener.ts';
import { buildIssues } from './build-issues.ts';

/** Listens at a port of this computer; 0 means any free port. */
export async function listen(port: number, listenerAt: (port: number) => RequestListener) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : port;
  server.on('request', listenerAt(own));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: own, close };
}

type PreviewState =
  | { readonly kind: 'idle' | 'building' }
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'failed'; readonly issues: readonly string[] };

export type SitePreview = {
  readonly state: () => PreviewState;
  /** Starts a build, unless one is running. */
  readonly begin: () => void;
  readonly stop: () => void;
};

/** The program that builds. Tests use another. */
const builder: readonly string[] = [
  join('node_modules', 'astro', 'bin', 'astro.mjs'),
  ...['build', '--root', 'site'],
];

const failed = (...issues: readonly string[]) => ({ kind: 'failed', issues }) as const;
const notBuilt =
  "The preview couldn't be built. Send what the terminal window says to your webmaster.";

/** Each desk has a folder of its own, because two may be open. */
const folderOf = (desk: number | string) => join('.built', `desk-site-${desk}`);

/** Removes what a desk left that was killed. */
export function removeOldPreviews(): void {
  for (const folder of globSync(folderOf('*')))
    try {
      // Signal 0 only asks whether the program is there.
      process.kill(Number(/\d+$/.exec(folder)), 0);
    } catch {
      rmSync(folder, { recursive: true, force: true });
    }
}

export function sitePreviewOf(
  edition: Edition,
  program = builder,
  folder: string = folderOf(process.pid),
): SitePreview {
  let state: PreviewState = { kind: 'idle' };
  let build: ChildProcess | undefined;
  let close = () => {};

  const stop = () => {
    build?.kill();
    close();
    rmSync(folder, { recursive: true, force: true });
  };

  async function run(): Promise<PreviewState> {
    const issues = await buildIssues(edition);
    if (issues.length > 0) return failed('Fix these first:', ...issues);
    const settings = { CONTENT_DIR: edition.folder, SITE_DIR: folder, SHOW_DRAFTS: 'yes' };
    build = spawn(process.execPath, [...program], {
      env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
      // What it prints is in the terminal window.
      stdio: 'inherit',
      windowsHide: true,
    });
    const [code] = await once(build, 'exit');
    if (code !== 0) return failed(notBuilt);
    const rules = headerRules(edition.site.read());
    const server = await listen(0, () => siteListener(folder, rules));
    close = server.close;
    return { kind: 'ready', address: `http://localhost:${server.port}/` };
  }

  return {
    state: () => state,
    stop,
    begin: () => {
      if (state.kind === 'building') return;
      stop();
      state = { kind: 'building' };
      run()
        .catch((error) => {
          console.error(error);
          return failed(notBuilt);
        })
        .then((next) => {
          state = next;
        });
    },
  };
}
