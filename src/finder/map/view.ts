// Which part of Utah the map shows.
import { type LatLngBounds, type Map as LeafletMap, latLng, latLngBounds, point } from 'leaflet';
import type { Criteria } from '#directory/criteria.ts';
import { type Answer, appraisersIn } from '#directory/search.ts';

/** The first view: the middle of the state, all of it in sight. */
export const wholeOfUtah = { center: [39.321, -111.0937], zoom: 7 } as const satisfies {
  center: [number, number];
  zoom: number;
};

export const metersPerMile = 1609.344;

/** The area an answer is about; undefined where it is all of Utah or nowhere. */
export function areaOf(answer: Answer, criteria: Criteria): LatLngBounds | undefined {
  if (answer.kind === 'groups') {
    const origin = latLng(answer.origin.lat, answer.origin.lng);
    // A square as wide as the circle, and wide enough for members of the city beyond it.
    const area = origin.toBounds(2 * criteria.within * metersPerMile);
    for (const { lat, lng } of appraisersIn(answer)) area.extend([lat, lng]);
    return area;
  }
  if (answer.kind !== 'partial') return undefined;
  return latLngBounds(answer.appraisers.map(({ lat, lng }) => [lat, lng])).pad(0.2);
}

/** Seconds that the map takes to turn to another place. */
const turningTime = 0.6;

/** Turns the map to an area, calmly, or at once for those who want nothing to move. */
export function turnTo(map: LeafletMap, area: LatLngBounds | undefined, move: boolean): void {
  const { center, zoom } = wholeOfUtah;
  // Closer than zoom 12, a single ZIP would fill the map and say nothing of where it is.
  const fit = { maxZoom: 12, padding: point(12, 12) };
  if (!move) {
    if (area) map.fitBounds(area, { ...fit, animate: false });
    else map.setView(center, zoom, { animate: false });
  } else if (area) map.flyToBounds(area, { ...fit, duration: turningTime });
  else map.flyTo(center, zoom, { duration: turningTime });
}
