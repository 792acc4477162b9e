// Run by `npm test` and `npm run test:all`: builds sites and tests them.
//   npm test                           every check of a change: the sources, then two sites
//   npm run test:all                   the same, and what is tested at night
//   npm test -- map.spec.ts            one file on editions/journeys; arguments go to Playwright
//   npm test -- --engines              the journeys in Firefox and WebKit; arguments go to Vitest
//   npm test -- --hosts                what Cloudflare's engine, nginx and Apache answer
//   npm test -- --states LA VT         editions of these states, or of all; --part 2/4 is a quarter of them
import { mkdirSync, rmSync } from 'node:fs';
import { installFromDebian } from './debian.ts';
import { findChromiumOrInstall } from './find-chromium.ts';
import { build, checkSources, run } from './programs.ts';
import { envOf, type Site, sitesFor } from './sites.ts';

async function prepare(site: Site): Promise<boolean> {
  if (site.makers) rmSync(site.edition, { recursive: true, force: true });
  for (const maker of site.makers ?? []) if (!(await run('node', maker))) return false;
  return build(envOf(site));
}

const options = process.argv.slice(2);
const sites = sitesFor(options);
const isAll = options[0] === '--all';

findChromiumOrInstall();
const needed = sites.flatMap(({ tests }) => tests.flatMap(({ needs = [] }) => needs));
if (!installFromDebian(needed)) {
  console.error(
    `Nothing was tested, because packages are missing. On Debian: apt-get install ${needed.join(' ')}`,
  );
  process.exit(1);
}
mkdirSync('.built', { recursive: true });

const failed: string[] = [];
if (isAll && !(await run('vitest', ['run', '--project=makers']))) failed.push('the makers');
// Beside the browser tests, which wait for a browser most of the time.
const sources = isAll || options.length === 0 ? checkSources() : true;
const [first] = sites;
let building = first && prepare(first);
for (const [at, site] of sites.entries()) {
  const isBuilt = await building;
  const next = sites[at + 1];
  building = next && prepare(next);
  if (!isBuilt) failed.push(`the build of ${site.edition}`);
  for (const { program, args, host } of isBuilt ? site.tests : []) {
    const name = [site.edition, host].filter(Boolean).join(' on ');
    console.log(`\n${name}: ${program} ${args.join(' ')}`);
    const env = { ...envOf(site), ...(host && { TEST_HOST: host }) };
    if (!(await run(program, args, { env }))) failed.push(`${program} for ${name}`);
  }
}
if (!(await sources)) failed.push('the checks of the sources');
// At the end, where readers of a long log look first.
for (const name of failed) console.error(`\nNot passed: ${name}. The errors are above.`);
process.exit(failed.length > 0 ? 1 : 0);
