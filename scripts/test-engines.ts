// Run by `npm run test:engines`: the journeys on Firefox and WebKit, on the built site. Installs what
// is missing where it can, runs on what there is, and says at the end what was not found.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Engine, engines, findEngines, versionOf } from './engines/find.ts';

const names: readonly Engine['name'][] = ['Firefox', 'WebKit'];
const missing = () => {
  const found = findEngines().map(({ name }) => name);
  return names.filter((name) => !found.includes(name));
};

function install(packages: readonly string[]): void {
  const debianAsRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!debianAsRoot) return;
  console.log(`Installing ${packages.join(', ')} (first run only) …`);
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

for (const name of missing()) install(engines[name].packages);

const found = findEngines();
for (const engine of found) console.log(`${engine.name}: ${versionOf(engine)}, ${engine.program}`);
const { status } =
  found.length > 0
    ? spawnSync(
        'vitest',
        ['run', '--config', 'vitest.engines.config.ts', ...process.argv.slice(2)],
        { stdio: 'inherit', shell: process.platform === 'win32' },
      )
    : { status: 1 };

for (const name of missing()) {
  console.error(
    `${name}: not found, so nothing was tried on it. On Debian: apt-get install ${engines[name].packages.join(' ')}`,
  );
}
process.exit(status ?? 1);
