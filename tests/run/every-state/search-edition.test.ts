// The place data of two states that differ from the sample editions, searched as visitors write.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { searchEdition } from './search-edition.ts';
import { addMembers, firstEdition } from './small-edition.ts';

const scratch = mkdtempSync(join(tmpdir(), 'states-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** What visitors write, and the town that it names. */
const written: Readonly<Record<string, readonly (readonly [text: string, place: string])[]>> = {
  LA: [
    ['70068', '70068'],
    ['Laplace', 'LaPlace'],
    ['La Place', 'LaPlace'],
    ['dequincy', 'DeQuincy'],
    ['De Quincy, LA', 'DeQuincy'],
    ['Saint Martinville', 'St. Martinville'],
    ['St. James Parish', 'St. James Parish'],
    ['Caddo Parish', 'Caddo Parish'],
  ],
  VT: [
    ['05819', '05819'],
    ['St Johnsbury', 'St. Johnsbury'],
    ['SAINT JOHNSBURY', 'St. Johnsbury'],
    ['East Saint Johnsbury, Vermont', 'East St. Johnsbury'],
    ['Mc Indoe Falls', 'McIndoe Falls'],
    ['Caledonia County', 'Caledonia County'],
  ],
};

describe.each(Object.entries(written))('%s', (state, texts) => {
  const folder = join(scratch, state);
  firstEdition(state, folder);
  addMembers(folder);
  const { members, found, unknown, placeNamed } = searchEdition(folder);

  it('is a valid edition whose search finds every member and knows every place', () => {
    expect(members).toBe(24);
    expect(found).toBe(members);
    expect(unknown).toEqual([]);
  });

  it.each(texts)('%s is %s', (text, place) => expect(placeNamed(text)).toBe(place));

  it('has no place of a firm', () => {
    expect(placeNamed(state === 'LA' ? 'Cablevision' : 'Parcel Return Service')).toBeUndefined();
  });
});
