// Where the engines other than Chromium are on this machine, and what each needs.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

export type Engine = { readonly name: 'Firefox' | 'WebKit'; readonly program: string };

type Needs = {
  /** Paths of the browser, the first that is there counts. */
  readonly programs: readonly string[];
  /** Commands that have to be there beside it. */
  readonly commands: readonly string[];
  /** Debian's packages of all that. */
  readonly packages: readonly string[];
};

export const engines: Readonly<Record<Engine['name'], Needs>> = {
  Firefox: {
    programs: [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    commands: ['pdftotext', 'pdftoppm'],
    packages: ['firefox-esr', 'poppler-utils'],
  },
  WebKit: {
    programs: globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'),
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

const isThere = (command: string) =>
  spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;

/** What the system's Python says that it prints WebKit's pages with; nothing when it cannot. */
const printer = () =>
  spawnSync('/usr/bin/python3', ['tests/engines/print-webkit.py', '--version'], {
    encoding: 'utf8',
  }).stdout;

export function findEngines(): readonly Engine[] {
  return (['Firefox', 'WebKit'] as const).flatMap((name) => {
    const { programs, commands } = engines[name];
    const program = programs.find((path) => path && existsSync(path));
    const whole = commands.every(isThere) && (name !== 'WebKit' || printer());
    return program && whole ? [{ name, program }] : [];
  });
}

/** The name and version that an engine gives of itself. */
export function versionOf({ name, program }: Engine): string {
  const firefox = () => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout;
  return (name === 'WebKit' ? printer() : firefox()).trim();
}
