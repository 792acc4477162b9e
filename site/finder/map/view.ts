// Which part of the state the map shows.

import { whole } from 'virtual:map-base';
import type { Point } from '@appraisers/directory/appraiser.ts';
import { nearestAppraisers } from '@appraisers/directory/nearest.ts';
import { shownIn } from '@appraisers/directory/shortlist.ts';
import { type LatLngBounds, type Map as LeafletMap, latLng, latLngBounds, point } from 'leaflet';
import { directory } from '#finder/directory.ts';
import { allowsMotion } from '#finder/media-queries.ts';
import { type FinderResult, isListResult } from '#finder/types.ts';

export const metersPerMile = 1609.344;

/** The area an answer is about; undefined where it is all of the state or nowhere. */
export function areaOf(result: FinderResult | undefined): LatLngBounds | undefined {
  if (!result) return undefined;
  if (isListResult(result)) return around(result.answer.appraisers);
  const { answer } = result;
  if (answer.kind === 'groups') {
    const origin = latLng(answer.origin.lat, answer.origin.lng);
    // A square as wide as the circle, and wide enough for members of the city beyond it.
    const area = origin.toBounds(2 * result.request.criteria.within * metersPerMile);
    for (const { lat, lng } of shownIn(answer)) area.extend([lat, lng]);
    // An empty circle says nothing of where to look.
    if (answer.groups.length === 0)
      for (const { appraiser } of nearestAppraisers(directory, origin, 1))
        area.extend([appraiser.lat, appraiser.lng]);
    return area;
  }
  return answer.kind === 'partial' ? around(answer.appraisers) : undefined;
}

const around = (points: readonly Point[]): LatLngBounds | undefined =>
  points.length > 0 ? latLngBounds(points.map(({ lat, lng }) => [lat, lng])).pad(0.2) : undefined;

/** Seconds that the map takes to turn to another place. */
const panDuration = 0.6;

/** Closer than zoom 12, a single ZIP would fill the map and say nothing of where it is. */
const closest = 12;

/**
 * Turns the map to an area, calmly, or at once where nothing is to move.
 * @param maxZoom as close as the map may come
 */
export function panTo(
  map: LeafletMap,
  area: LatLngBounds | undefined,
  { calmly = allowsMotion(), maxZoom = closest } = {},
): void {
  const { center, zoom } = whole;
  const fit = { maxZoom, padding: point(12, 12) };
  map.stop();
  if (!calmly) {
    if (area) map.fitBounds(area, { ...fit, animate: false });
    else map.setView(center, zoom, { animate: false });
  } else if (area) map.flyToBounds(area, { ...fit, duration: panDuration });
  else map.flyTo(center, zoom, { duration: panDuration });
}
