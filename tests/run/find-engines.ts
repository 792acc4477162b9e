// Finds the engines other than Chromium on this machine, and names what each needs.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

export type Engine = { readonly name: 'Firefox' | 'WebKit'; readonly program: string };

type Needs = {
  /** Finds paths of the browser, which may have been installed a moment ago. The first that exists counts. */
  readonly programs: () => readonly string[];
  /** Other commands that the tests need. */
  readonly commands: readonly string[];
  /** The Debian packages of all these. */
  readonly packages: readonly string[];
};

export const engines: Readonly<Record<Engine['name'], Needs>> = {
  Firefox: {
    programs: () => [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    commands: ['pdftotext', 'pdftoppm'],
    packages: ['firefox-esr', 'poppler-utils'],
  },
  WebKit: {
    programs: () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'),
    commands: ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session', 'pdftotext', 'pdftoppm'],
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      'xauth',
      'dbus',
      'python3-gi',
      'gir1.2-webkit2-4.1',
      'poppler-utils',
    ],
  },
};

const isInstalled = (command: string) =>
  spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;

/** The version of WebKit that the system's Python can print with, or nothing. */
const printer = () =>
  spawnSync('/usr/bin/python3', ['tests/engines/print-webkit.py', '--version'], {
    encoding: 'utf8',
  }).stdout;

export function findEngines(): readonly Engine[] {
  return (['Firefox', 'WebKit'] as const).flatMap((name) => {
    const { programs, commands } = engines[name];
    const program = programs().find((path) => path && existsSync(path));
    const isComplete = commands.every(isInstalled) && (name !== 'WebKit' || printer());
    return program && isComplete ? [{ name, program }] : [];
  });
}

/** The engine's name and version. */
export function versionOf({ name, program }: Engine): string {
  const firefox = () => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout;
  return (name === 'WebKit' ? printer() : firefox()).trim();
}
