// Run by `npm run check`: the sources, and beside them a build of the selected edition and the rules for its files.
import { build, checkSources, run } from './programs.ts';

// A second worker would read all pages again.
const rules = ['test', 'gates-files', '--workers=1', '--reporter=dot'];
const checkFiles = async () =>
  (await build()) && (await run('playwright', rules, { name: 'the built files' }));
const results = await Promise.all([checkSources(), checkFiles()]);
process.exit(results.includes(false) ? 1 : 0);
