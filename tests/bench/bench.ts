// Run by `npm run bench`: takes all measurements, or the named ones (`npm run bench -- core bytes`), prints
// their tables and writes them into docs/benchmarks.md. Compare ratios, not machines.
import { benchBytes } from './bytes.ts';
import { benchCompare } from './compare.ts';
import { benchCore } from './core.ts';
import { type Row, writeSection } from './figures-report.ts';
import { benchGrowth } from './growth.ts';
import { benchImport } from './import.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMap } from './map-times.ts';
import { benchTexts } from './texts.ts';

type Rows = readonly Row[];

const importRows = () => Object.entries(benchImport()).map(([what, row]) => ({ what, ...row }));

const benches: Readonly<Record<string, { title: string; run: () => Rows | Promise<Rows> }>> = {
  core: { title: 'The search, ms', run: benchCore },
  texts: { title: '10,000 random texts, ms', run: benchTexts },
  bytes: { title: 'Bytes of the built pages', run: benchBytes },
  import: { title: 'The import of 20,000 rows', run: importRows },
  lighthouse: { title: 'Lighthouse, mobile (ten minutes)', run: benchLighthouse },
  map: { title: 'The map beside a generated site, by members (an hour)', run: benchMap },
  growth: { title: 'Directories of 89 to 20,000 members (an hour)', run: benchGrowth },
  compare: { title: 'Beside a generated site (ten minutes)', run: benchCompare },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No measurement is called ${unknown.join(', ')}. Choose from: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}

for (const [name, { title, run }] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${title}`);
  const rows = await run();
  console.table(rows);
  writeSection(name, rows);
}
