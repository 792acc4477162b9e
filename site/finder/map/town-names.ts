// The names of towns on the map, which keep clear of markers and of each other.
import type { Point } from '@appraisers/directory/appraiser.ts';
import type { Map as LeafletMap } from 'leaflet';
import { Bounds } from 'leaflet/src/geometry/Bounds.js';

/** An element and its point on the map. */
export type Pin = readonly [HTMLElement, Point];

/** Px between a name and the point of its town, which may have a marker or the ring of a search. */
const gaps = [8, 18, 28];

/**
 * Moves each name to the right or the left of its town, or hides it. The earlier names choose first.
 * @param taken what they keep clear of, in px of the map's layer
 */
export function arrangeNames(map: LeafletMap, towns: readonly Pin[], taken: Bounds[]): void {
  // All sizes are read before anything is written: each read after a write would be a layout of its own.
  const names = towns.flatMap(([{ firstElementChild: text }, town]) => {
    if (!(text instanceof HTMLElement)) return [];
    const { offsetWidth: width, offsetHeight: height } = text;
    return [{ text, at: map.latLngToLayerPoint(town), width, height }];
  });
  for (const { text, at, width, height } of names) {
    const free = gaps
      .flatMap((gap) => [gap, -gap - width])
      .map((left) => new Bounds(at.add([left, -height / 2]), at.add([left + width, height / 2])))
      .find((box) => !taken.some((other) => other.overlaps(box)));
    text.style.visibility = free ? '' : 'hidden';
    if (!free) continue;
    taken.push(free);
    // From the edge of its point, which is 5 px wide.
    text.style.left = `${free.getTopLeft().x - at.x + 2.5}px`;
  }
}
