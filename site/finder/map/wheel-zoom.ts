// The wheel zooms only after a click on the map and until the pointer leaves it; a hint says so.
import type { Map as LeafletMap } from 'leaflet';

/** How long the hint stays, in ms. */
const hintTime = 2500;

/** Returns how to stop. */
export function guardWheel(map: LeafletMap, onHint: (hint: string) => void): () => void {
  const container = map.getContainer();
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on('click', () => {
    map.scrollWheelZoom.enable();
    onHint('');
  });
  container.addEventListener(
    'wheel',
    () => {
      if (map.scrollWheelZoom.enabled()) return;
      onHint('Click the map to zoom with the wheel');
      clearTimeout(timer);
      timer = setTimeout(() => onHint(''), hintTime);
    },
    { passive: true, signal: controller.signal },
  );
  container.addEventListener('mouseleave', () => map.scrollWheelZoom.disable(), controller);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
