// The names of towns on the map, beside its markers.
import type { Map as LeafletMap } from 'leaflet';
import { labelOffsets, type Pixel } from './label-places.ts';
import type { pinElements } from './pins.ts';

/** The name of a town at its point. It is no button. */
export function townName(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'map-city';
  const text = document.createElement('span');
  text.textContent = name;
  element.append(text);
  return element;
}

/** The drawing of a marker with several ZIPs, in px. */
const drawing = 32;

type Size = { readonly width: number; readonly height: number };
type Pins = ReturnType<typeof pinElements>;

/**
 * Arranges the names in these panes: where no marker and no other name is, or hidden where there is no room.
 * The earlier names choose first.
 */
export function nameArranger(map: LeafletMap, panes: readonly Pins[]) {
  let sizes = new WeakMap<HTMLElement, Size>();
  map.on('resize', () => {
    sizes = new WeakMap();
  });
  const sizeOf = (text: HTMLElement): Size => {
    const size = sizes.get(text) ?? { width: text.offsetWidth, height: text.offsetHeight };
    sizes.set(text, size);
    return size;
  };
  /** @param markers middles of the markers in px of the layer */
  return (markers: readonly Pixel[]): void => {
    const names = panes.flatMap((pins) =>
      [...pins.all()].flatMap(([{ firstElementChild: text }, [lat, lng]]) =>
        text instanceof HTMLElement ? [{ text, at: map.latLngToLayerPoint([lat, lng]) }] : [],
      ),
    );
    const labels = names.map(({ text, at: { x, y } }) => ({ x, y, ...sizeOf(text) }));
    const places = labelOffsets(labels, markers, drawing);
    for (const [at, { text }] of names.entries()) {
      const place = places[at];
      text.style.visibility = place ? '' : 'hidden';
      if (place) Object.assign(text.style, { left: `${place.x}px`, top: `${place.y}px` });
    }
  };
}
