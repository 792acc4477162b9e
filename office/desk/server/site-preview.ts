// "See it": builds the site of the edition beside the public one, and serves it as the host would.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { freePort } from '@appraisers/hosting/free-port.ts';
import type { PreviewState } from '#desk/api-types.ts';
import { DeskError } from './desk-error.ts';
import { assertBuildable } from './publishing.ts';

const site = join('.built', 'desk-site');
const maxLines = 200;

/** The programs that build and serve; a test has others. */
export type Builder = {
  readonly build: readonly string[];
  readonly serve: (port: number) => readonly string[];
};

export const builder: Builder = {
  build: [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--root', 'site'],
  serve: (port) => [join('hosting', 'serve-build.ts'), `${port}`],
};

export class SitePreview {
  private state: PreviewState = { kind: 'idle', lines: [], problems: [] };
  private readonly children = new Set<ChildProcess>();
  private readonly edition: Edition;
  private readonly programs: Builder;

  constructor(edition: Edition, programs: Builder) {
    this.edition = edition;
    this.programs = programs;
  }

  get now(): PreviewState {
    return this.state;
  }

  /** Ends what was started. */
  stop(): void {
    for (const child of this.children) child.kill();
    this.children.clear();
  }

  private say(text: string): void {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    this.state = { ...this.state, lines: [...this.state.lines, ...lines].slice(-maxLines) };
  }

  private start(args: readonly string[]): ChildProcess {
    const child = spawn(process.execPath, [...args], {
      env: {
        ...process.env,
        CONTENT_DIR: this.edition.folder,
        SITE_DIR: site,
        NO_COLOR: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      windowsHide: true,
    });
    this.children.add(child);
    child.once('exit', () => this.children.delete(child));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => this.say(text));
    return child;
  }

  private fail(issues: readonly string[]): void {
    this.state = { kind: 'failed', lines: this.state.lines, problems: issues };
  }

  /** Begins to build, unless it is at it already. What comes of it is told by `now`. */
  begin(): void {
    if (this.state.kind === 'building') return;
    this.stop();
    this.state = { kind: 'building', lines: ['Looking through the content …'], problems: [] };
    this.run().catch((error) =>
      this.fail(
        error instanceof DeskError
          ? [error.message, ...error.issues.map(({ message }) => message)]
          : [`The site could not be built: ${String(error)}`],
      ),
    );
  }

  private async run(): Promise<void> {
    await assertBuildable(this.edition);
    this.say('Building the site; this takes half a minute …');
    const build = this.start(this.programs.build);
    const code = await new Promise((end) => build.once('exit', end));
    if (code !== 0) return this.fail(['The site could not be built. The last lines say why.']);
    const port = await freePort();
    this.say('Opening it …');
    const serve = this.start(this.programs.serve(port));
    await new Promise<void>((ready, failed) => {
      serve.stdout?.on('data', (text: string) => {
        if (text.includes(`:${port}`)) ready();
      });
      serve.once('exit', () => failed(new DeskError('The built site could not be served.')));
    });
    this.state = { ...this.state, kind: 'ready', address: `http://localhost:${port}/` };
  }
}
