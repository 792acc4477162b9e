// Which part of the state the map shows, and the area of a search on it.
import { whole } from 'virtual:map-base';
import type { Point } from '@appraisers/directory/appraiser.ts';
import { nearestAppraisers } from '@appraisers/directory/distance.ts';
import { nearestPlaces } from '@appraisers/directory/locate.ts';
import { appraisersIn } from '@appraisers/directory/search.ts';
import type { Circle, LatLngBounds, Map as LeafletMap } from 'leaflet';
import { allowsMotion } from '#finder/media-queries.ts';
import { directory, type FinderResult, isListResult, placesIn } from '#finder/result.ts';
import { namedTowns } from './base-map.ts';
import { circle, latLng, latLngBounds, point } from './leaflet-parts.ts';
import { pinElements } from './pins.ts';
import { townName } from './town-names.ts';

const metersPerMile = 1609.344;

/** The area of an answer. Undefined where it is all of the state or nowhere. */
export function areaOf(result: FinderResult | undefined): LatLngBounds | undefined {
  if (!result) return undefined;
  if (isListResult(result)) return around(result.answer.appraisers);
  const { answer } = result;
  if (answer.kind === 'groups') {
    const origin = latLng(answer.origin.lat, answer.origin.lng);
    // The county, or a square around the circle. Both include the members beyond.
    const area =
      'zips' in answer.origin
        ? latLngBounds(answer.origin.zips.map(({ lat, lng }) => [lat, lng]))
        : origin.toBounds(2 * result.request.criteria.within * metersPerMile);
    for (const { lat, lng } of appraisersIn(answer)) area.extend([lat, lng]);
    // An empty circle does not show where to look.
    if (answer.groups.length === 0)
      for (const { appraiser } of nearestAppraisers(directory, origin, 1))
        area.extend([appraiser.lat, appraiser.lng]);
    return area;
  }
  return answer.kind === 'partial' || answer.kind === 'named'
    ? around(answer.appraisers)
    : undefined;
}

const around = (points: readonly Point[]): LatLngBounds | undefined =>
  points.length > 0 ? latLngBounds(points.map(({ lat, lng }) => [lat, lng])).pad(0.2) : undefined;

/** Seconds that the map takes to move to another place. */
const panDuration = 0.6;

/** Closer than zoom 12 a single ZIP would fill the map. */
const closest = 12;

/**
 * Moves the map to an area, or to all of the state.
 * @param animate false shows the area at once
 * @param maxZoom the closest zoom
 */
export function panTo(
  map: LeafletMap,
  area: LatLngBounds | undefined,
  { animate = allowsMotion(), maxZoom = closest } = {},
): void {
  const { center, zoom } = whole;
  const fit = { maxZoom, padding: point(12, 12) };
  if (!animate) {
    if (area) map.fitBounds(area, { ...fit, animate: false });
    else map.setView(center, zoom, { animate: false });
    return;
  }
  map.stop();
  if (area) map.flyToBounds(area, { ...fit, duration: panDuration });
  else map.flyTo(center, zoom, { duration: panDuration });
}

/** A small map has room for this many names. */
const maxTowns = 8;

const townsAround = (origin: Point, known: Parameters<typeof placesIn>[0]) =>
  nearestPlaces(
    placesIn(known).filter(({ kind, near }) => kind === 'town' && !namedTowns.has(near)),
    origin,
    maxTowns,
  );

/** Shows the area of an answer: where the search starts, how far it reaches, and the names of towns there. */
export function searchArea(map: LeafletMap) {
  const pins = pinElements(map, map.getPane('overlayPane') ?? map.getContainer());
  let reach: Circle | undefined;
  return {
    pins,
    show(result: FinderResult): void {
      reach?.remove();
      pins.clear();
      if (isListResult(result) || result.answer.kind !== 'groups') return;
      const { lat, lng } = result.answer.origin;
      // A county is no circle, and has no middle to measure from.
      if (!('zips' in result.answer.origin)) {
        const radius = result.request.criteria.within * metersPerMile;
        reach = circle([lat, lng], { radius, interactive: false, className: 'map-radius' });
        reach.addTo(map);
        const ring = document.createElement('div');
        ring.className = 'map-origin';
        pins.add(ring, [lat, lng]);
      }
      if (result.answer.groups.length > 0) return;
      // Without members nearby, the names of towns show what lies around.
      for (const { near, origin } of townsAround(result.answer.origin, result.knowledge))
        pins.add(townName(near), [origin.lat, origin.lng]);
    },
  };
}
