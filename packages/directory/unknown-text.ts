// The answer to a text that names no known place and no one.
import type { UnknownReason } from './answer.ts';
import type { Criteria, SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import { appraisersNamed } from './find-people.ts';
import { findPlace, placeWithin } from './find-place.ts';
import { listSections, nearestSection } from './sections.ts';
import { widerSearches } from './sections-at.ts';
import { similarPlaces } from './suggest.ts';

/**
 * The people with a similar name, if theirs is more similar than that of any place. Or else the places that the
 * visitor may mean, and the members nearest to the first of them or to the largest town.
 */
export function answerToUnknown(
  text: string,
  criteria: Criteria,
  directory: Directory,
  day: number,
) {
  const meant = similarPlaces(text, directory, 3);
  const [likely] = meant;
  if (likely?.kind === 'appraiser') {
    const people = appraisersNamed(directory, likely.near);
    return { status: 'named', isSimilar: true, sections: listSections(people, criteria) } as const;
  }
  const [largest] = directory
    .targets()
    .filter(({ kind, here }) => kind === 'town' && here > 0)
    .sort((a, b) => b.here - a.here);
  const from = meant.find(({ kind }) => kind !== 'appraiser') ?? largest;
  const place = from && findPlace(from.near, from.by, directory);
  return {
    status: 'unknown',
    why: unknownReason(criteria.by, text, directory),
    also: meant,
    from,
    sections: place ? nearestSection(directory, place.origin, { day, by: from.by }) : [],
    wider: place ? widerSearches(placeWithin(place, directory), 0) : [],
  } as const;
}

export function unknownReason(
  by: SearchType,
  text: string,
  { region }: Pick<Directory, 'region'>,
): UnknownReason {
  if (by === 'city') return 'no-such-city';
  if (!/^\d{5}$/.test(text)) return 'no-zip';
  const isOfRegion = region.zipPrefixes.some((prefix) => text.startsWith(prefix));
  return isOfRegion ? 'no-such-zip' : 'not-of-region';
}
