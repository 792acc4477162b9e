// What of an answer the map shows, and where.
import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import { membersOf } from '@appraisers/directory/sections.ts';
import type { LatLngBounds } from 'leaflet';
import { latLng, latLngBounds } from './leaflet-parts.ts';

export const metersPerMile = 1609.344;

/** The nearest members, if none are near. */
export const nearestIn = ({ sections }: Answer) =>
  sections.filter(({ kind }) => kind === 'nearest').flatMap(membersOf);

/** The origin of an answer, if it is a point. A county has no middle to measure from. */
export const pointOf = (answer: Answer | undefined) =>
  answer?.status === 'place' && !('zips' in answer.origin) ? answer.origin : undefined;

/** The area of an answer. Undefined where it is all of the state or nowhere. */
export function areaOf(answer: Answer, within: number): LatLngBounds | undefined {
  const members = appraisersIn(answer);
  if (answer.status === 'place') {
    // The county, or a square around the circle. Both include the members beyond.
    const { origin } = answer;
    const area =
      'zips' in origin
        ? latLngBounds([...origin.zips])
        : latLng(origin.lat, origin.lng).toBounds(2 * within * metersPerMile);
    // An empty circle does not show where to look.
    for (const at of [...members, ...nearestIn(answer).slice(0, 1)]) area.extend(at);
    return area;
  }
  if (answer.status === 'all' || members.length === 0) return undefined;
  return latLngBounds([...members]).pad(0.2);
}
