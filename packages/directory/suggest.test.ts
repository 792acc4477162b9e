import { directoryFile } from '@appraisers/edition/loaders/directory-file.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { membersOf } from './answer.ts';
import { openDirectory } from './directory.ts';
import { countFor } from './find-place.ts';
import { answerTo, citySearch, zipSearch } from './search.fixture.ts';
import { suggest } from './suggest.ts';
import type { SearchTarget } from './targets.ts';

const directory = openDirectory(directoryFile(edition));
const places = directory.targets();
const described = ({ near, town }: SearchTarget) => (town ? `${near} ${town}` : near);
const suggested = (text: string) => suggest(text, directory, 6).map(described);

describe('a text while the visitor types', () => {
  it.each([
    ['Pro', 'Provo'],
    ['Prôvo', 'Provo'],
    ['St. Geo', 'St. George'],
    ['Saint Geo', 'St. George'],
    ['salt l', 'Salt Lake City'],
    ['SLC', 'Salt Lake City'],
    ['sugar', 'Sugar House'],
    ['84604', '84604 Provo'],
    ['84604-12', '84604 Provo'],
    ['84604 Provo', '84604 Provo'],
    ['84048', '84048 Lehi'],
    ['Provo, UT', 'Provo'],
    ['Saint Gorge', 'St. George'],
    ['Brovo', 'Provo'],
    ['Amercan Frok', 'American Fork'],
    ['Rich', 'Rich County'],
  ])('%j suggests %s first', (text, first) => {
    expect(suggested(text)[0]).toBe(first);
  });

  it('at least 55 of 60 misspelled towns suggest the town first or second', () => {
    const misspelled =
      `Provoo Provo,Slat Lake City Salt Lake City,Salt Lake Ciy Salt Lake City,Sandey Sandy,Orum Orem,
      Logen Logan,Odgen Ogden,St Gorge St. George,Lehigh Lehi,Laytn Layton,Murry Murray,Drapper Draper,
      Tooelle Tooele,Tuella Tooele,Heriman Herriman,Haramin Herriman,Bountifull Bountiful,Cenerville Centerville,
      Farmingtn Farmington,Kaysvile Kaysville,Clearfeild Clearfield,Springvile Springville,Spanish Forks Spanish Fork,
      Paysen Payson,Santaquinn Santaquin,Neffi Nephi,Richfeild Richfield,Moabb Moab,Vernel Vernal,Heber Cty Heber City,
      Midwey Midway,Prak City Park City,Ceder City Cedar City,Huricane Hurricane,Washingtn Washington,Kannab Kanab,
      Filmore Fillmore,Beever Beaver,Panguich Panguitch,Escalente Escalante,Rosevelt Roosevelt,Duchense Duchesne,
      Smithfeild Smithfield,Hyrem Hyrum,Brigam City Brigham City,Tremontin Tremonton,Taylrsville Taylorsville,
      Magma Magna,Kerns Kearns,Holiday Holladay,Cotonwood Heights Cottonwood Heights,Millcrek Millcreek,
      Eagle Mtn Eagle Mountain,Saratoga Spings Saratoga Springs,Plesant Grove Pleasant Grove,Alpne Alpine,
      Highlnd Highland,Mapelton Mapleton,Coalvile Coalville,Oakly Oakley`
        .split(',')
        .map((pair) => pair.trim());
    const towns = places.filter(({ kind }) => kind === 'town').map(({ near }) => near);
    const missed = misspelled.filter((pair) => {
      const town =
        towns.filter((name) => pair.endsWith(` ${name}`)).sort((a, b) => b.length - a.length)[0] ??
        '';
      const typed = pair.slice(0, -town.length - 1);
      return !suggest(typed, directory, 2).some(({ near }) => near === town);
    });
    expect(misspelled).toHaveLength(60);
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(5);
  });

  it('a later word of a name counts, behind names that begin so', () => {
    expect(suggested('jordan')).toEqual(expect.arrayContaining(['South Jordan', 'West Jordan']));
    expect(suggested('ling')).toContain('Mei-Ling Chou Kaysville');
  });

  it.each(['Evanston', 'Mesquite', '82930', '12 Main St, Mesquite'])(
    '%j is in another state, so no similar place is suggested',
    (text) => expect(suggest(text, directory, 6)).toEqual([]),
  );

  it.each([
    ['Eagle', 'Eagle Mountain'],
    ['Aurora', 'Aurora'],
  ])('%j, which another state has too, suggests %s', (text, first) => {
    expect(suggest(text, directory, 6)[0]?.near).toBe(first);
  });

  it.each(['', ' ', 'P', '8', '!!', 'Xyzzyqk', '99999'])('%j suggests nothing', (text) => {
    expect(suggested(text)).toEqual([]);
  });

  it('letters from the end of one name and the start of the next suggest no one', () => {
    expect(suggested('Desta Ha')).toEqual(['Desta Haile Provo']);
    expect(suggested('tahai')).not.toContain('Desta Haile Provo');
  });

  it('places with members come first among equals', () => {
    const here = suggest('84', directory, 6).map((place) => place.here);
    expect(here).toEqual(here.toSorted((a, b) => b - a));
    expect(here[0]).toBeGreaterThan(0);
  });

  it('any text suggests at most `count` places, each once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(8), (text, count) => {
        const found = suggest(text, directory, count);
        expect(found.length).toBeLessThanOrEqual(count);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('the places that are known', () => {
  it('are each there once, with all members counted by ZIP, town, county and name', () => {
    const keys = places.map(({ kind, keys: [key] }) => `${kind} ${key}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const kind of ['zip', 'town', 'county', 'appraiser'] as const) {
      const sum = places.reduce((all, place) => all + (place.kind === kind ? place.here : 0), 0);
      expect(sum).toBe(edition.members.read().length);
    }
  });

  it('have as many members around as a search for them finds', () => {
    for (const place of places.filter(({ kind }, at) => kind !== 'appraiser' && at % 20 === 0)) {
      const { sections } = answerTo({ ...place, within: 30 }, directory);
      const around = sections.filter(({ kind }) => kind === 'around').flatMap(membersOf);
      expect(countFor(place, 30, directory), place.near).toBe(around.length);
    }
  });

  it('are found by their own name', () => {
    for (const place of places) {
      const [first] = suggest(place.near, directory, 1);
      expect(first?.keys[0]).toBe(place.keys[0]);
    }
  });
});

describe('a guess at an unknown place', () => {
  it.each([
    ['for a misspelled city', citySearch('Prvo'), 'Provo', 'Provo'],
    ['for a ZIP with two digits swapped', zipSearch('84640'), '84604', '84604'],
    ['for a name of nowhere', citySearch('Zzyzx Qqq'), undefined, 'Provo'],
    ['for a ZIP of another state', zipSearch('10001'), undefined, 'Provo'],
    ['for a text that is no ZIP', zipSearch('#1'), undefined, 'Provo'],
  ])('%s', (_, criteria, meant, from) => {
    const found = answerTo(criteria);
    if (found.status !== 'unknown') throw new Error(found.status);
    expect(found.also?.[0]?.near).toBe(meant);
    expect(found.also?.length).toBeLessThanOrEqual(3);
    expect(found.from?.near).toBe(from);
  });
});
