import { revealEmail } from '@appraisers/directory/concealed-email.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  directoryModule,
  guidanceModule,
  mapBaseModule,
  regionModule,
} from './embedded-directory.ts';

const loaded = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

describe('the directory in the browser', async () => {
  const code = directoryModule();
  const { members, places } = await loaded(code);

  it('has every member of the file, with all that it says', () => {
    const back = members.map((member: { email: string }) => ({
      ...member,
      email: revealEmail(member.email),
    }));
    expect(back).toEqual(edition.members.read());
  });

  it('has no email address in plain text', () => {
    expect(code).not.toMatch(/\w@\w/);
    expect(code).not.toContain('example.org');
  });

  it('has the extra table of known places', () => {
    const { zips, names } = edition.places.read();
    expect(places.zips.map(([zip]: [string]) => zip)).toEqual(zips.map(({ zip }) => zip));
    expect(places.cities.map(([name]: [string]) => name)).toEqual(names.map(({ name }) => name));
  });
});

it('the address of the gazetteer is another when its content is', async () => {
  const addressNow = async () => (await loaded(directoryModule())).gazetteerAddress;
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
  const { region } = await loaded(regionModule());
  const { timeZone, ...known } = region;
  expect(edition.region.read()).toMatchObject(known);
  expect(timeZone).toBe('America/Denver');
  expect(region.search.zip.label).toBe('ZIP code in Utah');
});

it('what visitors are told in the browser is what the edition says', async () => {
  const { licensing, letter, reasons } = await loaded(guidanceModule());
  expect({ letter, reasons }).toEqual(edition.reasons.read());
  expect(licensing).toEqual(edition.region.read().licensing);
});

it('the map in the browser has its ground and its first view', async () => {
  const { whole, base } = await loaded(mapBaseModule());
  expect(whole).toEqual({ name: 'Utah', center: [39.321, -111.0937], zoom: 7 });
  expect(base).toEqual(edition.mapBase.read());
});
