// What lies under the markers: our own drawing of the state, and the tiles of a host.
import type { MapBase } from '@appraisers/edition/schemas/places.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import type { Map as LeafletMap } from 'leaflet';
import { disableClickPropagation, polygon, polyline, tileLayer } from './leaflet-parts.ts';
import { type Pins, pinElements, townName } from './pinned.ts';

/** The file under the map: the land of the state, its county lines, its larger cities, and the first view. */
export type MapBaseFile = Pick<MapBase, 'outline' | 'lines' | 'cities'>;

type LngLat = readonly [lng: number, lat: number];
const toLatLng = ([lng, lat]: LngLat): [number, number] => [lat, lng];

/** Draws the state, its counties and the names of its larger cities. */
export function drawBase(map: LeafletMap, base: MapBaseFile): Pins {
  const pane = map.createPane('county-base');
  pane.classList.add('map-base');
  const still = { pane: 'county-base', interactive: false };
  const outline = base.outline.map((shape) => shape.map((ring) => ring.map(toLatLng)));
  polygon(outline, { ...still, className: 'map-state' }).addTo(map);
  const lines = base.lines.map((line) => line.map(toLatLng));
  polyline(lines, { ...still, className: 'map-counties' }).addTo(map);
  const names = pinElements(map, pane);
  for (const [name, lat, lng] of base.cities) names.add(townName(name), { lat, lng });
  return names;
}

/** After this many ms without a tile, the visitor learns that they are missing. */
const maxWait = 6000;

/** Whether the host refused a tile. Browsers show the picture of a refusal like any other. */
const isRefused = ({ src }: HTMLImageElement): boolean =>
  performance
    .getEntriesByName(src)
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400);

/**
 * Adds the tiles, and the name of their source with its link, which Leaflet's own control would take as
 * markup. The returned function stops waiting for them.
 */
export function addTiles(map: LeafletMap, tiles: Site['tiles'], onNote: (note: string) => void) {
  let arrived = false;
  const missing = () => {
    if (!arrived) onNote('The detailed map didn’t load. County lines are shown instead.');
  };
  const timer = setTimeout(missing, maxWait);
  const credit = document.createElement('div');
  credit.className = 'map-credit';
  const link = document.createElement('a');
  link.href = tiles.attributionUrl;
  link.textContent = tiles.attribution;
  credit.append(link);
  disableClickPropagation(credit);
  map.getContainer().append(credit);
  tileLayer(tiles.url, {
    maxZoom: tiles.maxZoom,
    // Otherwise browsers keep the status of a tile to themselves.
    crossOrigin: 'anonymous',
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileerror', missing)
    .on('tileload', ({ tile }) => {
      if (isRefused(tile)) {
        tile.remove();
        missing();
        return;
      }
      arrived = true;
      onNote('');
    })
    .addTo(map);
  return () => clearTimeout(timer);
}
