import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { committeesSchema } from '#schemas/association.ts';
import { siteSchema } from '#schemas/site.ts';
import { edition } from './edition.ts';
import { mutation } from './mutations.fixture.ts';
import { type Edition, openEdition } from './open-edition.ts';
import { readOrReject } from './read-or-reject.fixture.ts';
import { decodeText } from './read-text.ts';
import { parseYaml } from './read-yaml.ts';

const file = 'editions/journeys/any.yaml';
const reading = (text: string) => () => parseYaml(file, text, z.unknown());

describe('a file that is no YAML, or means something else than it says, stops the build', () => {
  it.each([
    ['name: x\nlist: [1, 2\nother: y\n', 'line 3, other: "other: y" isn\'t valid YAML (Flow'],
    ['name: x\ntitle: Utah: a state\n', 'line 2, title: "title: Utah: a state" isn\'t valid YAML'],
    ['name: x\n---\nplace: y\n', 'line 2: "---" isn\'t valid YAML (Source contains multiple'],
    ['a: x\nb: y\na: z\n', 'line 3, a: "a: z" isn\'t valid YAML (Map keys must be unique).'],
    ['name: x\nfirm: &Sons Ltd\n', 'line 2, firm: YAML reads "firm: &Sons Ltd" as something else'],
    ['name: &a\n  - *a\n', 'line 2: YAML reads "- *a" as something else. Put the whole text in'],
    ['name: Utah #1 choice\n', 'line 1, name: YAML reads "name: Utah #1 choice"'],
    ['name: # Utah\n  choice\n', 'line 2: YAML reads "choice"'],
    ['ink: #17312a\n', 'line 1, ink: YAML reads "ink: #17312a"'],
    ['a: b\nzip: 08410\n', 'line 2, zip: YAML reads "zip: 08410"'],
    ['a:\n  - b\n   - c\n', 'line 2: YAML reads "- b" as something else.'],
  ])('%j', (text, expected) => {
    expect(reading(text)).toThrow(expected);
    expect(reading(text)).toThrow(`${file}, line`);
  });

  it('and one run reports all issues', () => {
    const text = '- title: Utah #1\n- icon: *x\n- &y\n';
    expect(() => parseYaml(file, text, committeesSchema)).toThrow(/line 1.*\n.*line 2.*\n.*line 3/);
  });
});

it.each([
  ['yes', 'yes'],
  ['2027-01-22T09:00', '2027-01-22T09:00'],
  ['"08410"', '08410'],
  ['"Utah #1" # a note', 'Utah #1'],
  ['# a note\n  - b', ['b']],
  ['\n  - b: "- # c"\n    d: e', [{ b: '- # c', d: 'e' }]],
  ['40.4210', 40.421],
])('%j is read as it is written', (written, value) =>
  expect(reading(`# a note\na: ${written}\n`)()).toEqual({ a: value }),
);

type YamlFile = { readonly file: string; readonly schema: z.ZodType; read(): unknown };

/** The YAML files of an edition with what reads each, by the name of the file. */
const yamlFilesOf = (opened: Edition): ReadonlyMap<string, YamlFile> =>
  new Map(
    [...Object.values({ ...opened }), ...Object.values(opened.pages)].flatMap(
      (entry): [string, YamlFile][] =>
        typeof entry === 'object' && 'schema' in entry ? [[entry.file, entry]] : [],
    ),
  );

/** Expects one issue when this value is at a path of a file. */
function expectIssue(name: string, path: string, put: unknown, expected: string) {
  const at = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const document = parseDocument(edition.readText(name));
  document.setIn(at, put);
  const changed = openEdition(edition.folder, { [name]: String(document) });
  const reader = () => yamlFilesOf(changed).get(name)?.read();
  expect(reader).toThrow(expected);
  expect(reader).toThrow(edition.pathOf(name));
  expect(reader).not.toThrow(/\n.*\n/);
}

