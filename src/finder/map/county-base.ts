// The map's own ground under the tiles: the state, its counties, its larger cities.

import { base } from 'virtual:map-base';
import { divIcon, type Map as LeafletMap, marker, polygon, polyline } from 'leaflet';

type LngLat = readonly [lng: number, lat: number];
const turned = ([lng, lat]: LngLat): [number, number] => [lat, lng];
const pane = 'county-base';

export function addCountyBase(map: LeafletMap): void {
  map.createPane(pane).classList.add('map-base');
  const still = { pane, interactive: false };
  const outline = base.outline.map((shape) => shape.map((ring) => ring.map(turned)));
  polygon(outline, { ...still, className: 'map-state' }).addTo(map);
  polyline(
    base.lines.map((line) => line.map(turned)),
    { ...still, className: 'map-counties' },
  ).addTo(map);
  for (const [name, lat, lng] of base.cities) {
    const icon = divIcon({ className: 'map-city', html: textNode(name), iconSize: [0, 0] });
    marker([lat, lng], { ...still, icon, keyboard: false }).addTo(map);
  }
}

/** A name is shown as it is: Leaflet would take a text for HTML. */
function textNode(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
