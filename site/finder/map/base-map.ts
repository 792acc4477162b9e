// What lies under the markers: our own drawing of the state, and the tiles of a host.
import type { MapBase } from '@appraisers/edition/schemas/places.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import type { Map as LeafletMap } from 'leaflet';
import { tileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { polygon } from 'leaflet/src/layer/vector/Polygon.js';
import { polyline } from 'leaflet/src/layer/vector/Polyline.js';

/** The file under the map: the land of the state, its county lines, its larger cities, and the first view. */
export type MapBaseFile = Pick<MapBase, 'outline' | 'lines' | 'cities'>;

type LngLat = readonly [lng: number, lat: number];
const toLatLng = ([lng, lat]: LngLat): [number, number] => [lat, lng];

export function drawBase(map: LeafletMap, { outline, lines }: MapBaseFile): void {
  const pane = 'county-base';
  map.createPane(pane).classList.add('map-base');
  const state = outline.map((shape) => shape.map((ring) => ring.map(toLatLng)));
  polygon(state, { pane, interactive: false, className: 'map-state' }).addTo(map);
  const counties = lines.map((line) => line.map(toLatLng));
  polyline(counties, { pane, interactive: false, className: 'map-counties' }).addTo(map);
}

/** After this many ms without a tile, the visitor learns that they are missing. */
const maxWait = 6000;

/** Whether the host refused a tile. Browsers show the picture of a refusal like any other. */
const isRefused = ({ src }: HTMLImageElement): boolean =>
  performance
    .getEntriesByName(src)
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400);

export function addTiles(map: LeafletMap, tiles: Site['tiles'], onNote: (note: string) => void) {
  let arrived = false;
  const missing = () => {
    if (!arrived) onNote('The detailed map didn’t load. County lines are shown instead.');
  };
  const timer = setTimeout(missing, maxWait);
  map.on('unload', () => clearTimeout(timer));
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
}
