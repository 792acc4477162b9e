// Where a search starts and how far it reaches.
import { circle, divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import type { Given } from '#finder/types.ts';
import { metersPerMile } from './view.ts';

const sightingRing = divIcon({ className: 'map-origin', iconSize: [46, 46] });

/** A layer that draws the area of whichever answer it is given. */
export function searchArea(map: LeafletMap): (given: Given | undefined) => void {
  const layer = layerGroup().addTo(map);
  return (given) => {
    layer.clearLayers();
    if (given?.answer.kind !== 'groups') return;
    const { lat, lng } = given.answer.origin;
    circle([lat, lng], {
      radius: given.asked.criteria.within * metersPerMile,
      interactive: false,
      className: 'map-radius',
    }).addTo(layer);
    marker([lat, lng], { icon: sightingRing, interactive: false, keyboard: false }).addTo(layer);
  };
}
