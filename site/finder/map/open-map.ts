// The map. This module owns it, and React tells it what to show. The map uses parts of Leaflet's source: Leaflet's own
// file brings pop-ups, tooltips and markers, too.

import 'leaflet/src/layer/vector/Renderer.getRenderer.js';
// What a finger, a pointer and a keyboard do.
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { type Answer, appraisersIn, membersOf } from '@appraisers/directory/answer.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { zipMarkers } from '@appraisers/directory/zip-markers.ts';
import { LatLng } from 'leaflet/src/geo/LatLng.js';
import { type LatLngBounds, toLatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
import { circle } from 'leaflet/src/layer/vector/Circle.js';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import type { FinderProps } from '#finder/finder-context.ts';
import { allowsMotion } from '#finder/screen.ts';
import { drawBase, type MapBaseFile } from './base-map.ts';
import { mapOverlay, type Town } from './overlay.ts';

export type OpenMap = ReturnType<typeof openMap>;

const metersPerMile = 1609.344;

/** The area of an answer. Undefined where it is all of the state or nowhere. */
function areaOf(answer: Answer, within: number): LatLngBounds | undefined {
  const members = appraisersIn(answer);
  if (answer.status === 'place') {
    // The county, or a square around the circle. Both include the members beyond.
    const { origin, sections } = answer;
    const nearest = sections.filter(({ kind }) => kind === 'nearest').flatMap(membersOf);
    const area =
      origin.kind === 'county'
        ? toLatLngBounds([...origin.points])
        : new LatLng(origin.lat, origin.lng).toBounds(2 * within * metersPerMile);
    // An empty circle does not show where to look.
    for (const at of [...members, ...nearest.slice(0, 1)]) area.extend(at);
    return area;
  }
  if (answer.status === 'all' || members.length === 0) return undefined;
  return toLatLngBounds([...members]).pad(0.2);
}

/** The point that an answer measures from. A county has no middle. */
const originOf = (answer: Answer | undefined) =>
  answer?.status === 'place' && answer.origin.kind !== 'county' ? answer.origin : undefined;

/** The towns around a place without members, which the base map doesn't name. */
function townsAround(answer: Answer | undefined, directory: Directory, cities: readonly Town[]) {
  const origin = originOf(answer);
  const isRemote = answer?.sections.some(({ kind }) => kind === 'nearest');
  if (!origin || !isRemote) return [];
  const named = new Set(cities.map(({ name }) => name));
  return [...directory.cities.values()]
    .filter(({ name }) => !named.has(name))
    .sort((a, b) => milesBetween(a, origin) - milesBetween(b, origin))
    .slice(0, 8);
}

/** Zooms with the wheel only after a click on the map, until the pointer leaves it. A hint explains that. */
function guardWheel(map: LeafletMap, onHint: (hint: string) => void): void {
  const container = map.getContainer();
  map.on('click', () => {
    map.scrollWheelZoom.enable();
    onHint('');
  });
  const explain = () => {
    if (!map.scrollWheelZoom.enabled()) onHint('Click the map to zoom with the scroll wheel');
  };
  container.addEventListener('wheel', explain, { passive: true });
  container.addEventListener('mouseleave', () => {
    map.scrollWheelZoom.disable();
    onHint('');
  });
}

/** @param onHint called with a hint about the wheel, or an empty one */
export function openMap(
  canvas: HTMLElement,
  directory: Directory,
  whole: FinderProps['map']['whole'],
  onHint: (hint: string) => void,
) {
  const map = new LeafletMap(canvas, {
    scrollWheelZoom: false,
    // Closing the map during an animated zoom is an error in Leaflet.
    zoomAnimation: false,
    trackResize: false,
  });
  const reach = circle(whole, { interactive: false, className: 'map-radius' });
  let cities: readonly Town[] = [];
  let shown: Answer | undefined;
  let hasView = false;

  /** Moves to an area, or to the whole state. Closer than zoom 12 a single ZIP would fill the map. */
  function moveTo(area: LatLngBounds | undefined, maxZoom = 12): void {
    // Only later views are animated.
    const move = { animate: hasView && allowsMotion(), duration: 0.6 };
    if (move.animate) map.stop();
    if (area) map.flyToBounds(area, { ...move, maxZoom, padding: [12, 12] });
    else map.flyTo(whole, whole.zoom, move);
    hasView = true;
  }

  const contents = () => ({
    answer: shown,
    origin: originOf(shown),
    towns: [...cities, ...townsAround(shown, directory, cities)],
  });
  const overlay = mapOverlay(map, zipMarkers(directory), contents, (markers) =>
    moveTo(toLatLngBounds([...markers]).pad(0.2), map.getMaxZoom()),
  );

  guardWheel(map, onHint);
  // A hidden canvas has no size. The map keeps its place until the canvas has one again.
  const sizes = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0) map.invalidateSize();
  });
  sizes.observe(canvas);
  map.on('unload', () => sizes.disconnect());
  return {
    map,
    /** Moves to the area of an answer, or at first to all of the state. Nothing is drawn before. */
    showAnswer(answer: Answer | undefined, within: number): void {
      if (!answer && hasView) return;
      shown = answer;
      // Without a view, the first one draws.
      if (hasView) overlay.draw();
      moveTo(answer && areaOf(answer, within));
      reach.remove().setRadius(within * metersPerMile);
      const origin = originOf(answer);
      if (origin) reach.setLatLng(origin).addTo(map);
    },
    addBase(file: MapBaseFile): void {
      drawBase(map, file);
      cities = file.cities.map(([name, lat, lng]) => ({ name, lat, lng }));
      overlay.draw();
    },
    emphasize: overlay.emphasize,
    showAll: () => moveTo(undefined),
  };
}
