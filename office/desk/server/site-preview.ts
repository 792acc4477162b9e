// "Preview your changes": builds the site of the edition beside the public one, and serves it on this computer.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import sirv from 'sirv';
import { buildIssues } from './build-issues.ts';

export type PreviewState = {
  readonly kind: 'idle' | 'building' | 'ready' | 'failed';
  readonly lines: readonly string[];
  readonly address?: string;
  readonly issues: readonly string[];
};

const site = join('.built', 'desk-site');
const maxLines = 200;

/** The program that builds. Tests use another. */
const builder: readonly string[] = [
  join('node_modules', 'astro', 'bin', 'astro.mjs'),
  ...['build', '--root', 'site'],
];

const failed = "The preview couldn't be built. Send the technical details to your webmaster.";

export class SitePreview {
  private state: PreviewState = { kind: 'idle', lines: [], issues: [] };
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

  get now(): PreviewState {
    return this.state;
  }

  stop(): void {
    this.build?.kill();
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private say(text: string): void {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    this.state = { ...this.state, lines: [...this.state.lines, ...lines].slice(-maxLines) };
  }

  private fail(issues: readonly string[]): void {
    this.state = { kind: 'failed', lines: this.state.lines, issues };
  }

  /** Starts a build, unless one is running. `now` has its state. */
  begin(): void {
    if (this.state.kind === 'building') return;
    this.stop();
    this.state = { kind: 'building', lines: ['Checking the content…'], issues: [] };
    this.run().catch((error) => {
      this.say(String(error));
      this.fail([failed]);
    });
  }

  private async run(): Promise<void> {
    const issues = await buildIssues(this.edition);
    if (issues.length > 0) return this.fail(['Fix these first:', ...issues]);
    this.say('Building the site. This takes about half a minute…');
    if ((await this.buildSite()) !== 0) return this.fail([failed]);
    this.state = { ...this.state, kind: 'ready', address: await this.serve() };
  }

  private buildSite(): Promise<number | null> {
    const build = spawn(process.execPath, [...this.program], {
      env: {
        ...process.env,
        CONTENT_DIR: this.edition.folder,
        SITE_DIR: this.folder,
        SHOW_DRAFTS: 'yes',
        NO_COLOR: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      windowsHide: true,
    });
    this.build = build;
    for (const stream of [build.stdout, build.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => this.say(text));
    return new Promise((end) => build.once('exit', end));
  }

  /** Serves the built files at a free port, without a program of its own. */
  private serve(): Promise<string> {
    const files = sirv(this.folder, {
      dev: true,
      onNoMatch: (_, response) => response.writeHead(404).end(this.notFound()),
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

  private notFound(): string {
    const page = join(this.folder, '404.html');
    return existsSync(page) ? readFileSync(page, 'utf8') : 'Not found';
  }
}