describe('content with an issue stops the build', () => {
  it.each([
    [
      'committees.yaml',
      '1.duties',
      [],
      'duties: A list of 0 is too small. Enter at least 3 entries.',
    ],
    ['committees.yaml', '0.icon', 'hat', 'icon: "hat" isn\'t valid. Enter one of'],
    ['committees.yaml', '2.duties.0', '', 'entry 3 "Membership Committee", duties, entry 1: This'],
    ['site.yaml', 'credit.label', 'a\u0002b', 'credit.label: The text has an invisible character.'],
    ['site.yaml', 'credit.label', '  ', 'credit.label: This field is empty. Enter text.'],
    ['site.yaml', 'contact.phone', 18015550100, 'such as "18015550123"'],
    ['site.yaml', 'name', 2027, "2027 isn't valid. Enter text. Put all"],
    ['site.yaml', 'directoryUpdated', '2026-11-31', '"2026-11-31" isn\'t valid. Write the date'],
    ['site.yaml', 'contact.fax', '1', 'There is no such field. Remove it, or use one of these'],
    ['board.yaml', 'members.1.image', '../hat.png', 'Enter the name of a picture in pictures/'],
    ['places.yaml', 'zips.1.zip', '84048', 'Entry 1 already has "84048". Change one of the two'],
    ['places.yaml', 'names.10.name', 'traverse mountain', 'Entry 10 already has "'],
    ['places.yaml', 'zips.1.zip', '00501', '"00501" isn\'t a ZIP code in Utah.'],
    ['places.yaml', 'names.3.lng', 10, 'lng: 10 is outside Utah. Enter degrees from'],
    ['region.yaml', 'timeZones.0.zone', 'america/denver', 'Enter a time zone from the IANA'],
    ['region.yaml', 'timeZones.0.zone', 'America/Atlantis', 'Enter a time zone from the IANA'],
    ['events.yaml', '0.end', '2026-09-17T07:30', 'The event ends before it starts. Enter'],
    ['events.yaml', '0.start', '2026-09-17T07:00Z', 'Write the day and time like'],
    ['events.yaml', '0.timeZone', 'Europe/Paris', "isn't in the time zones of region.yaml. Add it"],
    ['events.yaml', '0.hours', 0, '0 is too small. Enter hours as a number up to 500, or remove'],
    ['events.yaml', '1.id', 'Annual Meeting', 'Enter an id like annual-meeting-2027'],
    ['events.yaml', '1.id', 'fall-breakfast-2026', 'Entry 1 already has "fall-breakfast-2026"'],
    ['answers.yaml', 'answers.0.link.href', '/dues#a', 'There is no page at "/dues#a".'],
    ['pages/privacy.yaml', 'topics.map.paragraphs', ['From us.'], 'The text has no {host}. Write'],
    ['pages/appraisers.yaml', 'place.title', 'Our appraisers', 'The text has no {place}. Write'],
    // A place with two issues reports the first.
    ['pages/about.yaml', 'description', '', 'This field is empty. Enter text.'],
  ])('in %s, at %s: %j', expectIssue);

  it.each([
    ['', ': This file is empty.'],
    ['# none\n', ': This file is empty.'],
    ['- name\n', ", line 1: This isn't valid."],
    ['name\n', ', line 1: "name" isn\'t valid.'],
  ])('and so does %j instead of fields', (text, issue) =>
    expect(() => parseYaml(file, text, siteSchema)).toThrow(
      `${file}${issue} Enter these fields: name,`,
    ),
  );
});

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** All that a value says, its field names too. */
function wordsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return wordsOf(String(value));
  return Object.entries(value).flatMap(([key, inner]) => [...wordsOf(key), ...wordsIn(inner)]);
}

/** The words of a file that are not in a note; numbers as they are read, signs of a text left out. */
const written = (text: string) =>
  wordsOf(
    text
      .replaceAll(/^(---)?\s*#.*$/gm, '')
      .replaceAll(/-?\d+\.\d+/g, (number) => String(Number(number)))
      .replaceAll(/\\\S*/g, ' ')
      .replaceAll(/[>|][-+]?\d?[-+]?( #.*)?$/gm, '')
      .replaceAll(/(["'}\]]|:) #.*$/gm, '$1'),
  );

it('whatever happens to a file, every word that is no note is read, or a sentence rejects it', () => {
  const files = [...yamlFilesOf(edition).values()].filter((each) => edition.has(each.file));
  const originals = new Map(files.map((each) => [each.file, edition.readText(each.file)]));
  let read = 0;
  fc.assert(
    fc.property(fc.constantFrom(...files), mutation, ({ file: name, schema }, mutate) => {
      const bytes = mutate(originals.get(name) ?? '');
      const value = readOrReject(name, () => parseYaml(name, decodeText(name, bytes), schema));
      if (value === undefined) return;
      read += 1;
      const words = new Set(wordsIn(value));
      expect(written(decodeText(name, bytes)).filter((word) => !words.has(word))).toEqual([]);
    }),
  );
  expect(read).toBeGreaterThan(0);
}, 60_000);
