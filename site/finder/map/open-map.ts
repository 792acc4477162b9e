// The map. This module owns it; React says what it is to show.

import { whole } from 'virtual:map-base';
import type { ZipMarker } from '@appraisers/directory/zip-markers.ts';
import { type Map as LeafletMap, map as leafletMap } from 'leaflet';
import { allowsMotion } from '#finder/media-queries.ts';
import type { FinderProps, FinderResult } from '#finder/types.ts';
import { clusterLayer, type Emphasis } from './cluster-layer.ts';
import { addCountyBase } from './county-base.ts';
import { searchArea } from './search-area.ts';
import { addTiles } from './tile-layer.ts';
import { areaOf, panTo } from './view.ts';
import { guardWheel } from './wheel-zoom.ts';

type BaseMap = {
  markers: readonly ZipMarker[];
  tiles: FinderProps['tiles'];
  /** Told what is missing of the map, in words, or nothing. */
  onNote: (note: string) => void;
  /** Told what the wheel would do, in words, or nothing. */
  onHint: (hint: string) => void;
};

export type OpenMap = {
  /** Turns to the area of an answer. */
  readonly showResult: (result: FinderResult) => void;
  readonly showAll: () => void;
  readonly mark: (marking: Emphasis) => void;
  /** Whom a press on a ZIP's marker is told to. */
  readonly onPick: (pick: (zip: string) => void) => void;
  readonly zoomBy: (levels: number) => void;
  readonly panBy: (x: number, y: number) => void;
  readonly close: () => void;
};

/** A canvas that is out of sight has no size; the map keeps its place until it has one again. */
function followSize(map: LeafletMap): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0) map.invalidateSize();
  });
  observer.observe(map.getContainer());
  return () => observer.disconnect();
}

export function openMap(canvas: HTMLElement, ground: BaseMap): OpenMap {
  const map = leafletMap(canvas, {
    center: whole.center,
    zoom: whole.zoom,
    scrollWheelZoom: false,
    zoomControl: false,
    // A zoom that is still moving when the map closes would end in an error of Leaflet's.
    zoomAnimation: false,
    attributionControl: false,
    maxZoom: ground.tiles.maxZoom,
    trackResize: false,
  });
  let pick: (zip: string) => void = () => undefined;
  let target = false;

  addCountyBase(map);
  const showArea = searchArea(map);
  const marks = clusterLayer(map, ground.markers, (zip) => pick(zip));
  const closing = [
    followSize(map),
    guardWheel(map, ground.onHint),
    addTiles(map, ground.tiles, (missing) =>
      ground.onNote(
        missing ? 'The detailed map layer is not available. County lines are shown instead.' : '',
      ),
    ),
  ];
  return {
    showResult(result) {
      showArea(result);
      // The first view is simply there; only a change of place is shown as a movement.
      panTo(map, areaOf(result), { calmly: target && allowsMotion() });
      target = true;
    },
    showAll: () => panTo(map, undefined),
    mark: marks.show,
    onPick(next) {
      pick = next;
    },
    zoomBy: (levels) => map.setZoom(map.getZoom() + levels),
    panBy: (x, y) => map.panBy([x, y], { animate: allowsMotion() }),
    close() {
      for (const close of closing) close();
      map.remove();
    },
  };
}
