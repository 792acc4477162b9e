// The picture tiles of the host named in content/site.yaml. The map is a map without them.
import { control, type Map as LeafletMap, tileLayer } from 'leaflet';
import type { FinderProps } from '#finder/types.ts';

/** Longer than this, in ms, without a single tile, the visitor is told that none may come. */
const maxWait = 6000;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Adds them; `onMissing` is told whether their host leaves us without any. Returns how to stop. */
export function addTiles(
  map: LeafletMap,
  tiles: FinderProps['tiles'],
  onMissing: (missing: boolean) => void,
): () => void {
  let arrived = false;
  const missing = () => {
    if (!arrived) onMissing(true);
  };
  const timer = setTimeout(missing, maxWait);
  control.attribution({ position: 'bottomright', prefix: false }).addTo(map);
  tileLayer(tiles.url, {
    maxZoom: tiles.maxZoom,
    referrerPolicy: 'strict-origin-when-cross-origin',
    attribution: `<a href="${escapeHtml(tiles.attributionUrl)}">${escapeHtml(tiles.attribution)}</a>`,
  })
    .on('tileerror', missing)
    .on('tileload', () => {
      arrived = true;
      onMissing(false);
    })
    .addTo(map);
  return () => clearTimeout(timer);
}
