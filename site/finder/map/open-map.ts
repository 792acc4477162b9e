// The map. This module owns it, and React tells it what to show.

import type { Answer } from '@appraisers/directory/answer.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { zipMarkers } from '@appraisers/directory/zip-markers.ts';
import type { MapBase } from '@appraisers/edition/schemas/places.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import type { Map as LeafletMap } from 'leaflet';
import { allowsMotion } from '#finder/media-queries.ts';
import { tilesMissing, wheelHint } from '#finder/words/finder-map.ts';
import { clusterLayer, type Emphasis } from './cluster-layer.ts';
import {
  disableClickPropagation,
  leafletMap,
  polygon,
  polyline,
  tileLayer,
} from './leaflet-parts.ts';
import { arrangeNames, type Pins, pinElements, townName } from './pinned.ts';
import { areaOf, panTo, showArea, showWhole, type WholeState } from './view.ts';

/** The file under the map: the land of the state, its county lines, its larger cities, and the first view. */
export type MapBaseFile = Pick<MapBase, 'outline' | 'lines' | 'cities'>;

type MapOptions = {
  directory: Directory;
  whole: WholeState;
  tiles: Site['tiles'];
  /** Called with a sentence about what is missing, or an empty one. */
  onNote: (note: string) => void;
  /** Called with a hint about the wheel, or an empty one. */
  onHint: (hint: string) => void;
  /** Called with the ZIP of a marker that the visitor presses. */
  onPick: (zip: string) => void;
};

export type OpenMap = ReturnType<typeof openMap>;

/** A hidden canvas has no size. The map keeps its place until the canvas has one again. */
function followSize(map: LeafletMap): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0) map.invalidateSize();
  });
  observer.observe(map.getContainer());
  return () => observer.disconnect();
}

/** Ms that the hint stays. */
const hintTime = 2500;

/** Zooms with the wheel only after a click on the map, until the pointer leaves it. A hint explains that. */
function guardWheel(map: LeafletMap, onHint: (hint: string) => void): () => void {
  const container = map.getContainer();
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on('click', () => {
    map.scrollWheelZoom.enable();
    onHint('');
  });
  container.addEventListener(
    'wheel',
    () => {
      if (map.scrollWheelZoom.enabled()) return;
      onHint(wheelHint);
      clearTimeout(timer);
      timer = setTimeout(() => onHint(''), hintTime);
    },
    { passive: true, signal: controller.signal },
  );
  container.addEventListener('mouseleave', () => map.scrollWheelZoom.disable(), controller);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

type LngLat = readonly [lng: number, lat: number];
const toLatLng = ([lng, lat]: LngLat): [number, number] => [lat, lng];

/** Draws the state, its counties and the names of its larger cities. */
function drawBase(map: LeafletMap, base: MapBaseFile): Pins {
  const basePane = map.createPane('county-base');
  basePane.classList.add('map-base');
  const still = { pane: 'county-base', interactive: false };
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

/** After this many ms without a tile, the visitor learns that they are missing. */
const maxWait = 6000;

/**
 * Adds the tiles, and the name of their source with its link, which Leaflet's own control would take as
 * markup. The returned function stops waiting for them.
 */
function addTiles(map: LeafletMap, tiles: Site['tiles'], onNote: (note: string) => void) {
  let arrived = false;
  const missing = () => {
    if (!arrived) onNote(tilesMissing);
  };
  const timer = setTimeout(missing, maxWait);
  const credit = document.createElement('div');
  credit.className = 'map-credit';
  const link = document.createElement('a');
  link.href = tiles.attributionUrl;
  link.textContent = tiles.attribution;
  credit.append(link);
  disableClickPropagation(credit);
  map.getContainer().append(credit);
  tileLayer(tiles.url, {
    maxZoom: tiles.maxZoom,
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileerror', missing)
    .on('tileload', () => {
      arrived = true;
      onNote('');
    })
    .addTo(map);
  return () => clearTimeout(timer);
}

export function openMap(canvas: HTMLElement, options: MapOptions) {
  const { directory, whole, tiles, onNote, onHint, onPick } = options;
  const map = leafletMap(canvas, {
    scrollWheelZoom: false,
    // Closing the map during an animated zoom is an error in Leaflet.
    zoomAnimation: false,
    maxZoom: tiles.maxZoom,
    trackResize: false,
  });
  const area = pinElements(map, map.getPane('overlayPane') ?? canvas);
  const names: Pins[] = [area];
  const clusters = clusterLayer(map, zipMarkers(directory), onPick, (boxes) =>
    arrangeNames(map, names, boxes),
  );
  const closing = [followSize(map), guardWheel(map, onHint)];
  let named: ReadonlySet<string> = new Set();
  let removeArea = (): void => undefined;
  let hasView = false;
  return {
    /** Moves to the area of an answer, or at first to all of the state. Nothing is drawn before. */
    showAnswer(answer: Answer | undefined, within: number): void {
      if (!answer && hasView) return;
      removeArea();
      if (answer) removeArea = showArea(map, area, answer, within, directory, named);
      const found = areaOf(answer, within);
      // Only later views are animated.
      const animate = hasView && allowsMotion();
      if (found) panTo(map, found, { animate });
      else showWhole(map, whole, animate);
      hasView = true;
    },
    /** Adds what lies under the markers: our drawing of the state, then the tiles. */
    addGround(base: MapBaseFile | undefined): void {
      if (base) {
        named = new Set(base.cities.map(([name]) => name));
        names.unshift(drawBase(map, base));
        clusters.draw();
      }
      closing.push(addTiles(map, tiles, onNote));
    },
    showAll: () => showWhole(map, whole),
    emphasize: (emphasis: Emphasis) => clusters.show(emphasis),
    zoomBy: (levels: number) => map.setZoom(map.getZoom() + levels),
    panBy: (x: number, y: number) => map.panBy([x, y], { animate: allowsMotion() }),
    close(): void {
      for (const close of closing) close();
      map.remove();
    },
  };
}
