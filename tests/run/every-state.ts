// Run every night: writes the first edition of each state, the district and Puerto Rico, adds members and searches
// them, then builds the site and runs the rules for any edition on it. Writes a table to .built/every-state.md.
//   node tests/run/every-state.ts                 all 52
//   node tests/run/every-state.ts LA VT           only these
//   node tests/run/every-state.ts --part 2/4      the second quarter of them
import { appendFileSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDirectory } from '@appraisers/directory/directory.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { search } from '@appraisers/directory/search.ts';
import { directoryFile } from '@appraisers/edition/loaders/directory-file.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Gazetteer } from '@appraisers/edition/schemas/places.ts';
import { markdownTable } from 'markdown-table';
import { inventMembers } from './large-edition.ts';
import { build, run } from './programs.ts';

const all =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string' } },
});
const [part = 1, parts = 1] = (values.part ?? '').split('/').filter(Boolean).map(Number);
const requested = positionals.length > 0 ? positionals : all.split(' ');
const states = requested.filter((_, at) => at % parts === part - 1);

/** The ZIP codes at least 5 miles from their town. A large city has such. A town's only ZIP is at the town. */
function astrayIn({ zips, cities }: Gazetteer): string[] {
  const towns = new Map(cities.map(([name, lat, lng]) => [name, { lat, lng }]));
  const inTown = Map.groupBy(
    zips.filter(([, , , , , hasArea]) => hasArea === 1),
    ([, , , town]) => town,
  );
  return zips.flatMap(([zip, lat, lng, town]) => {
    const point = towns.get(town);
    const isFar = point === undefined || milesBetween(point, { lat, lng }) >= 5;
    return isFar && (inTown.get(town)?.length ?? 0) <= 1 ? [zip] : [];
  });
}

/**
 * Whether the search of an edition finds its own members and every place of its gazetteer.
 * @throws ContentError when the edition has issues.
 */
function searchEdition(folder: string) {
  const edition = openEdition(folder);
  edition.validate();
  const gazetteer = edition.gazetteer.read();
  const directory = openDirectory(directoryFile(edition));
  const answerTo = (near: string, by: 'zip' | 'city') =>
    search({ near, by, within: 30 }, directory, 0);
  const isKnown = (near: string, by: 'zip' | 'city') => answerTo(near, by).status === 'place';
  const isThere = (id: number, near: string, by: 'zip' | 'city') =>
    answerTo(near, by)
      .sections[0]?.groups.find(({ isOrigin }) => isOrigin)
      ?.members.some((appraiser) => appraiser.id === id) === true;
  const unknown = [
    ...gazetteer.zips.flatMap(([zip]) => (isKnown(zip, 'zip') ? [] : [zip])),
    ...gazetteer.cities.flatMap(([city]) => (isKnown(city, 'city') ? [] : [city])),
  ];
  const missed = directory.appraisers.filter(
    ({ id, zip, city }) => !isThere(id, zip, 'zip') || !isThere(id, city, 'city'),
  );
  const issues = {
    'far from their towns': astrayIn(gazetteer),
    'unknown to the search': unknown.slice(0, 5),
    'not found': missed.map(({ id }) => `member ${id}`),
  };
  return {
    counts: [gazetteer.zips.length, gazetteer.cities.length, directory.appraisers.length],
    issues: Object.entries(issues).flatMap(([issue, which]) =>
      which.length > 0 ? [`${issue}: ${which.join(', ')}`] : [],
    ),
  };
}

/** Makes, searches, builds and visits the edition of a state. Returns its row of the table. */
async function testState(state: string): Promise<readonly (string | number)[]> {
  const folder = `.built/states/${state}`;
  const site = `${folder}-site`;
  rmSync(folder, { recursive: true, force: true });
  const args = ['makers/new-edition.ts', folder, '--state', state, '--yes', '--keep-selection'];
  if (!(await run('node', args, { name: `the edition of ${state}` })))
    return [state, '', '', '', '', 'it was not written'];
  inventMembers(folder, 24);
  const { counts, issues } = searchEdition(folder);
  const env = { CONTENT_DIR: folder, SITE_DIR: site };
  const name = `the site of ${state}`;
  const passed =
    (await build(env)) &&
    (await run('playwright', ['test', 'any-edition', 'gates-files'], { env, name }));
  const pages = globSync(`${site}/**/*.html`).length;
  rmSync(site, { recursive: true, force: true });
  const failed = [...issues, ...(passed ? [] : ['the checks of its site'])];
  return [state, ...counts, pages, failed.join('; ') || '0'];
}

const table = '.built/every-state.md';
const header = ['State', 'ZIP codes', 'Places', 'Members', 'Pages', 'Not passed'];
const rows: (readonly string[])[] = [];
for (const state of states) {
  const row = await testState(state).catch((error) => [state, '', '', '', '', `${error}`]);
  rows.push(row.map((cell) => `${cell}`.replaceAll(/\s+/g, ' ')));
  console.log(rows.at(-1)?.join(' | '));
  writeFileSync(table, `${markdownTable([header, ...rows])}\n`);
}
if (process.env.GITHUB_STEP_SUMMARY)
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${markdownTable([header, ...rows])}\n`);
process.exit(rows.some((row) => row.at(-1) !== '0') ? 1 : 0);
