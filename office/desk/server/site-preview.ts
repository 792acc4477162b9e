// "Preview your changes": builds the site of the edition beside the public one, and serves it on this computer.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import sirv from 'sirv';
import { buildIssues } from './build-issues.ts';

type PreviewState =
  | { readonly kind: 'idle' | 'building' }
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'failed'; readonly issues: readonly string[] };

const site = join('.built', 'desk-site');

/** The program that builds. Tests use another. */
const builder: readonly string[] = [
  join('node_modules', 'astro', 'bin', 'astro.mjs'),
  ...['build', '--root', 'site'],
];

const failed =
  "The preview couldn't be built. Send what the terminal window says to your webmaster.";

export class SitePreview {
  /** What the page shows. */
  now: PreviewState = { kind: 'idle' };
  private build: ChildProcess | undefined;
  private server: Server | undefined;
  private readonly edition: Edition;
  private readonly program: readonly string[];
  private readonly folder: string;

  constructor(edition: Edition, program: readonly string[] = builder, folder: string = site) {
    this.edition = edition;
    this.program = program;
    this.folder = folder;
  }

  stop(): void {
    this.build?.kill();
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** Starts a build, unless one is running. */
  begin(): void {
    if (this.now.kind === 'building') return;
    this.stop();
    this.now = { kind: 'building' };
    this.run().catch((error) => {
      console.error(error);
      this.now = { kind: 'failed', issues: [failed] };
    });
  }

  private async run(): Promise<void> {
    const issues = await buildIssues(this.edition);
    if (issues.length > 0) this.now = { kind: 'failed', issues: ['Fix these first:', ...issues] };
    else if ((await this.buildSite()) !== 0) this.now = { kind: 'failed', issues: [failed] };
    else this.now = { kind: 'ready', address: await this.serve() };
  }

  /** What it prints is in the terminal window. */
  private buildSite(): Promise<number | null> {
    const build = spawn(process.execPath, [...this.program], {
      env: {
        ...process.env,
        CONTENT_DIR: this.edition.folder,
        SITE_DIR: this.folder,
        SHOW_DRAFTS: 'yes',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: 'inherit',
      windowsHide: true,
    });
    this.build = build;
    return new Promise((end) => build.once('exit', end));
  }

  /** Serves the built files at a free port, without a program of its own. */
  private serve(): Promise<string> {
    const notFound = readFileSync(join(this.folder, '404.html'));
    const files = sirv(this.folder, {
      dev: true,
      onNoMatch: (_, response) => response.writeHead(404).end(notFound),
    });
    const server = createServer(files);
    this.server = server;
    return new Promise((served, failed) => {
      server.once('error', failed);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = typeof address === 'object' ? address?.port : undefined;
        served(`http://localhost:${port}/`);
      });
    });
  }
}
