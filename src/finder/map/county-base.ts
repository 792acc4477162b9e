// The map's own ground under the tiles: Utah, its counties, its larger cities.
import { divIcon, type Map as LeafletMap, marker, polygon, polyline } from 'leaflet';
import base from './utah-base.json';

type LngLat = readonly number[];
const turned = ([lng = 0, lat = 0]: LngLat): [number, number] => [lat, lng];
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
    const icon = divIcon({ className: 'map-city', html: String(name), iconSize: [0, 0] });
    marker([Number(lat), Number(lng)], { ...still, icon, keyboard: false }).addTo(map);
  }
}
