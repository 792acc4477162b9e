// The map. This module owns it, and React tells it what to show.
import type { Answer } from '@appraisers/directory/answer.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { zipMarkers } from '@appraisers/directory/zip-markers.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import type { Map as LeafletMap } from 'leaflet';
import { allowsMotion } from '#finder/media-queries.ts';
import { areaOf, panTo, showArea, showWhole, type WholeState } from './area.ts';
import { addTiles, drawBase, type MapBaseFile } from './base-map.ts';
import { clusterLayer } from './cluster-layer.ts';
import { leafletMap } from './leaflet-parts.ts';
import { arrangeNames, type Pins, pinElements } from './pinned.ts';

type MapOptions = {
  directory: Directory;
  whole: WholeState;
  tiles: Site['tiles'];
  /** Called with a sentence about what is missing, or an empty one. */
  onNote: (note: string) => void;
  /** Called with a hint about the wheel, or an empty one. */
  onHint: (hint: string) => void;
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
  const explain = () => {
    if (map.scrollWheelZoom.enabled()) return;
    onHint('Click the map to zoom with the scroll wheel');
    clearTimeout(timer);
    timer = setTimeout(() => onHint(''), hintTime);
  };
  const { signal } = controller;
  container.addEventListener('wheel', explain, { passive: true, signal });
  container.addEventListener('mouseleave', () => map.scrollWheelZoom.disable(), { signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

export function openMap(canvas: HTMLElement, options: MapOptions) {
  const { directory, whole, tiles, onNote, onHint } = options;
  const map = leafletMap(canvas, {
    scrollWheelZoom: false,
    // Closing the map during an animated zoom is an error in Leaflet.
    zoomAnimation: false,
    maxZoom: tiles.maxZoom,
    trackResize: false,
  });
  const area = pinElements(map, map.getPane('overlayPane') ?? canvas);
  const names: Pins[] = [area];
  const clusters = clusterLayer(map, zipMarkers(directory), (boxes) =>
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
    addBase(base: MapBaseFile | undefined): void {
      if (base) {
        named = new Set(base.cities.map(([name]) => name));
        names.unshift(drawBase(map, base));
        clusters.draw();
      }
      closing.push(addTiles(map, tiles, onNote));
    },
    emphasize: clusters.emphasize,
    showAll: () => showWhole(map, whole),
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    panBy: (x: number, y: number) => map.panBy([x, y], { animate: allowsMotion() }),
    close(): void {
      for (const close of closing) close();
      map.remove();
    },
  };
}
