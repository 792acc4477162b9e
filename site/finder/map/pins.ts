// Elements that stay at their points of the map. Leaflet's markers do the same, each with listeners and a
// layer of the graphics processor of its own.
import type { Map as LeafletMap } from 'leaflet';

type LatLng = readonly [lat: number, lng: number];

/** Keeps elements of this pane at their points while the map moves and zooms. */
export function pinElements(map: LeafletMap, pane: HTMLElement) {
  const pins = new Map<HTMLElement, LatLng>();
  const place = ({ style }: HTMLElement, [lat, lng]: LatLng): void => {
    const { x, y } = map.latLngToLayerPoint([lat, lng]);
    style.transform = `translate(${x}px, ${y}px)`;
  };
  map.on('zoom viewreset', () => {
    for (const [element, at] of pins) place(element, at);
  });
  return {
    add(element: HTMLElement, at: LatLng): void {
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
    all: (): Iterable<readonly [HTMLElement, LatLng]> => pins,
  };
}
