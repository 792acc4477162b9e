// Run by `npm run test:hosts`: tests/hosts*.spec.ts on nginx, with what `npm run deploy -- nginx` makes.
// Installs nginx on Debian as root. `npm run test:browser` runs the same tests on the Workers engine.
import { spawnSync } from 'node:child_process';
import { brotliModule, findNginx, nginxPackages } from '@appraisers/hosting/servers/find-nginx.ts';
import { installOnDebian } from './install-on-debian.ts';

const isComplete = () => findNginx() !== undefined && brotliModule().length > 0;
if (!isComplete()) installOnDebian(nginxPackages);
const hint = `On Debian: apt-get install ${nginxPackages.join(' ')}`;
if (!findNginx()) {
  console.error(`nginx was not found, so nothing was tested. ${hint}`);
  process.exit(1);
}

const site = { CONTENT_DIR: 'editions/journeys', SITE_DIR: '.built/sites/journeys' };
const env = { ...process.env, ...site, TEST_HOST: 'nginx' };
const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32', env }).status;

const failed =
  run('astro', 'build', '--root', 'site', '--silent') ||
  run('playwright', 'test', 'hosts', ...process.argv.slice(2));
if (!isComplete()) console.error(`nginx has no module for brotli, so that was not tested. ${hint}`);
process.exit(failed === 0 ? 0 : 1);
