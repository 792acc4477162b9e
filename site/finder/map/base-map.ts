// What lies under the markers: our own base map of the state, its counties and larger cities, and the
// picture tiles of the host named in content/site.yaml. The map works without the tiles.
import { base } from 'virtual:map-base';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import {
  control,
  divIcon,
  type Map as LeafletMap,
  type MarkerOptions,
  marker,
  polygon,
  polyline,
  tileLayer,
} from 'leaflet';

type LngLat = readonly [lng: number, lat: number];
const toLatLng = ([lng, lat]: LngLat): [number, number] => [lat, lng];
const pane = 'county-base';

export function addCountyBase(map: LeafletMap): void {
  map.createPane(pane).classList.add('map-base');
  const still = { pane, interactive: false };
  const outline = base.outline.map((shape) => shape.map((ring) => ring.map(toLatLng)));
  polygon(outline, { ...still, className: 'map-state' }).addTo(map);
  polyline(
    base.lines.map((line) => line.map(toLatLng)),
    { ...still, className: 'map-counties' },
  ).addTo(map);
  for (const [name, lat, lng] of base.cities) townName(name, [lat, lng], { pane }).addTo(map);
}

/** Towns that the base map already names. */
export const namedTowns: ReadonlySet<string> = new Set(base.cities.map(([name]) => name));

/** The name of a town at its point. It is no button. */
export const townName = (name: string, at: [number, number], options: MarkerOptions = {}) =>
  marker(at, {
    ...options,
    interactive: false,
    keyboard: false,
    icon: divIcon({ className: 'map-city', html: textNode(name), iconSize: [0, 0] }),
  });

/** Leaflet would take a string for HTML. */
function textNode(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}

/** After this many ms without a tile, the visitor learns that they are missing. */
const maxWait = 6000;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

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
