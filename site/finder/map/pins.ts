// Elements that stay at their points of the map, and the names of towns among them. Leaflet's markers do
// the same, each with listeners and a layer of the graphics processor of its own.
import type { Point } from '@appraisers/directory/appraiser.ts';
import type { Map as LeafletMap } from 'leaflet';

/** A square or a name on the map, in px of its layer. */
export type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** Keeps elements of this pane at their points. The returned function replaces them. */
export function pinElements(map: LeafletMap, pane: HTMLElement) {
  let pins: readonly (readonly [HTMLElement, Point])[] = [];
  const place = () => {
    for (const [{ style }, at] of pins) {
      const { x, y } = map.latLngToLayerPoint(at);
      style.transform = `translate(${x}px, ${y}px)`;
    }
  };
  map.on('zoom viewreset', place);
  return (next: typeof pins): void => {
    for (const [element] of pins) element.remove();
    pins = next;
    for (const [element] of pins) element.classList.add('map-pin');
    pane.append(...pins.map(([element]) => element));
    map.whenReady(place);
  };
}

export type Town = Point & { readonly name: string };

/** Px between a name and the point of its town, which may have a marker or the ring of a search. */
const gaps = [8, 18, 28];

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The names of towns, which are no buttons. */
export function townNames(map: LeafletMap, pane: HTMLElement) {
  const pin = pinElements(map, pane);
  let shown: readonly (readonly [text: HTMLElement, Town])[] = [];
  return {
    set(towns: readonly Town[]): void {
      shown = towns.map((town) => {
        const text = document.createElement('span');
        text.append(town.name);
        return [text, town];
      });
      pin(
        shown.map(([text, town]) => {
          const element = document.createElement('div');
          element.className = 'map-city';
          element.append(text);
          return [element, town];
        }),
      );
    },
    /** Moves each name to the right or the left of its town, or hides it. The earlier names choose first. */
    arrange(boxes: readonly Box[]): void {
      const taken = [...boxes];
      // All sizes are read before anything is written: each read after a write would be a layout of its own.
      const sized = shown.map(([text, town]) => {
        const { offsetWidth: width, offsetHeight: height } = text;
        return { text, at: map.latLngToLayerPoint(town), width, height };
      });
      for (const { text, at, width, height } of sized) {
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
    },
  };
}
