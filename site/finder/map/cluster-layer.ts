// The markers on the map: one for each ZIP, together where they would overlap.
import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import { type Cluster, clusterMarkers, type ZipMarker } from '@appraisers/directory/zip-markers.ts';
import type { Map as LeafletMap } from 'leaflet';
import { isTouched } from '#finder/media-queries.ts';
import { clusterLabel, shortCount } from '#finder/words/finder-map.ts';
import { panTo } from './area.ts';
import { disableClickPropagation, latLngBounds } from './leaflet-parts.ts';
import { type Box, pinElements } from './pinned.ts';

/** What the map emphasizes, and what a press on the marker of a ZIP does. */
export type Emphasis = {
  readonly answer: Answer | undefined;
  /** ZIP of the selected card. */
  readonly selectedZip: string | undefined;
  /** ZIP of the card under the pointer or the focus. */
  readonly hoveredZip: string | undefined;
  readonly onPick: (zip: string) => void;
};

type DrawnMarker = { readonly cluster: Cluster; readonly button: HTMLElement };

const includesZip = ({ markers }: Cluster, zip: string | undefined): boolean =>
  zip !== undefined && markers.some((marker) => marker.zip === zip);

/** A finger needs 44 px, a pointer less. Large letters need more. */
function markerSize(): number {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(isTouched() ? 44 : 32, 2 * letter);
}

function markerButton({ count, markers }: Cluster, label: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-mark';
  button.setAttribute('aria-label', label);
  const number = document.createElement('span');
  number.textContent = shortCount(count);
  button.append(number);
  button.classList.toggle('is-several', markers.length > 1);
  button.classList.toggle('is-long', number.textContent.length > 2);
  return button;
}

/** The ZIP that the visitor searched for. */
const zipSearched = (answer: Answer | undefined): string | undefined =>
  answer?.sections[0]?.groups.find(({ isOrigin }) => isOrigin)?.place;

/**
 * The layer of the markers in and around the view. Each rest of the map draws it.
 * @param onDrawn called with the boxes of the markers, in px of the layer
 */
export function clusterLayer(
  map: LeafletMap,
  markers: readonly ZipMarker[],
  onDrawn: (boxes: readonly Box[]) => void,
) {
  const size = markerSize();
  const pane = map.createPane('markers');
  const pins = pinElements(map, pane);
  /** By their labels. A marker that keeps its label keeps its button. */
  let drawn: ReadonlyMap<string, DrawnMarker> = new Map();
  let emphasis: Emphasis | undefined;

  pane.classList.add('map-marks');
  pane.style.setProperty('--marker', `${size}px`);
  // A press on a marker does not count as one on the map, and starts no drag.
  disableClickPropagation(pane);
  pane.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    const pressed = [...drawn.values()].find((marker) => marker.button === button);
    if (pressed) press(pressed.cluster);
  });

  function press({ markers: [first, ...others] }: Cluster): void {
    if (others.length === 0) emphasis?.onPick(first.zip);
    else {
      const area = latLngBounds([first, ...others]);
      panTo(map, area.pad(0.2), { maxZoom: map.getMaxZoom() });
    }
  }

  function applyEmphasis(): void {
    const { answer, selectedZip, hoveredZip } = emphasis ?? {};
    const found = new Set(answer ? appraisersIn(answer).map(({ zip }) => zip) : []);
    const current = [selectedZip, zipSearched(answer)];
    for (const { cluster, button } of drawn.values()) {
      const isFound = cluster.markers.some(({ zip }) => found.has(zip));
      button.classList.toggle('is-found', isFound);
      button.classList.toggle('is-selected', includesZip(cluster, selectedZip));
      button.classList.toggle('is-turned-to', includesZip(cluster, hoveredZip));
      if (current.some((zip) => includesZip(cluster, zip)))
        button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  }

  /** Whether the map's buttons cover a part of a marker there. */
  function isCovered(at: ZipMarker): boolean {
    const frame = map.getContainer();
    const bar = frame.parentElement?.querySelector('.map-controls')?.getBoundingClientRect();
    if (!bar) return false;
    const { left, top } = frame.getBoundingClientRect();
    const { x, y } = map.latLngToContainerPoint(at).add([left, top]);
    const side = size / 2;
    return (
      x + side > bar.left && x - side < bar.right && y + side > bar.top && y - side < bar.bottom
    );
  }

  function draw(): void {
    const inView = map.getBounds();
    const around = inView.pad(0.5);
    const focused = [...drawn.values()].find(({ button }) => button === document.activeElement);
    const kept = focused?.cluster.markers[0].zip;
    const next = new Map<string, DrawnMarker>();
    for (const cluster of clusterMarkers(markers, (at) => map.project(at).round(), size)) {
      const [at] = cluster.markers;
      if (!around.contains(at) && !includesZip(cluster, kept)) continue;
      const label = clusterLabel(cluster);
      const button = drawn.get(label)?.button ?? markerButton(cluster, label);
      if (!drawn.has(label)) pins.add(button, at);
      // Focusing a marker out of view would scroll the page.
      button.tabIndex = inView.contains(at) && !isCovered(at) ? 0 : -1;
      next.set(label, { cluster, button });
    }
    for (const [label, { button }] of drawn) if (!next.has(label)) pins.remove(button);
    drawn = next;
    const shown = [...drawn.values()];
    if (focused && !focused.button.isConnected)
      shown
        .find(({ cluster }) => includesZip(cluster, kept))
        ?.button.focus({ preventScroll: true });
    applyEmphasis();
    onDrawn(
      shown.map(({ cluster: { markers } }) => {
        const { x, y } = map.latLngToLayerPoint(markers[0]);
        return { x: x - size / 2, y: y - size / 2, width: size, height: size };
      }),
    );
  }

  map.on('moveend resize', draw);
  return {
    emphasize(next: Emphasis): void {
      emphasis = next;
      applyEmphasis();
    },
    draw,
  };
}
