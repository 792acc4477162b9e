// The clusters of markers on the map: their labels, their emphasis, and what a press does.
import { appraisersIn } from '@appraisers/directory/search.ts';
import {
  type Cluster,
  clusterMarkers,
  type ZipMarker,
  zipsOf,
} from '@appraisers/directory/zip-markers.ts';
import {
  DomEvent,
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  marker,
} from 'leaflet';
import { isTouched } from '#finder/media-queries.ts';
import { type FinderResult, isListResult } from '#finder/result.ts';
import { clusterLabel } from '#finder/words/finder-map.ts';
import { panTo } from './view.ts';

/** What the map emphasizes. */
export type Emphasis = {
  readonly result: FinderResult | undefined;
  readonly selectedZip: string | undefined;
  readonly hoveredZip: string | undefined;
};

type ClusterMarker = {
  readonly cluster: Cluster;
  readonly leaflet: Marker;
  readonly button: HTMLElement;
};

const keyOf = ({ markers }: Cluster) => markers.map(({ zip }) => zip).join(' ');
const includesZip = ({ markers }: Cluster, zip: string | undefined) =>
  markers.some((one) => one.zip === zip);

/** The ZIP of the primary group. */
function primaryZip(result: FinderResult | undefined): string | undefined {
  if (!result || isListResult(result) || result.answer.kind !== 'groups') return undefined;
  const [group] = result.answer.groups;
  return group?.type === 'primary' && result.request.criteria.by === 'zip'
    ? group.location
    : undefined;
}

/** The layer of all clusters. Each change of the zoom clusters the markers again. */
export function clusterLayer(
  map: LeafletMap,
  markers: readonly ZipMarker[],
  pick: (zip: string) => void,
) {
  // A finger needs 44 px, a pointer less.
  const size = isTouched() ? 44 : 32;
  const drawn = new Map<string, ClusterMarker>();
  let emphasis: Emphasis = { result: undefined, selectedZip: undefined, hoveredZip: undefined };

  function press(cluster: Cluster): void {
    const [first, ...others] = cluster.markers;
    if (others.length === 0) pick(first.zip);
    else {
      const area = latLngBounds(cluster.markers.map(({ lat, lng }) => [lat, lng]));
      panTo(map, area.pad(0.2), { maxZoom: map.getMaxZoom() });
    }
  }

  function draw(cluster: Cluster): ClusterMarker {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'map-mark';
    button.setAttribute('aria-label', clusterLabel(cluster));
    const count = document.createElement('span');
    count.textContent = String(cluster.count);
    button.append(count);
    // A press on a cluster does not count as one on the map, and starts no drag.
    DomEvent.disableClickPropagation(button);
    button.addEventListener('click', () => press(cluster));
    const icon = divIcon({ className: 'map-marker', html: button, iconSize: [size, size] });
    const [{ lat, lng }] = cluster.markers;
    const leaflet = marker([lat, lng], { icon, keyboard: false, interactive: false }).addTo(map);
    return { cluster, leaflet, button };
  }

  const markerOf = (zip: string | undefined) =>
    [...drawn.values()].find(({ cluster }) => includesZip(cluster, zip));

  /** Whether a square around a point of the canvas is under the map's controls. */
  function isUnderControls(x: number, y: number, room: number): boolean {
    const canvas = map.getContainer();
    const controls = canvas.parentElement?.querySelector('.map-controls');
    if (!controls) return false;
    const { left, right, top, bottom } = controls.getBoundingClientRect();
    const origin = canvas.getBoundingClientRect();
    const [across, down] = [origin.left + x, origin.top + y];
    return (
      across + room > left && across - room < right && down + room > top && down - room < bottom
    );
  }

  /** The keyboard reaches only clusters wholly in view: focusing another would scroll the page. */
  function updateTabOrder(): void {
    const { x: width, y: height } = map.getSize();
    const room = size / 2 + 5;
    for (const { leaflet, button } of drawn.values()) {
      const { x, y } = map.latLngToContainerPoint(leaflet.getLatLng());
      const inSight = x >= room && y >= room && x <= width - room && y <= height - room;
      button.tabIndex = inSight && !isUnderControls(x, y, room) ? 0 : -1;
    }
  }

  function emphasize(): void {
    const { result, selectedZip, hoveredZip } = emphasis;
    const found = zipsOf(result ? appraisersIn(result.answer) : []);
    const shown = [selectedZip, primaryZip(result)];
    for (const { cluster, leaflet, button } of drawn.values()) {
      const isFound = cluster.markers.some(({ zip }) => found.has(zip));
      const isShown = shown.some((zip) => includesZip(cluster, zip));
      button.classList.toggle('is-found', isFound);
      button.classList.toggle('is-several', cluster.markers.length > 1);
      button.classList.toggle('is-selected', includesZip(cluster, selectedZip));
      button.classList.toggle('is-turned-to', includesZip(cluster, hoveredZip));
      if (isShown) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      leaflet.setZIndexOffset(isShown ? 2000 : isFound ? 1000 : 0);
    }
  }

  function regroup(): void {
    const zoom = map.getZoom();
    const clusters = clusterMarkers(markers, ({ lat, lng }) => map.project([lat, lng], zoom), size);
    const focused = [...drawn.values()].find(({ button }) => button === document.activeElement);
    const remaining = new Set(clusters.map(keyOf));
    for (const [key, { leaflet }] of drawn) {
      if (remaining.has(key)) continue;
      leaflet.remove();
      drawn.delete(key);
    }
    for (const cluster of clusters) {
      const key = keyOf(cluster);
      if (!drawn.has(key)) drawn.set(key, draw(cluster));
    }
    emphasize();
    updateTabOrder();
    if (focused && !focused.button.isConnected)
      markerOf(focused.cluster.markers[0].zip)?.button.focus({ preventScroll: true });
  }

  map.on('zoomend', regroup).on('moveend resize', updateTabOrder);
  regroup();
  return {
    show(next: Emphasis): void {
      emphasis = next;
      emphasize();
    },
  };
}
