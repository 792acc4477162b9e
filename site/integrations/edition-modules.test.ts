import { resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  directoryModule,
  guidanceModule,
  mapBaseModule,
  photosModule,
  regionModule,
} from './edition-modules.ts';

const loaded = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

describe('the directory in the browser', async () => {
  const code = directoryModule(edition);
  const { members, places } = await loaded(code);

  it('has every member with all fields', () => {
    expect(members).toEqual(edition.members.read());
  });

  it('has the extra table of known places', () => {
    const { zips, names } = edition.places.read();
    expect(places.zips.map(([zip]: [string]) => zip)).toEqual(zips.map(({ zip }) => zip));
    expect(places.cities.map(([name]: [string]) => name)).toEqual(names.map(({ name }) => name));
  });
});

it('the address of the gazetteer changes with its content', async () => {
  const addressNow = async () => (await loaded(directoryModule(edition))).gazetteerAddress;
  const before = await addressNow();
  expect(before).toMatch(/^\/gazetteer\.json\?v=[0-9a-f]{8}$/);
  expect(await addressNow()).toBe(before);
  const { zips, cities, ...rest } = edition.gazetteer.read();
  const read = vi.spyOn(edition.gazetteer, 'read');
  read.mockReturnValue({ ...rest, zips, cities: cities.slice(1) });
  expect(await addressNow()).not.toBe(before);
  read.mockRestore();
});

it('the region in the browser is that of the edition', async () => {
  const { region } = await loaded(regionModule(edition));
  const { timeZone, ...known } = region;
  expect(edition.region.read()).toMatchObject(known);
  expect(timeZone).toBe('America/Denver');
  expect(region.search.zip.label).toBe('ZIP code in Utah');
});

it('the guidance in the browser is that of the edition', async () => {
  const { licensing, letter, reasons, wording } = await loaded(guidanceModule(edition));
  expect({ letter, reasons }).toEqual(edition.reasons.read());
  expect(wording).toMatchObject({ credentials: { licensed: 'Licensed appraiser' } });
  expect(licensing).toEqual(edition.region.read().licensing);
});

it('the map in the browser has its base and its first view', async () => {
  const { whole, base } = await loaded(mapBaseModule(edition));
  expect(whole).toEqual({ name: 'Utah', center: [39.321, -111.0937], zoom: 7 });
  const { outline, water = [], lines, cities } = edition.mapBase.read();
  expect(water.length).toBeGreaterThan(0);
  expect(base).toEqual({ outline: [...outline, ...water], lines, cities });
});

describe('the photos', () => {
  const folder = 'editions/journeys';
  const journeys = openEdition(folder);

  it('are an empty list in an edition without any', () => {
    expect(photosModule(journeys)).toBe('export const originals = {\n};');
  });

  it('are those that the edition names, and no others', () => {
    const article = journeys.list().find((name) => name.startsWith('posts/')) ?? '';
    const board =
      'members:\n- name: A\n  title: President\n  image: portrait.jpg\n- name: B\n  title: Secretary\npastPresidents: []\n';
    const pictures = ['portrait.jpg', 'Meeting.JPG', 'unused.png'];
    const withPhotos = openEdition(folder, {
      ...Object.fromEntries(pictures.map((name) => [`pictures/${name}`, ''])),
      'board.yaml': board,
      [article]: `${journeys.readText(article)}\n\n![A meeting](Meeting.JPG) ![A house](visit.svg)\n`,
    });
    const root = toPosix(resolve(folder));
    expect(photosModule(withPhotos)).toBe(
      [
        `import photo0 from "${root}/pictures/Meeting.JPG";`,
        `import photo1 from "${root}/pictures/portrait.jpg";`,
        'export const originals = {',
        '  "Meeting.JPG": photo0,',
        '  "portrait.jpg": photo1,',
        '};',
      ].join('\n'),
    );
  });
});
