// Run by `npm run test:engines`: builds the site and runs the tests in Firefox and WebKit. Installs a
// missing engine if it can, and names at the end any that it did not find.
import { spawnSync } from 'node:child_process';
import { type Engine, engines, findEngines, versionOf } from '#run/find-engines.ts';
import { installOnDebian } from './install-on-debian.ts';

const names: readonly Engine['name'][] = ['Firefox', 'WebKit'];
const missing = () => {
  const found = findEngines().map(({ name }) => name);
  return names.filter((name) => !found.includes(name));
};

for (const name of missing()) installOnDebian(engines[name].packages);

const env = {
  ...process.env,
  CONTENT_DIR: '.built/detailed-members',
  SITE_DIR: '.built/sites/detailed-members',
};
const shell = process.platform === 'win32';
const found = findEngines();
for (const engine of found) console.log(`${engine.name}: ${versionOf(engine)}, ${engine.program}`);
const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', shell, env }).status ?? 1;
const status =
  found.length > 0
    ? run('node', 'tests/run/detailed-members.ts') ||
      run('astro', 'build', '--root', 'site', '--silent') ||
      run('vitest', 'run', '--config', 'vitest.engines.config.ts', ...process.argv.slice(2))
    : 1;

for (const name of missing()) {
  console.error(
    `${name}: not found, so its tests did not run. On Debian: apt-get install ${engines[name].packages.join(' ')}`,
  );
}
process.exit(status);
