// The map. This module owns it, and React tells it what to show.
import type { ZipMarker } from '@appraisers/directory/zip-markers.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import type { Map as LeafletMap } from 'leaflet';
import { allowsMotion } from '#finder/media-queries.ts';
import type { FinderResult } from '#finder/result.ts';
import { whenIdle } from '#finder/when-idle.ts';
import { tilesMissing, wheelHint } from '#finder/words/finder-map.ts';
import { addCountyBase, addTiles } from './base-map.ts';
import { clusterLayer, type Emphasis } from './cluster-layer.ts';
import { leafletMap } from './leaflet-parts.ts';
import { nameArranger } from './town-names.ts';
import { areaOf, panTo, searchArea } from './view.ts';

type MapOptions = {
  markers: readonly ZipMarker[];
  tiles: Site['tiles'];
  /** Called with a sentence about what is missing, or an empty one. */
  onNote: (note: string) => void;
  /** Called with a hint about the wheel, or an empty one. */
  onHint: (hint: string) => void;
};

export type OpenMap = {
  /** Moves to the area of an answer, or at first to all of the state. Nothing is drawn before. */
  readonly showResult: (result: FinderResult | undefined) => void;
  readonly showAll: () => void;
  readonly emphasize: (emphasis: Emphasis) => void;
  /** Sets what a press on the marker of a ZIP calls. */
  readonly onPick: (pick: (zip: string) => void) => void;
  readonly zoomBy: (levels: number) => void;
  readonly panBy: (x: number, y: number) => void;
  readonly close: () => void;
};

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

export function openMap(
  canvas: HTMLElement,
  { markers, tiles, onNote, onHint }: MapOptions,
): OpenMap {
  const map = leafletMap(canvas, {
    scrollWheelZoom: false,
    // Closing the map during an animated zoom is an error in Leaflet.
    zoomAnimation: false,
    maxZoom: tiles.maxZoom,
    trackResize: false,
  });
  let pick: (zip: string) => void = () => undefined;
  let hasView = false;

  const area = searchArea(map);
  const names = [area.pins];
  const clusters = clusterLayer(map, markers, (zip) => pick(zip), nameArranger(map, names));
  let isClosed = false;
  let stopTiles = (): void => undefined;
  // A visitor looks for the markers first, so what lies under them comes once they are painted.
  requestAnimationFrame(() =>
    whenIdle(() => {
      if (isClosed) return;
      names.unshift(addCountyBase(map));
      clusters.settle();
      stopTiles = addTiles(map, tiles, (missing) => onNote(missing ? tilesMissing : ''));
    }),
  );
  const closing = [followSize(map), guardWheel(map, onHint)];
  return {
    showResult(result) {
      if (!result && hasView) return;
      if (result) area.show(result);
      // Only later views are animated.
      panTo(map, areaOf(result), { animate: hasView && allowsMotion() });
      hasView = true;
    },
    showAll: () => panTo(map, undefined),
    emphasize: clusters.show,
    onPick(next) {
      pick = next;
    },
    zoomBy: (levels) => map.setZoom(map.getZoom() + levels),
    panBy: (x, y) => map.panBy([x, y], { animate: allowsMotion() }),
    close() {
      isClosed = true;
      stopTiles();
      for (const close of closing) close();
      map.remove();
    },
  };
}
