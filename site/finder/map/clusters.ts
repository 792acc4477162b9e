// The markers on the map: one for each ZIP, together where they would overlap.
import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import { type Cluster, clusterMarkers, type ZipMarker } from '@appraisers/directory/zip-markers.ts';
import type { Map as LeafletMap } from 'leaflet';
import { isTouched } from '#finder/screen.ts';
import { clusterLabel, shortCount } from '#finder/words/finder-map.ts';
import { disableClickPropagation } from './leaflet-parts.ts';
import { type Box, pinElements } from './pins.ts';

/** What the map emphasizes, and what a press on the marker of a ZIP does. */
export type Emphasis = {
  readonly answer: Answer | undefined;
  /** ZIP of the selected card. */
  readonly selectedZip: string | undefined;
  /** ZIP of the card under the pointer or the focus. */
  readonly hoveredZip: string | undefined;
  readonly onPick: (zip: string) => void;
};

type DrawnMarker = Pick<Cluster, 'markers'> & { readonly button: HTMLElement };

/** A finger needs 44 px, a pointer less. Large letters need more. */
function markerSize(): number {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(isTouched() ? 44 : 32, 2 * letter);
}

function markerButton({ count, markers }: Cluster, label: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = markers.length > 1 ? 'map-mark is-several' : 'map-mark';
  button.setAttribute('aria-label', label);
  const number = document.createElement('span');
  number.textContent = shortCount(count);
  button.append(number);
  return button;
}

/**
 * The layer of the markers in and around the view. Each rest of the map draws it.
 * @param onSeveral called when the visitor presses a marker of several ZIPs
 * @param onDrawn called with the boxes of the markers
 */
export function clusterLayer(
  map: LeafletMap,
  markers: readonly ZipMarker[],
  onSeveral: (markers: readonly ZipMarker[]) => void,
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
    if (pressed?.markers.length === 1) emphasis?.onPick(pressed.markers[0].zip);
    else if (pressed) onSeveral(pressed.markers);
  });

  function emphasize(next = emphasis): void {
    emphasis = next;
    const { answer, selectedZip, hoveredZip } = next ?? {};
    const found = new Set(answer && appraisersIn(answer).map(({ zip }) => zip));
    const origin = answer?.sections[0]?.groups.find(({ isOrigin }) => isOrigin)?.place;
    for (const { markers, button } of drawn.values()) {
      const has = (zip: string | undefined) => markers.some((marker) => marker.zip === zip);
      button.classList.toggle(
        'is-found',
        markers.some(({ zip }) => found.has(zip)),
      );
      button.classList.toggle('is-selected', has(selectedZip));
      button.classList.toggle('is-turned-to', has(hoveredZip));
      button.setAttribute('aria-current', `${has(selectedZip) || has(origin)}`);
    }
  }

  /** Whether a marker is in view, and the map's buttons cover no part of it. */
  function isReachable(at: ZipMarker): boolean {
    const bar = pane.closest('.map-frame')?.querySelector('fieldset');
    const { x, y } = map.latLngToContainerPoint(at);
    const isBesideBar = !bar || x + size / 2 < bar.offsetLeft;
    const isBelowBar = !bar || y - size / 2 > bar.offsetTop + bar.offsetHeight;
    return map.getBounds().contains(at) && (isBesideBar || isBelowBar);
  }

  function draw(): void {
    const around = map.getBounds().pad(0.5);
    const hadFocus = pane.contains(document.activeElement);
    const next = new Map<string, DrawnMarker>();
    for (const cluster of clusterMarkers(markers, (at) => map.project(at).round(), size)) {
      const [at] = cluster.markers;
      if (!around.contains(at)) continue;
      const label = clusterLabel(cluster);
      const button = drawn.get(label)?.button ?? markerButton(cluster, label);
      if (!drawn.has(label)) pins.add(button, at);
      // Focusing a marker out of view would scroll the page.
      button.tabIndex = isReachable(at) ? 0 : -1;
      next.set(label, { markers: cluster.markers, button });
    }
    for (const [label, { button }] of drawn) if (!next.has(label)) pins.remove(button);
    drawn = next;
    // The pressed marker is gone. From the map, the keyboard goes on to the markers.
    if (hadFocus && !pane.contains(document.activeElement))
      map.getContainer().focus({ preventScroll: true });
    emphasize();
    const boxOf = ({ x, y }: Pick<Box, 'x' | 'y'>): Box => ({
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
    });
    onDrawn([...next.values()].map(({ markers: [at] }) => boxOf(map.latLngToLayerPoint(at))));
  }

  map.on('moveend resize', draw);
  return { emphasize, draw };
}
