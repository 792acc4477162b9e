// What a new edition still has to replace.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openEdition } from '#loaders/open-edition.ts';
import { copiedFrom, otherEditions, starterValues } from './to-replace.ts';
import { writeStarter } from './write-starter.ts';

const folder = mkdtempSync(join(tmpdir(), 'starter-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
  expect(todo()).toContain('board.yaml name');
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
  expect(todo()).toContain('events.yaml');
  replace('events.yaml', '# To do', '# Done');
  expect(todo().filter((each) => /^(facts|board|events)/.test(each))).toEqual([]);

  // It was started, not copied.
  expect(otherEditions(first).flatMap((other) => copiedFrom(other, first))).toEqual([]);
});

it('lists what a copy still has from the other association, until it is replaced', () => {
  const copy = join(folder, 'copy');
  cpSync('editions/idaho', copy, { recursive: true });
  const edition = openEdition(copy);
  const original = openEdition('editions/idaho');
  const replace = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(join(copy, file), edition.readText(file).replace(from, to));
  const files = () => new Set(copiedFrom(original, openEdition(copy)).map(({ file }) => file));
  // Two associations of one state have much in common.
  expect(files()).toEqual(new Set());

  replace('region.yaml', 'postalCode: ID', 'postalCode: WY');
  expect([...files()]).toEqual(
    expect.arrayContaining(['board.yaml', 'members.csv', 'region.yaml', 'site.yaml']),
  );
  expect(copiedFrom(original, openEdition(copy))).toContainEqual(
    expect.objectContaining({ file: 'region.yaml', todo: expect.stringMatching(/^url: https:/) }),
  );
  replace('board.yaml', /name: .*/g, 'name: Ada Example');
  expect(files()).not.toContain('board.yaml');
});
