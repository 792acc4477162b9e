// Installs what the tests of other engines and servers need. It needs root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function installOnDebian(packages: readonly string[]): void {
  const debianAsRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!debianAsRoot) return;
  console.log(`Installing ${packages.join(', ')} (first run only)…`);
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
