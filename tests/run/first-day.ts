// Copies a sample edition as it is on an association's first day: one member, and no events, articles,
// quick answers or past presidents. tests/run/test-browser.ts runs it.
// `node tests/run/first-day.ts [edition] [copy]`.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

const [edition = 'editions/journeys', copy = '.built/first-day'] = process.argv.slice(2);

rmSync(copy, { recursive: true, force: true });
cpSync(edition, copy, { recursive: true });
for (const file of globSync(`${copy}/posts/*.md`)) rmSync(file);
const [header, first] = readFileSync(`${copy}/members.csv`, 'utf8').split(/\r?\n/);
writeFileSync(`${copy}/members.csv`, `${header}\n${first}\n`);
writeFileSync(`${copy}/events.yaml`, '[]\n');
writeFileSync(`${copy}/answers.yaml`, 'heading: Common questions\nanswers: []\n');
writeFileSync(`${copy}/places.yaml`, 'zips: []\nnames: []\n');
const board = parseDocument(readFileSync(`${copy}/board.yaml`, 'utf8'));
board.setIn(['pastPresidents'], []);
writeFileSync(`${copy}/board.yaml`, board.toString());
const home = readFileSync(`${copy}/pages/home.yaml`, 'utf8');
// Links to an article lead to the list of articles.
writeFileSync(
  `${copy}/pages/home.yaml`,
  home.replaceAll(/\/resources\/blogs\/\d+/g, '/resources/blogs'),
);
console.log(`${copy}: ${edition} on its first day`);
