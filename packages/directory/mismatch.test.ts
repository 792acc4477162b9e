import { describe, expect, it } from 'vitest';
import { mismatchOf } from './mismatch.ts';
import { sampleNames } from './region.fixture.ts';

describe('a city typed where a ZIP is expected', () => {
  it.each(['Provo', 'p', '84604a', '84604 Provo', ' Provo ', 'Ñ', 'プロボ', 'Prövo', 'Atlantis'])(
    '%j is a mismatch, in these words',
    (near) => {
      expect(mismatchOf({ near, by: 'zip' }, sampleNames)).toBe(
        'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.',
      );
      expect(mismatchOf({ near, by: 'city' }, sampleNames)).toBeUndefined();
    },
  );
});

describe('a ZIP typed where a city is expected', () => {
  it.each(['84604', '8', '00000', ' 84604 ', '84604-1234', '846045', '99999'])(
    '%j is a mismatch, in these words',
    (near) => {
      expect(mismatchOf({ near, by: 'city' }, sampleNames)).toBe(
        'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.',
      );
      expect(mismatchOf({ near, by: 'zip' }, sampleNames)).toBeUndefined();
    },
  );
});

describe('a text that may be either', () => {
  it.each(['', '   ', '#!?', '🏠', '84604-12', '8 4', '84,604'])('%j is no mismatch', (near) => {
    expect(mismatchOf({ near, by: 'zip' }, sampleNames)).toBeUndefined();
    expect(mismatchOf({ near, by: 'city' }, sampleNames)).toBeUndefined();
  });
});
