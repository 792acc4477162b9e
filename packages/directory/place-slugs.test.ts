import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeSlugs } from './place-slugs.ts';
import { sampleNames } from './region.fixture.ts';

const slugOf = (name: string) => placeSlugs([name], sampleNames).get(name);

describe('the slug of a place', () => {
  it.each([
    ['Provo', 'provo'],
    ['Salt Lake City', 'salt-lake-city'],
    ['St. George', 'saint-george'],
    ['SAINT  GEORGE, UT', 'saint-george'],
    ["Coeur d'Alene", 'coeur-dalene'],
    ['Winston-Salem', 'winston-salem'],
    ['Cañonville', 'canonville'],
    ['Hill AFB', 'hill-air-force-base'],
    ['The Avenues', 'avenues'],
    ['29 Palms', '29-palms'],
    ['李明', 'place'],
    ['../../etc', 'etc'],
  ])('of %j is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('tells apart whose letters of ASCII are the same, anyone who comes first', () => {
    const places = ['Łódź', 'Ødź', 'Dz 2', '李明', '東京'];
    const slugs = placeSlugs(places, sampleNames);
    expect(Object.fromEntries(slugs)).toEqual({
      'Dz 2': 'dz-2',
      Łódź: 'odz',
      Ødź: 'dz',
      李明: 'place',
      東京: 'place-2',
    });
    expect(new Map([...placeSlugs([...places].reverse(), sampleNames)].sort())).toEqual(
      new Map([...slugs].sort()),
    );
  });

  it('is one of its own, and fits an address, whatever the names', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc.constantFrom('a', 'á', 'ła', 'ø a', 'A 2', 'a-2', 'place', 'Place 2', '李'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(name, { selector: sampleNames.placeKey }), (all) => {
        const slugs = [...placeSlugs(all, sampleNames).values()];
        expect(new Set(slugs).size).toBe(all.length);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});
