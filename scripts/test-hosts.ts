// Run by `npm run test:hosts`: the answers that the tests expect of a host (tests/hosts*.spec.ts), of nginx and
// Apache with what `npm run deploy` makes for them. Installs what is missing where it can, runs on what there
// is, and says at the end what was not found. `npm run test:browser` asks the Workers engine the same.
import { spawnSync } from 'node:child_process';
import { brotliModule, findServer, type ServerName, serverNames, servers } from './hosts/find.ts';
import { installOnDebian } from './install-on-debian.ts';

const isWhole = (name: ServerName) =>
  findServer(name) !== undefined && (name !== 'nginx' || brotliModule().length > 0);
for (const name of serverNames) if (!isWhole(name)) installOnDebian(servers[name].packages);

const site = { CONTENT_DIR: 'editions/journeys', SITE_DIR: '.built/sites/journeys' };
const shell = process.platform === 'win32';
const run = (env: Readonly<Record<string, string>>, program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', shell, env: { ...process.env, ...site, ...env } })
    .status ?? 1;

const found = serverNames.filter((name) => findServer(name));
const built =
  found.length > 0 && run({}, 'astro', 'build', '--outDir', site.SITE_DIR, '--silent') === 0;
const passed = found.filter((name) => {
  if (!built) return false;
  console.log(`\n${name}`);
  return run({ TEST_HOST: name }, 'playwright', 'test', 'hosts', ...process.argv.slice(2)) === 0;
});

const how = (name: ServerName) => `On Debian: apt-get install ${servers[name].packages.join(' ')}`;
for (const name of serverNames) {
  if (!findServer(name))
    console.error(`${name}: not found, so nothing was tried on it. ${how(name)}`);
  else if (!isWhole(name))
    console.error(`${name}: without its module for brotli, so that was not tried. ${how(name)}`);
}
process.exit(built && passed.length === found.length ? 0 : 1);
