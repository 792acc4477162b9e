// "Preview your changes": builds the site of the edition beside the public one, and serves it on this computer.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import sirv from 'sirv';
import { buildIssues } from './build-issues.ts';

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

const failed =
  "The preview couldn't be built. Send what the terminal window says to your webmaster.";

/** Serves the built files at a free port, without a program of its own. */
async function serve(folder: string): Promise<Server> {
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, {
    dev: true,
    onNoMatch: (_, response) => response.writeHead(404).end(notFound),
  });
  const server = createServer(files).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Each desk has a folder of its own, because two may be open. */
export function sitePreviewOf(
  edition: Edition,
  program = builder,
  folder: string = join('.built', `desk-site-${process.pid}`),
): SitePreview {
  let state: PreviewState = { kind: 'idle' };
  let build: ChildProcess | undefined;
  let server: Server | undefined;

  const stop = () => {
    build?.kill();
    server?.close();
    server?.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  };

  async function run(): Promise<PreviewState> {
    const issues = await buildIssues(edition);
    if (issues.length > 0) return { kind: 'failed', issues: ['Fix these first:', ...issues] };
    const settings = { CONTENT_DIR: edition.folder, SITE_DIR: folder, SHOW_DRAFTS: 'yes' };
    build = spawn(process.execPath, [...program], {
      env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
      // What it prints is in the terminal window.
      stdio: 'inherit',
      windowsHide: true,
    });
    const [code] = await once(build, 'exit');
    if (code !== 0) return { kind: 'failed', issues: [failed] };
    server = await serve(folder);
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return { kind: 'ready', address: `http://localhost:${port}/` };
  }

  return {
    state: () => state,
    stop,
    begin: () => {
      if (state.kind === 'building') return;
      stop();
      state = { kind: 'building' };
      run()
        .catch((error): PreviewState => {
          console.error(error);
          return { kind: 'failed', issues: [failed] };
        })
        .then((next) => {
          state = next;
        });
    },
  };
}
