// The names of towns on the map, which keep clear of markers and of each other.
import type { Point } from '@appraisers/directory/appraiser.ts';
import type { Map as LeafletMap } from 'leaflet';

/** An element and its point on the map. */
export type Pin = readonly [HTMLElement, Point];

/** A square or a name on the map, in px of its layer. */
type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** Px between a name and the point of its town, which may have a marker or the ring of a search. */
const gaps = [8, 18, 28];

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Moves each name to the right or the left of its town, or hides it. The earlier names choose first. */
export function arrangeNames(map: LeafletMap, towns: readonly Pin[], taken: Box[]): void {
  // All sizes are read before anything is written: each read after a write would be a layout of its own.
  const names = towns.flatMap(([{ firstElementChild: text }, town]) => {
    if (!(text instanceof HTMLElement)) return [];
    const { offsetWidth: width, offsetHeight: height } = text;
    return [{ text, at: map.latLngToLayerPoint(town), width, height }];
  });
  for (const { text, at, width, height } of names) {
    const free = gaps
      .flatMap((gap) => [gap, -gap - width])
      .map((left) => ({ x: at.x + left, y: at.y - height / 2, width, height }))
      .find((place) => !taken.some((other) => overlap(other, place)));
    text.style.visibility = free ? '' : 'hidden';
    if (!free) continue;
    taken.push(free);
    // From the edge of its point, which is 5 px wide.
    text.style.left = `${free.x - at.x + 2.5}px`;
  }
}
