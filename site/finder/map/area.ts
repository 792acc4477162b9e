// Which part of the state the map shows, and the area of a search on it.

import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { nearestPlaces } from '@appraisers/directory/locate.ts';
import { membersOf } from '@appraisers/directory/sections.ts';
import type { Circle, LatLngBounds, Map as LeafletMap } from 'leaflet';
import { allowsMotion } from '#finder/media-queries.ts';
import { circle, latLng, latLngBounds, point } from './leaflet-parts.ts';
import { type Pins, townName } from './pinned.ts';

const metersPerMile = 1609.344;

/** The area of an answer. Undefined where it is all of the state or nowhere. */
export function areaOf(answer: Answer | undefined, within: number): LatLngBounds | undefined {
  if (!answer) return undefined;
  const members = appraisersIn(answer);
  if (answer.status === 'place') {
    // The county, or a square around the circle. Both include the members beyond.
    const { origin } = answer;
    const area =
      'zips' in origin
        ? latLngBounds([...origin.zips])
        : latLng(origin.lat, origin.lng).toBounds(2 * within * metersPerMile);
    // An empty circle does not show where to look.
    const nearest = answer.sections.filter(({ kind }) => kind === 'nearest').flatMap(membersOf);
    for (const point of [...members, ...nearest.slice(0, 1)]) area.extend(point);
    return area;
  }
  if (answer.status === 'all' || members.length === 0) return undefined;
  return latLngBounds([...members]).pad(0.2);
}

/** Seconds that the map takes to move to another place. */
const duration = 0.6;

/** Closer than zoom 12 a single ZIP would fill the map. */
const closest = 12;

/**
 * Moves the map to an area.
 * @param animate false shows the area at once
 * @param maxZoom the closest zoom
 */
export function panTo(
  map: LeafletMap,
  area: LatLngBounds,
  { animate = allowsMotion(), maxZoom = closest } = {},
): void {
  if (animate) map.stop();
  map.flyToBounds(area, { maxZoom, padding: point(12, 12), animate, duration });
}

/** What the map shows of the whole state. */
export type WholeState = { readonly lat: number; readonly lng: number; readonly zoom: number };

export function showWhole(map: LeafletMap, whole: WholeState, animate = allowsMotion()): void {
  if (animate) map.stop();
  map.flyTo(whole, whole.zoom, { animate, duration });
}

/** A small map has room for this many names. */
const maxTowns = 8;

/**
 * Shows the area of an answer: where the search starts, how far it reaches, and the names of towns there.
 * @param named towns that the base map already names
 * @returns a function that removes it
 */
export function showArea(
  map: LeafletMap,
  pins: Pins,
  answer: Answer,
  within: number,
  directory: Directory,
  named: ReadonlySet<string>,
): () => void {
  let reach: Circle | undefined;
  if (answer.status === 'place') {
    // A county is no circle, and has no middle to measure from.
    if (!('zips' in answer.origin)) {
      const radius = within * metersPerMile;
      reach = circle(answer.origin, { radius, interactive: false, className: 'map-radius' });
      reach.addTo(map);
      const ring = document.createElement('div');
      ring.className = 'map-origin';
      pins.add(ring, answer.origin);
    }
    // Without members nearby, the names of towns show what lies around.
    if (answer.sections.some(({ kind }) => kind === 'nearest')) {
      const towns = directory
        .targets()
        .filter(({ kind, near }) => kind === 'town' && !named.has(near));
      for (const { near, origin } of nearestPlaces(towns, answer.origin, maxTowns))
        pins.add(townName(near), origin);
    }
  }
  return () => {
    reach?.remove();
    pins.clear();
  };
}
