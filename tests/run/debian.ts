// Programs that the tests start, from Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process can install Debian's packages. */
export const isDebianAsRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs packages that are not here yet, as root on Debian. Returns whether all are here. */
export function installFromDebian(packages: readonly string[]): boolean {
  const areInstalled = () =>
    spawnSync('dpkg', ['--status', ...packages], { stdio: 'ignore' }).status === 0;
  if (packages.length === 0 || areInstalled()) return true;
  if (!isDebianAsRoot()) return false;
  console.log(`Installing ${packages.join(', ')} (first run only)…`);
  const apt = (...args: readonly string[]) => spawnSync('apt-get', args, { stdio: 'inherit' });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return areInstalled();
}
