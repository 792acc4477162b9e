// Where a search starts and how far it reaches.

import type { Point } from '@appraisers/directory/appraiser.ts';
import { nearestPlaces } from '@appraisers/directory/locate.ts';
import { circle, divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import { placesToSuggest } from '#finder/knowledge.ts';
import { type FinderResult, isListResult } from '#finder/types.ts';
import { namedTowns, townName } from './county-base.ts';
import { metersPerMile } from './view.ts';

const sightingRing = divIcon({ className: 'map-origin', iconSize: [46, 46] });

/** As many names as a small map has room for. */
const maxTowns = 8;

const townsAround = (point: Point) =>
  nearestPlaces(
    placesToSuggest().filter(({ by, near }) => by === 'city' && !namedTowns.has(near)),
    point,
    maxTowns,
  );

/** A layer that draws the area of whichever answer it is given. */
export function searchArea(map: LeafletMap): (result: FinderResult | undefined) => void {
  const layer = layerGroup().addTo(map);
  return (result) => {
    layer.clearLayers();
    if (!result || isListResult(result) || result.answer.kind !== 'groups') return;
    const { lat, lng } = result.answer.origin;
    circle([lat, lng], {
      radius: result.request.criteria.within * metersPerMile,
      interactive: false,
      className: 'map-radius',
    }).addTo(layer);
    marker([lat, lng], { icon: sightingRing, interactive: false, keyboard: false }).addTo(layer);
    if (result.answer.groups.length > 0) return;
    // Where no one is, the names of towns say what lies around.
    for (const { near, origin } of townsAround(result.answer.origin))
      townName(near, [origin.lat, origin.lng]).addTo(layer);
  };
}
