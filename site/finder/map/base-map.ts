// What lies under the markers: our own base map of the state, its counties and larger cities, and the
// picture tiles of the host named in content/site.yaml. The map works without the tiles.
import { base } from 'virtual:map-base';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import type { Map as LeafletMap } from 'leaflet';
import { disableClickPropagation, polygon, polyline, tileLayer } from './leaflet-parts.ts';
import { pinElements } from './pins.ts';
import { townName } from './town-names.ts';

type LngLat = readonly [lng: number, lat: number];
const toLatLng = ([lng, lat]: LngLat): [number, number] => [lat, lng];
const pane = 'county-base';

/** Draws the base map, and returns the names on it. */
export function addCountyBase(map: LeafletMap): ReturnType<typeof pinElements> {
  const basePane = map.createPane(pane);
  basePane.classList.add('map-base');
  const still = { pane, interactive: false };
  const outline = base.outline.map((shape) => shape.map((ring) => ring.map(toLatLng)));
  polygon(outline, { ...still, className: 'map-state' }).addTo(map);
  polyline(
    base.lines.map((line) => line.map(toLatLng)),
    { ...still, className: 'map-counties' },
  ).addTo(map);
  const names = pinElements(map, basePane);
  for (const [name, lat, lng] of base.cities) names.add(townName(name), [lat, lng]);
  return names;
}

/** Towns that the base map already names. */
export const namedTowns: ReadonlySet<string> = new Set(base.cities.map(([name]) => name));

/** After this many ms without a tile, the visitor learns that they are missing. */
const maxWait = 6000;

/** The name of the tiles' source with its link. Leaflet's own control would take it as markup. */
function addCredit(map: LeafletMap, { attribution, attributionUrl }: Site['tiles']): void {
  const element = document.createElement('div');
  element.className = 'map-credit';
  const link = document.createElement('a');
  link.href = attributionUrl;
  link.textContent = attribution;
  element.append(link);
  disableClickPropagation(element);
  map.getContainer().append(element);
}

/**
 * Adds the tiles. The returned function stops waiting for them.
 * @param onMissing called with whether no tile arrives
 */
export function addTiles(
  map: LeafletMap,
  tiles: Site['tiles'],
  onMissing: (missing: boolean) => void,
): () => void {
  let arrived = false;
  const missing = () => {
    if (!arrived) onMissing(true);
  };
  const timer = setTimeout(missing, maxWait);
  addCredit(map, tiles);
  tileLayer(tiles.url, {
    maxZoom: tiles.maxZoom,
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileerror', missing)
    .on('tileload', () => {
      arrived = true;
      onMissing(false);
    })
    .addTo(map);
  return () => clearTimeout(timer);
}
