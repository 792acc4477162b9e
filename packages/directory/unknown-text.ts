// The answer to a text that names no known place and no one.
import type { UnknownReason } from './answer.ts';
import { type Criteria, radii, type SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import { appraisersNamed } from './find-people.ts';
import { findPlace } from './find-place.ts';
import { listSections, membersOf, nearestSection } from './sections.ts';
import { sectionsAround } from './sections-around.ts';
import { guess } from './suggest.ts';

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
  const { meant, from } = guess(criteria, directory);
  const [likely] = meant;
  if (likely?.kind === 'appraiser') {
    const people = appraisersNamed(directory, likely.near);
    return { status: 'named', isSimilar: true, sections: listSections(people, criteria) } as const;
  }
  const place = from && findPlace(from.near, from.by, directory);
  const [within] = radii;
  const around = place && sectionsAround(directory, place, { ...criteria, within }, day);
  const count = around?.sections.flatMap(membersOf).length ?? 0;
  const origin = from && { ...from.origin, name: from.near };
  return {
    status: 'unknown',
    why: unknownReason(criteria.by, text, directory),
    meant,
    from,
    sections: origin
      ? nearestSection(directory, origin, { there: place?.primary, day, by: from.by })
      : [],
    wider: [...(count > 0 ? [{ within, count }] : []), ...(around?.wider ?? [])],
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
