import { describe, expect, it } from 'vitest';
import { guess } from './guess.ts';
import { knownPlaces } from './known-places.ts';
import { indexMembers } from './members.ts';
import { sampleExtra, sampleGazetteer, sampleIndex } from './sample-members.ts';
import { names } from './sample-region.ts';
import { city, zip } from './sample-search.ts';

const extra = sampleExtra;
const places = knownPlaces({ members: sampleIndex, extra, gazetteer: sampleGazetteer });

describe('whoever asks for a place that is not known', () => {
  it.each([
    ['a city written wrong', city('Prvo'), 'Provo', 'Provo'],
    ['a ZIP with two digits exchanged', zip('84640'), '84604', '84604'],
    ['a name of nowhere', city('Zzyzx Qqq'), undefined, 'Provo'],
    ['a ZIP of elsewhere', zip('10001'), undefined, 'Provo'],
    ['no ZIP at all', zip('1'), undefined, 'Provo'],
  ])('%s', (_, criteria, meant, from) => {
    const found = guess(criteria, places, names);
    expect(found.meant[0]?.near).toBe(meant);
    expect(found.meant.length).toBeLessThanOrEqual(3);
    expect(found.from?.near).toBe(from);
  });

  it('has nothing to count from where there are no members', () => {
    const nobody = knownPlaces({ members: indexMembers([], names), extra });
    expect(guess(city('Zzyzx'), nobody, names)).toEqual({ meant: [], from: undefined });
  });
});
