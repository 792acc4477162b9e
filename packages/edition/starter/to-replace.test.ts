// What a new edition and a copied one still have to replace.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openEdition } from '#loaders/open-edition.ts';
import { copiedTexts, starterValues } from './to-replace.ts';
import { writeStarter } from './write-starter.ts';

const scratch = mkdtempSync(join(tmpdir(), 'starter-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const idaho = openEdition('editions/idaho');

function change(folder: string, file: string, from: RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

describe('a first edition', () => {
  const folder = join(scratch, 'first');
  cpSync('editions/idaho/region', join(folder, 'region'), { recursive: true });
  cpSync('editions/idaho/region.yaml', join(folder, 'region.yaml'));
  writeStarter(folder, {
    name: 'Appraisers of the Lakes',
    shortName: 'AOL',
    contact: { email: 'office@example.org', phone: '12025550100', place: 'Boise, Idaho' },
    colors: { main: '#1f4d2e', accent: '#793510' },
  });
  const first = openEdition(folder);

  it('is valid without members, and has the names of the association', () => {
    expect(() => first.validate()).not.toThrow();
    expect(first.members.read()).toEqual([]);
    expect(first.site.read()).toMatchObject({ name: 'Appraisers of the Lakes', shortName: 'AOL' });
    expect(first.readText('pictures/hero.svg')).not.toContain('<path');
    expect(first.pages.home.read().heading).toBe('Find a home appraiser anywhere in Idaho');
  });

  it('lists each value to replace with its line, until it is replaced', () => {
    const todo = () => starterValues(first).map(({ file, field }) => `${file} ${field}`.trim());
    expect(todo()).toContain('board.yaml members.0.name');
    expect(todo()).toContain('members.csv');
    expect(todo().length).toBeGreaterThan(12);
    const [founded] = starterValues(first).filter(({ file }) => file === 'facts.yaml');
    expect(founded).toMatchObject({
      line: 5,
      todo: 'enter the year your association was founded.',
    });
    change(folder, 'facts.yaml', /2026/, '1998');
    change(folder, 'board.yaml', /Name of your president/, 'Ada Example');
    expect(todo().filter((each) => /^(facts|board)/.test(each))).toEqual([]);
  });
});

describe('an edition copied from another state', () => {
  const folder = join(scratch, 'copied');
  cpSync('editions/idaho', folder, { recursive: true });
  const journeys = openEdition('editions/journeys');
  cpSync('editions/journeys/region.yaml', join(folder, 'region.yaml'));
  for (const file of ['pages/about.yaml', 'facts.yaml']) change(folder, file, /Idaho/g, 'Utah');
  const copied = () =>
    copiedTexts(openEdition(folder), idaho).map(
      ({ file, field, todo }) => `${file} ${field} ${todo}`,
    );
  const found = copied();

  it.each([
    ['its law', /^resources\.yaml state\.links\.1\.note .*Title 54, Chapter 41/],
    ['its dates', /^facts\.yaml appealDay the fourth Monday in June/],
    ['its hours', /^facts\.yaml discountedHours 14$/],
    ['its board', /^board\.yaml members\.0\.name Marta Echeverria/],
    ['its phone', /^site\.yaml contact\.phone 12085550100/],
    ['its events', /^events\.yaml 0\.id harvest-supper-2026/],
    ['its mark', /^pictures\/mark\.svg {2}the same file/],
    ['its colors', /^theme\.yaml {2}the same file/],
    ['its members', /^members\.csv {2}1,Marta,Echeverria/],
    ['its articles', /^posts\/1-.*Idaho lets many homes use a well/],
    ['its state', /^committees\.yaml 0\.mission .*Idaho/],
  ])('lists %s', (_, pattern) =>
    expect(found.filter((each) => pattern.test(each))).toHaveLength(1),
  );

  it('lists no text that any association may have, and nothing of an edition of the same state', () => {
    expect(found.filter((each) => /^pages\/not-found|letter\.greeting/.test(each))).toEqual([]);
    expect(copiedTexts(idaho, idaho)).toEqual([]);
  });

  it('lists nothing that the owner wrote, though the other edition says the same somewhere', () => {
    const update = idaho.events.read().find(({ id }) => id.startsWith('uspap'));
    const own = {
      ...journeys.events.read()[0],
      ...{ id: 'national-update', title: update?.title, hours: 7, kind: update?.kind },
      ...{ start: update?.start, end: update?.end, price: { member: 0, guest: 190 } },
    };
    writeFileSync(join(folder, 'events.yaml'), JSON.stringify([own]));
    expect(copied().filter((each) => /^events\.yaml/.test(each))).toEqual([]);
  });

  it('is empty once everything is replaced', () => {
    rmSync(folder, { recursive: true });
    cpSync('editions/journeys', folder, { recursive: true });
    expect(copied()).toEqual([]);
  });
});
