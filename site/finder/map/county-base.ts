// The map's own ground under the tiles: the state, its counties, its larger cities.

import { base } from 'virtual:map-base';
import {
  divIcon,
  type Map as LeafletMap,
  type MarkerOptions,
  marker,
  polygon,
  polyline,
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

/** Towns that the ground names already. */
export const namedTowns: ReadonlySet<string> = new Set(base.cities.map(([name]) => name));

/** The name of a town where it lies; nothing to press. */
export const townName = (name: string, at: [number, number], options: MarkerOptions = {}) =>
  marker(at, {
    ...options,
    interactive: false,
    keyboard: false,
    icon: divIcon({ className: 'map-city', html: textNode(name), iconSize: [0, 0] }),
  });

/** A name is shown as it is: Leaflet would take a text for HTML. */
function textNode(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
