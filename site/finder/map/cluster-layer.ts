// The clusters of markers on the map: their labels, their emphasis, and what a press does.
import { appraisersIn } from '@appraisers/directory/search.ts';
import { type Cluster, type ZipMarker, zipsOf } from '@appraisers/directory/zip-markers.ts';
import type { Map as LeafletMap } from 'leaflet';
import { isTouched } from '#finder/media-queries.ts';
import { type FinderResult, isListResult } from '#finder/result.ts';
import { clusterLabel, shortCount } from '#finder/words/finder-map.ts';
import { clustersInView, includesZip } from './clusters-in-view.ts';
import type { Pixel } from './label-places.ts';
import { disableClickPropagation, latLngBounds } from './leaflet-parts.ts';
import { pinElements } from './pins.ts';
import { panTo } from './view.ts';

/** What the map emphasizes. */
export type Emphasis = {
  readonly result: FinderResult | undefined;
  readonly selectedZip: string | undefined;
  readonly hoveredZip: string | undefined;
};

type ClusterMarker = { cluster: Cluster; readonly button: HTMLElement };

/** Clusters with the same key have the same name, and share a marker. */
const keyOf = ({ markers: [{ zip }, ...others], count }: Cluster) =>
  `${zip} ${others.length} ${count}`;

/** The ZIP of the primary group. */
function primaryZip(result: FinderResult | undefined): string | undefined {
  if (!result || isListResult(result) || result.answer.kind !== 'groups') return undefined;
  const [group] = result.answer.groups;
  return group?.type === 'primary' && result.request.criteria.by === 'zip'
    ? group.location
    : undefined;
}

/** A finger needs 44 px, a pointer less. A number of four digits and large letters need more. */
function markerSize(markers: readonly ZipMarker[]): number {
  const members = markers.reduce((sum, { count }) => sum + count, 0);
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(isTouched() || members >= 1000 ? 44 : 32, 2 * letter);
}

function markerButton(cluster: Cluster): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-mark';
  // The keyboard does not reach it while the map moves.
  button.tabIndex = -1;
  button.setAttribute('aria-label', clusterLabel(cluster));
  const number = document.createElement('span');
  number.textContent = shortCount(cluster.count);
  button.append(number);
  button.classList.toggle('is-several', cluster.markers.length > 1);
  button.classList.toggle('is-long', number.textContent.length > 2);
  return button;
}

/**
 * The layer of the clusters in view. Each change of the zoom clusters the markers again.
 * @param onDrawn called with the middles of the markers, in px of the layer, when the map rests
 */
export function clusterLayer(
  map: LeafletMap,
  markers: readonly ZipMarker[],
  pick: (zip: string) => void,
  onDrawn: (middles: readonly Pixel[]) => void,
) {
  const size = markerSize(markers);
  const clustersOf = clustersInView(markers, ({ lat, lng }) => map.project([lat, lng], 0), size);
  const pane = map.createPane('markers');
  const pins = pinElements(map, pane);
  const drawn = new Map<string, ClusterMarker>();
  let emphasis: Emphasis = { result: undefined, selectedZip: undefined, hoveredZip: undefined };
  let found: ReadonlySet<string> = new Set();
  let restingZoom: number | undefined;
  let isSettled = false;

  pane.classList.add('map-marks');
  pane.style.setProperty('--marker', `${size}px`);
  // A press on a cluster does not count as one on the map, and starts no drag.
  disableClickPropagation(pane);
  pane.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && markerAt(target.closest('button'));
    if (pressed) press(pressed.cluster);
  });

  const markerAt = (button: Element | null) =>
    [...drawn.values()].find((marker) => marker.button === button);

  function press(cluster: Cluster): void {
    const [first, ...others] = cluster.markers;
    if (others.length === 0) pick(first.zip);
    else {
      const area = latLngBounds(cluster.markers.map(({ lat, lng }) => [lat, lng]));
      panTo(map, area.pad(0.2), { maxZoom: map.getMaxZoom() });
    }
  }

  /** The keyboard reaches only clusters wholly in view: focusing another would scroll the page. */
  function updateTabOrder({ x: left, y: top }: Pixel): void {
    const canvas = map.getContainer();
    const { x: width, y: height } = map.getSize();
    const origin = canvas.getBoundingClientRect();
    const controls = canvas.parentElement?.querySelector('.map-controls')?.getBoundingClientRect();
    const room = size / 2 + 5;
    for (const { cluster, button } of drawn.values()) {
      const [x, y] = [cluster.pixel.x - left, cluster.pixel.y - top];
      const inSight = x >= room && y >= room && x <= width - room && y <= height - room;
      const isCovered =
        controls !== undefined &&
        x + room > controls.left - origin.left &&
        x - room < controls.right - origin.left &&
        y + room > controls.top - origin.top &&
        y - room < controls.bottom - origin.top;
      button.tabIndex = inSight && !isCovered ? 0 : -1;
    }
  }

  function emphasize({ cluster, button }: ClusterMarker): void {
    const { result, selectedZip, hoveredZip } = emphasis;
    const isShown = [selectedZip, primaryZip(result)].some((zip) => includesZip(cluster, zip));
    button.classList.toggle(
      'is-found',
      cluster.markers.some(({ zip }) => found.has(zip)),
    );
    button.classList.toggle('is-selected', includesZip(cluster, selectedZip));
    button.classList.toggle('is-turned-to', includesZip(cluster, hoveredZip));
    if (isShown) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }

  function draw(): void {
    const { min = { x: 0, y: 0 }, max = min } = map.getPixelBounds();
    const focused = markerAt(document.activeElement);
    const zip = focused?.cluster.markers[0].zip;
    const clusters = clustersOf({ zoom: map.getZoom(), min, max }, zip);
    const remaining = new Set(clusters.map(keyOf));
    for (const [key, { button }] of drawn) {
      if (remaining.has(key)) continue;
      pins.remove(button);
      drawn.delete(key);
    }
    for (const cluster of clusters) {
      const before = drawn.get(keyOf(cluster));
      const marker = before ?? { cluster, button: markerButton(cluster) };
      marker.cluster = cluster;
      if (before) continue;
      emphasize(marker);
      drawn.set(keyOf(cluster), marker);
      const [{ lat, lng }] = cluster.markers;
      pins.add(marker.button, [lat, lng]);
    }
    if (focused && !focused.button.isConnected)
      [...drawn.values()]
        .find(({ cluster }) => includesZip(cluster, zip))
        ?.button.focus({ preventScroll: true });
  }

  function drawAtRest(): void {
    draw();
    restingZoom = map.getZoom();
    if (isSettled) settle();
  }

  /** The keyboard's order and the names beside the markers: both measure what is drawn. */
  function settle(): void {
    isSettled = true;
    const { min = { x: 0, y: 0 } } = map.getPixelBounds();
    updateTabOrder(min);
    const { x, y } = map.getPixelOrigin();
    onDrawn(
      [...drawn.values()].map(({ cluster: { pixel } }) => ({ x: pixel.x - x, y: pixel.y - y })),
    );
  }

  map.on('moveend resize', drawAtRest).on('move', () => {
    // A drag brings others into view. A flight or a pinch draws them at its end.
    if (map.getZoom() === restingZoom) draw();
  });
  return {
    show(next: Emphasis): void {
      if (next.result !== emphasis.result)
        found = zipsOf(next.result ? appraisersIn(next.result.answer) : []);
      emphasis = next;
      for (const marker of drawn.values()) emphasize(marker);
    },
    /** Call it once the first markers are painted. From then on, each rest of the map settles them. */
    settle,
  };
}
