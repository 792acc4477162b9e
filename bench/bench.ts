// Run by `npm run bench`: measures the core, the bytes, the finder in a slowed browser, the import of
// members and the pages with Lighthouse, and prints tables for docs/benchmarks.md; it compares the site
// with a generated one, and puts that into the document by itself. `npm run bench -- finder` takes
// one of them. Times are medians, those of the import of one run; compare their ratios, not machines.
import { cpus } from 'node:os';
import { benchBytes } from './bytes.ts';
import { benchCore } from './core.ts';
import { benchFinder } from './finder.ts';
import { benchImport } from './import.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchBaseline } from './side-by-side/compare.ts';
import { benchSuggestions } from './suggestions.ts';

const benches = {
  core: { title: 'The core, ms', run: benchCore },
  bytes: { title: 'Bytes of the built pages', run: benchBytes },
  finder: { title: 'The finder in Chromium, CPU four times slowed, ms', run: benchFinder },
  suggestions: {
    title: 'From a key to the places offered, CPU four times slowed, ms',
    run: benchSuggestions,
  },
  import: { title: 'The import of members from 100,000 rows (takes a minute)', run: benchImport },
  lighthouse: { title: 'Lighthouse, mobile, ms (takes ten minutes)', run: benchLighthouse },
  baseline: { title: 'Side by side with a generated site (takes ten minutes)', run: benchBaseline },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

console.log(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
console.log(`${new Date().toISOString().slice(0, 10)}\n`);

for (const [name, { title, run }] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(title);
  console.table(await run());
}
