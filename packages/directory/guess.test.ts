import { describe, expect, it } from 'vitest';
import { guess } from './guess.ts';
import { knownPlaces } from './known-places.ts';
import { sampleExtra, sampleGazetteer, sampleIndex } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { sampleNames } from './region.fixture.ts';
import { citySearch, zipSearch } from './search.fixture.ts';

const extra = sampleExtra;
const places = knownPlaces({ members: sampleIndex, extra, gazetteer: sampleGazetteer });

describe('anyone who asks for a place that is not known', () => {
  it.each([
    ['a city written wrong', citySearch('Prvo'), 'Provo', 'Provo'],
    ['a ZIP with two digits exchanged', zipSearch('84640'), '84604', '84604'],
    ['a name of nowhere', citySearch('Zzyzx Qqq'), undefined, 'Provo'],
    ['a ZIP of elsewhere', zipSearch('10001'), undefined, 'Provo'],
    ['no ZIP at all', zipSearch('1'), undefined, 'Provo'],
  ])('%s', (_, criteria, meant, from) => {
    const found = guess(criteria, places, sampleNames);
    expect(found.meant[0]?.near).toBe(meant);
    expect(found.meant.length).toBeLessThanOrEqual(3);
    expect(found.from?.near).toBe(from);
  });

  it('has nothing to count from where there are no members', () => {
    const none = knownPlaces({ members: indexMembers([], sampleNames), extra });
    expect(guess(citySearch('Zzyzx'), none, sampleNames)).toEqual({ meant: [], from: undefined });
  });
});
