// Run by `npm test -- --engines`: the journeys in Debian's Firefox and WebKit, on editions/journeys. Arguments
// go to Vitest.
import { spawnSync } from 'node:child_process';
import { installOnDebian } from './install-on-debian.ts';

const engines = ['firefox-esr', 'webkit2gtk-driver'];
const packages = [...engines, 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];
const areInstalled = () =>
  spawnSync('dpkg', ['--status', ...packages], { stdio: 'ignore' }).status === 0;

if (!areInstalled()) installOnDebian(packages);
if (!areInstalled()) {
  console.error(
    `The engines are missing, so nothing was tested. On Debian: apt-get install ${packages.join(' ')}`,
  );
  process.exit(1);
}

const site = { CONTENT_DIR: 'editions/journeys', SITE_DIR: '.built/sites/journeys' };
const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...site } }).status ?? 1;
process.exit(
  run('astro', 'build', '--root', 'site', '--silent') ||
    run('vitest', 'run', '--config', 'vitest.engines.config.ts', ...process.argv.slice(2)),
);
