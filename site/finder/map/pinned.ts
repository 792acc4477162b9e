// Elements that stay at their points of the map, and the names of towns among them. Leaflet's markers do
// the same, each with listeners and a layer of the graphics processor of its own.
import type { Point } from '@appraisers/directory/appraiser.ts';
import type { Map as LeafletMap } from 'leaflet';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Keeps elements of this pane at their points while the map moves and zooms. */
export function pinElements(map: LeafletMap, pane: HTMLElement) {
  const pins = new Map<HTMLElement, Point>();
  const place = ({ style }: HTMLElement, at: Point): void => {
    const { x, y } = map.latLngToLayerPoint(at);
    style.transform = `translate(${x}px, ${y}px)`;
  };
  map.on('zoom viewreset', () => {
    for (const [element, at] of pins) place(element, at);
  });
  return {
    add(element: HTMLElement, at: Point): void {
      element.classList.add('map-pin');
      pins.set(element, at);
      pane.append(element);
      map.whenReady(() => place(element, at));
    },
    remove(element: HTMLElement): void {
      pins.delete(element);
      element.remove();
    },
    clear(): void {
      for (const element of pins.keys()) element.remove();
      pins.clear();
    },
    all: (): Iterable<readonly [HTMLElement, Point]> => pins,
  };
}

export type Pins = ReturnType<typeof pinElements>;

/** The name of a town at its point. It is no button. */
export function townName(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'map-city';
  const text = document.createElement('span');
  text.textContent = name;
  element.append(text);
  return element;
}

/** Px between a name and the point of its town. The second leaves room for a marker at the point. */
const gaps = [8, 18];

/** The places for a name from its point, best first: to the right, to the left, below, above. */
const placesFor = ({ x, y, width, height }: Box): readonly Box[] =>
  gaps.flatMap((gap) =>
    [
      [gap, -height / 2],
      [-gap - width, -height / 2],
      [-width / 2, gap],
      [-width / 2, -gap - height],
    ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy, width, height })),
  );

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Moves the names of towns where no marker and no other name is, or hides them where there is no room.
 * The earlier names choose first.
 * @param markers the boxes of the markers, in px of the layer
 */
export function arrangeNames(map: LeafletMap, panes: readonly Pins[], markers: readonly Box[]) {
  const taken = [...markers];
  for (const pins of panes)
    for (const [{ firstElementChild: text }, at] of pins.all()) {
      if (!(text instanceof HTMLElement) || !text.parentElement?.matches('.map-city')) continue;
      const { x, y } = map.latLngToLayerPoint(at);
      const box = { x, y, width: text.offsetWidth, height: text.offsetHeight };
      const free = placesFor(box).find((place) => !taken.some((other) => overlap(other, place)));
      text.style.visibility = free ? '' : 'hidden';
      if (!free) continue;
      taken.push(free);
      Object.assign(text.style, { left: `${free.x - x}px`, top: `${free.y - y}px` });
    }
}
