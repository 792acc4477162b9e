// What a new edition and a copied one still have to replace.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openEdition } from '#loaders/open-edition.ts';
import { copiedTexts, starterValues } from './to-replace.ts';
import { writeStarter } from './write-starter.ts';

const folder = mkdtempSync(join(tmpdir(), 'starter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const idaho = openEdition('editions/idaho');
const journeys = openEdition('editions/journeys');

it('a first edition is valid, has the names of the association, and lists what to replace until it is', () => {
  cpSync('editions/idaho/region', join(folder, 'region'), { recursive: true });
  cpSync('editions/idaho/region.yaml', join(folder, 'region.yaml'));
  writeStarter(folder, {
    name: 'Appraisers of the Lakes',
    shortName: 'AOL',
    contact: { email: 'office@example.org', phone: '12025550100', place: 'Boise, Idaho' },
    colors: { main: '#1f4d2e', accent: '#793510' },
  });
  const first = openEdition(folder);
  expect(() => first.validate()).not.toThrow();
  expect(first.members.read()).toEqual([]);
  expect(first.site.read()).toMatchObject({ name: 'Appraisers of the Lakes', shortName: 'AOL' });
  expect(first.pages.home.read().heading).toBe('Find a home appraiser anywhere in Idaho');

  const todo = () => starterValues(first).map(({ file, field }) => `${file} ${field}`.trim());
  expect(todo()).toContain('board.yaml members.0.name');
  expect(todo()).toContain('members.csv');
  expect(todo().length).toBeGreaterThan(12);
  expect(starterValues(first).find(({ file }) => file === 'facts.yaml')).toMatchObject({
    line: 5,
    todo: 'enter the year your association was founded.',
  });
  const replace = (file: string, from: string, to: string) =>
    writeFileSync(join(folder, file), first.readText(file).replace(from, to));
  replace('facts.yaml', '2026', '1998');
  replace('board.yaml', 'Name of your president', 'Ada Example');
  expect(todo().filter((each) => /^(facts|board)/.test(each))).toEqual([]);
});

const utah = readFileSync('editions/journeys/region.yaml', 'utf8');
const found = copiedTexts(openEdition(idaho.folder, { 'region.yaml': utah }), idaho).map(
  ({ file, field, todo }) => `${file} ${field} ${todo}`,
);

it.each([
  ['its law', /^resources\.yaml state\.links\.1\.note .*Title 54, Chapter 41/],
  ['its dates', /^facts\.yaml appealDay the fourth Monday in June/],
  ['its board', /^board\.yaml members\.0\.name Marta Echeverria/],
  ['its phone', /^site\.yaml contact\.phone 12085550100/],
  ['its mark', /^pictures\/mark\.svg {2}the same file/],
  ['its colors', /^theme\.yaml {2}the same file/],
  ['its members', /^members\.csv {2}1,Marta,Echeverria/],
  ['its articles', /^posts\/1-.*Idaho lets many homes use a well/],
])('an edition copied from another state lists %s', (_, pattern) =>
  expect(found.filter((each) => pattern.test(each))).toHaveLength(1),
);

it('lists no text that any association may have, and nothing of an edition of the same state', () => {
  expect(found.filter((each) => /^pages\/not-found|letter\.greeting/.test(each))).toEqual([]);
  expect(copiedTexts(idaho, idaho)).toEqual([]);
  const states = journeys.readText('region.yaml').replace('postalCode: UT', 'postalCode: ID');
  const same = openEdition(journeys.folder, { 'region.yaml': states });
  expect(copiedTexts(same, journeys).length).toBeGreaterThan(0);
});
