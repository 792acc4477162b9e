import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { starterFiles } from '#starter/write-starter.ts';
import { ContentError, issuesOf } from './content-error.ts';
import { sampleEditions } from './editions.fixture.ts';
import type { Changes } from './files.ts';
import { openEdition } from './open-edition.ts';

it.each(sampleEditions)('the edition %s has no issues', (folder) =>
  expect(openEdition(folder).validate).not.toThrow(),
);

const folder = 'editions/journeys';
const journeys = openEdition(folder);
/** The edition of the journeys with these files, which are nowhere on the disk. */
const changed = (changes: Changes) => openEdition(folder, changes);
/** A file in which one text stands for another. */
const edited = (file: string, from: string, to: string) => ({
  [file]: journeys.readText(file).replace(from, to),
});

/** What a build says about an edition. */
const messageOf = (action: () => unknown) => new ContentError('', issuesOf(action)).message;

describe('the validation of an edition', () => {
  it('reports the issues of all files at once, each on one line', () => {
    const message = messageOf(
      changed({
        ...edited('events.yaml', 'city: Ogden', 'city: Ogden #1'),
        ...edited('board.yaml', 'title: Secretary', 'title: Clerk'),
        ...edited('places.yaml', 'lat: 40.4210', 'lat: 47'),
        ...edited('members.csv', 'Draper', 'Nowhere'),
        ...edited('posts/1-redesigned-appraisal-report-uad-3-6.md', 'id: 1', 'id: 2'),
        'pages/join.yaml': undefined,
        'event.yaml': '',
        'pictures/board meeting.jpg': '',
        'pictures/2025/a.jpg': '',
        'pictures/b.JPG': '',
      }).validate,
    );
    const output = [
      'places.yaml, line 5, zips, entry 1 "Lehi", lat: 47 is outside Utah.',
      'board.yaml, line 16, members, entry 4 "Clerk", title: "Clerk" isn\'t in the titles of board.yaml.',
      'events.yaml, line 7, city: YAML reads "city: Ogden #1" as something else. Put the',
      'pages/join.yaml: This file is missing.',
      'posts/1-redesigned-appraisal-report-uad-3-6.md, line 2, id: Another article has the id 2,',
      'posts/2-when-you-need-a-certified-general-appraiser.md, line 2, id: ',
      "event.yaml: The site doesn't use this file.",
      "pictures/board meeting.jpg: The site doesn't use this file.",
      "pictures/2025/a.jpg: The site doesn't use this file.",
    ];
    for (const sentence of output) expect(message).toContain(`${folder}/${sentence}`);
    expect(message).toMatch(/^Fix these errors .*(\n {2}.*){9}$/);
  });

  it('reports the issues of members where the board and the facts have issues, too', () => {
    const message = messageOf(
      changed({
        ...edited('board.yaml', 'title: Secretary', 'title: Clerk'),
        ...edited('facts.yaml', 'founded: 2009', 'founded: long ago'),
        ...edited('members.csv', 'Draper', 'Nowhere'),
      }).validate,
    );
    for (const file of ['board.yaml', 'facts.yaml', 'members.csv'])
      expect(message).toContain(`${folder}/${file}, line`);
  });

  it('names the command that makes a file of places, when it is missing or damaged', () => {
    const { census, mapBase } = changed({
      'region/census.json': undefined,
      'region/map-base.json': '{}',
    });
    expect(census.read).toThrow('region/census.json: This file is missing. Run `npm run places`');
    expect(mapBase.read).toThrow('region/map-base.json: This file is damaged or out of date. Run');
  });

  it('reports what it cannot read, and links, which may lead to what nobody meant to publish', () => {
    const copy = mkdtempSync(join(tmpdir(), 'edition-'));
    cpSync(folder, copy, { recursive: true });
    const links = ['fonts/Own.txt', 'posts/9-new.md', 'site.yaml', 'video/intro.en.vtt'];
    for (const name of links) {
      mkdirSync(dirname(join(copy, name)), { recursive: true });
      rmSync(join(copy, name), { force: true });
      symlinkSync(resolve(folder, 'site.yaml'), join(copy, name));
    }
    // The tests may run as an account that may read all files.
    rmSync(join(copy, 'facts.yaml'));
    mkdirSync(join(copy, 'facts.yaml'));
    const { list, validate } = openEdition(copy);
    const message = messageOf(validate);
    for (const name of links)
      expect(message).toContain(`${name}: This is a link to another place.`);
    expect(list().filter((name) => links.includes(name))).toEqual([]);
    rmSync(copy, { recursive: true });
  });

  it('says so when there is no such folder', () =>
    expect(openEdition('editions/none').validate).toThrow(
      'editions/none: There is no such folder',
    ));
});

describe('an edition', () => {
  it('has our words on a page without words of its own, if no owner has to do anything in them', () => {
    const { pages, list, validate } = changed({ 'pages/privacy.yaml': undefined });
    const [{ heading = '' } = {}] = [
      parse(readFileSync(`${starterFiles}/pages/privacy.yaml`, 'utf8')),
    ];
    expect([pages.privacy.read().heading, list().includes('pages/privacy.yaml')]).toEqual([
      heading,
      false,
    ]);
    expect(validate).not.toThrow();
  });

  it('sees what a change adds and no longer what it removes', () => {
    const article = journeys.list().find((name) => name.startsWith('posts/')) ?? '';
    const { list, pictures, ownPictures, readBytes } = changed({
      [article]: undefined,
      'pictures/visit.svg': new Uint8Array([1, 2]),
    });
    expect(list()).not.toContain(article);
    expect([...ownPictures()]).toContainEqual(['visit.svg', `${folder}/pictures/visit.svg`]);
    expect(pictures().get('visit.svg')).toBe(`${folder}/pictures/visit.svg`);
    expect(readBytes('pictures/visit.svg')).toEqual(new Uint8Array([1, 2]));
    expect(() => readBytes(article)).toThrow(`${folder}/${article}: This file is missing.`);
  });

  it('reads a file again after it changed, and leaves other editions as they are', () => {
    const copy = mkdtempSync(join(tmpdir(), 'edition-'));
    const later = journeys.readText('facts.yaml').replace('2009', '2010');
    cpSync(folder, copy, { recursive: true });
    const edition = openEdition(`${copy}/`);
    expect(edition.pages.about.read().description).toContain('since 2009');
    writeFileSync(join(copy, 'facts.yaml'), later);
    expect(edition.pages.about.read().description).toContain('since 2010');
    expect([edition.facts.read().founded, journeys.facts.read().founded]).toEqual([2010, 2009]);
    rmSync(copy, { recursive: true });
  });
});

describe('the drawings of an edition', () => {
  const region = journeys.readText('region.yaml');
  const lowland = changed({ 'region.yaml': `landscape: lowland\n${region}` });

  it('have none of mountains in a lowland, and the edition has its own in every landscape', () => {
    const namesIn = (cwd: string) => globSync('*.svg', { cwd }).sort();
    const drawings = 'packages/edition/drawings';
    expect(namesIn(`${drawings}/lowland`)).toEqual(namesIn(drawings));
    expect(lowland.pictures().get('ridge.svg')).toBe(`${drawings}/lowland/ridge.svg`);
    expect(journeys.pictures().get('ridge.svg')).toBe(`${drawings}/ridge.svg`);
    const own = 'feature-local.svg';
    expect(lowland.pictures().get(own)).toBe(`${folder}/pictures/${own}`);
  });
});
