import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleNames } from './members.fixture.ts';

const { placeKey } = sampleNames;

describe('the key of a place name', () => {
  it.each([
    ['St. George', 'saintgeorge'],
    ['St George, UT', 'saintgeorge'],
    ['st. george, utah', 'saintgeorge'],
    ['Provo,ut ', 'provo'],
    ['Salt Lake City UT', 'saltlakecity'],
    ['Utah', 'utah'],
  ])('of %j is %s', (name, key) => {
    expect(placeKey(name)).toBe(key);
  });

  it.each([
    ['Mt. Pleasant', 'Mount Pleasant'],
    ['Ft. Duchesne', 'Fort Duchesne'],
    ['N. Salt Lake', 'North Salt Lake'],
    ['S. Jordan', 'South Jordan'],
    ['E. Carbon', 'East Carbon'],
    ['W. Valley City', 'West Valley City'],
    ['SLC', 'Salt Lake City'],
    ['wvc', 'West Valley City'],
    ['The Avenues', 'Avenues'],
    ['Hill AFB', 'Hill Air Force Base'],
    ['LaVerkin', 'La Verkin'],
    ["Land's End", 'Lands End'],
    ['Land’s End', 'Lands End'],
    ['Salt-Lake City', 'Salt Lake City'],
  ])('is the same for %j and %j', (one, other) => {
    expect(placeKey(one)).toBe(placeKey(other));
  });

  it.each(['', '   ', '!!!', '—', '🏠', '\u0301'])(
    'is empty for %j, which names no place',
    (text) => {
      expect(placeKey(text)).toBe('');
    },
  );
});

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 });
const name = fc.array(word, { minLength: 1, maxLength: 4 });
const codePoint = fc.integer({ min: 0, max: 0x10ffff });

describe('the key of any name', () => {
  it('does not depend on case, repeated spaces or accents', () => {
    fc.assert(
      fc.property(name, (words) => {
        const plain = words.join(' ');
        const accented = plain.replace(/[a-z]/g, '$&\u0301').normalize('NFC');
        for (const other of [plain.toUpperCase(), `  ${words.join('   ')} `, accented])
          expect(placeKey(other)).toBe(placeKey(plain));
      }),
      // The state at the end has accents too.
      { examples: [[['a', 'ut']]] },
    );
  });

  it('is nothing but letters and digits, and for any text there is one', () => {
    fc.assert(
      fc.property(fc.array(codePoint, { maxLength: 300, size: 'max' }), (points) => {
        expect(placeKey(String.fromCodePoint(...points))).toMatch(/^[\p{L}\p{N}]*$/u);
      }),
    );
  });
});
