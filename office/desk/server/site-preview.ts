// "Preview your changes": builds the site of the edition beside the public one, and serves it as a host would.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { freePort } from '@appraisers/hosting/free-port.ts';
import type { PreviewState } from '#desk/api-types.ts';
import { DeskError } from './desk-error.ts';
import { assertBuildable } from './publishing.ts';

const site = join('.built', 'desk-site');
const maxLines = 200;

/** The programs that build and serve. Tests use others. */
export type Builder = {
  readonly build: readonly string[];
  readonly serve: (port: number) => readonly string[];
};

export const builder: Builder = {
  build: [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--root', 'site'],
  serve: (port) => [join('hosting', 'serve-build.ts'), '--port', `${port}`],
};

export class SitePreview {
  private state: PreviewState = { kind: 'idle', lines: [], issues: [] };
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

  /** Stops the programs that it started. */
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
        SHOW_DRAFTS: 'yes',
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
    this.state = { kind: 'failed', lines: this.state.lines, issues };
  }

  /** Starts a build, unless one is running. `now` has its state. */
  begin(): void {
    if (this.state.kind === 'building') return;
    this.stop();
    this.state = { kind: 'building', lines: ['Checking the content…'], issues: [] };
    this.run().catch((error) =>
      this.fail(
        error instanceof DeskError
          ? [error.message, ...error.issues.map(({ message }) => message)]
          : [`The preview couldn't be built. Send this to your webmaster: ${String(error)}`],
      ),
    );
  }

  private async run(): Promise<void> {
    await assertBuildable(this.edition);
    this.say('Building the site. This takes about half a minute…');
    const build = this.start(this.programs.build);
    const code = await new Promise((end) => build.once('exit', end));
    if (code !== 0)
      return this.fail([
        "The preview couldn't be built. Send the technical details to your webmaster.",
      ]);
    const port = await freePort();
    this.say('Starting the preview…');
    const serve = this.start(this.programs.serve(port));
    await new Promise<void>((ready, failed) => {
      serve.stdout?.on('data', (text: string) => {
        if (text.includes(`:${port}`)) ready();
      });
      serve.once('exit', () =>
        failed(new DeskError("The preview couldn't be opened. Build it again.")),
      );
    });
    this.state = { ...this.state, kind: 'ready', address: `http://localhost:${port}/` };
  }
}
