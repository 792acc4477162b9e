// What lies under the markers: our own base map of the state, its counties and larger cities, and the
// picture tiles of the host named in content/site.yaml. The map works without the tiles.
import { base } from 'virtual:map-base';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import {
  Control,
  DomEvent,
  divIcon,
  type Map as LeafletMap,
  type MarkerOptions,
  marker,
  polygon,
  polyline,
  tileLayer,
} from 'leaflet';
import { labelOffsets } from './label-places.ts';

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

/** The drawing of a marker with several ZIPs, in px. */
const drawing = 32;

/** Puts each name of a town where no marker and no other name is, and hides it where there is no room. */
export function arrangeNames(map: LeafletMap): void {
  const canvas = map.getContainer();
  if (canvas.clientWidth === 0) return;
  const names = [...canvas.querySelectorAll<HTMLElement>('.map-city > span')];
  const labels = names.map((name) => {
    const { left, top } = (name.parentElement ?? name).getBoundingClientRect();
    return { x: left, y: top, width: name.offsetWidth, height: name.offsetHeight };
  });
  const middles = [...canvas.querySelectorAll('.map-mark')].map((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const places = labelOffsets(labels, middles, drawing);
  for (const [at, { style }] of names.entries()) {
    const place = places[at];
    style.visibility = place ? '' : 'hidden';
    if (place) Object.assign(style, { left: `${place.x}px`, top: `${place.y}px` });
  }
}

/** Leaflet would take a string for HTML. */
function textNode(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}

/** After this many ms without a tile, the visitor learns that they are missing. */
const maxWait = 6000;

/** The name of the tiles' source with its link. Leaflet's own control would take it as markup. */
function addCredit(map: LeafletMap, { attribution, attributionUrl }: Site['tiles']): void {
  const element = document.createElement('div');
  element.className = 'leaflet-control-attribution';
  const link = document.createElement('a');
  link.href = attributionUrl;
  link.textContent = attribution;
  element.append(link);
  DomEvent.disableClickPropagation(element);
  const credit = new Control({ position: 'bottomright' });
  credit.onAdd = () => element;
  credit.addTo(map);
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
