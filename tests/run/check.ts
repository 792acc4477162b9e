// Run by `npm run check`: the sources, then a build of the selected edition and the rules for its files.
import { build, checkSources, run } from './programs.ts';

const rules = ['test', 'gates-files', '--reporter=dot'];
const passed =
  (await checkSources()) &&
  (await build()) &&
  (await run('playwright', rules, { name: 'the built files' }));
process.exit(passed ? 0 : 1);
