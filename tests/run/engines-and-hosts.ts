// Run by `npm test -- --engines` and `npm test -- --hosts`, on editions/journeys.
//   --engines   the journeys in Debian's Firefox and WebKit; more arguments go to Vitest
//   --hosts     tests/hosts/*.spec.ts on Cloudflare's engine, nginx and Apache, with what `npm run deploy` makes for
//               each; more arguments go to Playwright. `npm test` runs them on the server of `npm start`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build, run } from './programs.ts';

const [option, ...others] = process.argv.slice(2);
const env = { CONTENT_DIR: 'editions/journeys', SITE_DIR: '.built/sites/journeys' };
const packages =
  option === '--engines'
    ? ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1']
    : ['nginx-light', 'apache2-bin'];

/** Installs what the tests need, as root on Debian. */
function install(): void {
  const areInstalled = () =>
    spawnSync('dpkg', ['--status', ...packages], { stdio: 'ignore' }).status === 0;
  if (areInstalled()) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(', ')} (first run only)…`);
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
    if (areInstalled()) return;
  }
  console.error(
    `Nothing was tested, because these are missing. On Debian: apt-get install ${packages.join(' ')}`,
  );
  process.exit(1);
}

install();
if (!(await build(env))) process.exit(1);
let isPassed = true;
if (option === '--engines') {
  const args = ['run', '--config', 'vitest.engines.config.ts', ...others];
  isPassed = await run('vitest', args, { env });
} else
  for (const host of ['Workers', 'nginx', 'Apache'])
    if (
      !(await run('playwright', ['test', 'tests/hosts/', ...others], {
        env: { ...env, TEST_HOST: host },
      }))
    ) {
      console.error(`\nNot passed: ${host}. The errors are above.`);
      isPassed = false;
    }
process.exit(isPassed ? 0 : 1);
