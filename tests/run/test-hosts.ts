// Run by `npm test -- --hosts`: tests/hosts/*.spec.ts on Cloudflare's engine, nginx and Apache, with what `npm run
// deploy` makes for each. Installs the servers on Debian as root. `npm test` runs them on the server of `npm start`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from './install-on-debian.ts';

const programs = { 'nginx-light': '/usr/sbin/nginx', 'apache2-bin': '/usr/sbin/apache2' };
const missing = () =>
  Object.entries(programs).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));

if (missing().length > 0) installOnDebian(missing());
if (missing().length > 0) {
  console.error(`Install these servers first. On Debian: apt-get install ${missing().join(' ')}`);
  process.exit(1);
}

const site = { CONTENT_DIR: 'editions/journeys', SITE_DIR: '.built/sites/journeys' };
const run = (program: string, args: readonly string[], host = '') =>
  spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...site, TEST_HOST: host },
  }).status === 0;

if (!run('astro', ['build', '--root', 'site', '--silent'])) process.exit(1);
const failed = ['Workers', 'nginx', 'Apache'].filter(
  (host) => !run('playwright', ['test', 'tests/hosts/', ...process.argv.slice(2)], host),
);
for (const host of failed) console.error(`\nNot passed: ${host}. The errors are above.`);
process.exit(failed.length > 0 ? 1 : 0);
