// The markers on the map: one for each ZIP, together where they would overlap.
import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import { type Cluster, clusterMarkers, type ZipMarker } from '@appraisers/directory/zip-markers.ts';
import type { Map as LeafletMap } from 'leaflet';
import { requestSearch } from '#finder/request.ts';
import { isTouched } from '#finder/screen.ts';
import { clusterLabel } from '#finder/words/places.ts';
import { disableClickPropagation } from './leaflet-parts.ts';
import { type Box, pinElements } from './pins.ts';

/** What the map emphasizes. */
export type Emphasis = {
  readonly answer: Answer | undefined;
  /** ZIP of the selected card. */
  readonly selectedZip: string | undefined;
  /** ZIP of the card under the pointer or the focus. */
  readonly hoveredZip: string | undefined;
};

/**
 * The layer of the markers in and around the view. It is drawn again whenever the map stops moving.
 * @param onSeveral called when the visitor presses a marker of several ZIPs
 * @param onDrawn called with the boxes of the markers
 */
export function clusterLayer(
  map: LeafletMap,
  zips: readonly ZipMarker[],
  onSeveral: (markers: readonly ZipMarker[]) => void,
  onDrawn: (boxes: readonly Box[]) => void,
) {
  // A finger needs 44 px, a pointer less. Large letters need more.
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = Math.max(isTouched() ? 44 : 32, 2 * letter);
  const pane = map.createPane('markers');
  const pin = pinElements(map, pane);
  let drawn: readonly (readonly [HTMLButtonElement, Cluster['markers']])[] = [];
  let emphasis: Emphasis | undefined;
  pane.classList.add('map-marks');
  pane.style.setProperty('--marker', `${size}px`);
  // A press on a marker does not count as one on the map, and starts no drag.
  disableClickPropagation(pane);

  /** Whether a whole marker is in view, and the map's buttons cover no part of it. */
  function isReachable(at: ZipMarker): boolean {
    const bar = pane.closest('.map-frame')?.querySelector('fieldset');
    const { x, y } = map.latLngToContainerPoint(at);
    const { x: width, y: height } = map.getSize();
    const half = size / 2;
    const isInView = x >= half && x <= width - half && y >= half && y <= height - half;
    const isBesideBar = !bar || x + half < bar.offsetLeft;
    const isBelowBar = !bar || y - half > bar.offsetTop + bar.offsetHeight;
    return isInView && (isBesideBar || isBelowBar);
  }

  function emphasize(next = emphasis): void {
    emphasis = next;
    const { answer, selectedZip, hoveredZip } = next ?? {};
    const found = new Set(answer && appraisersIn(answer).map(({ zip }) => zip));
    const origin = answer?.sections[0]?.groups.find(({ isOrigin }) => isOrigin)?.place;
    for (const [button, markers] of drawn) {
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

  function draw(): void {
    const around = map.getBounds().pad(0.5);
    const focused = pane.querySelector(':focus')?.getAttribute('aria-label');
    drawn = clusterMarkers(zips, (at) => map.project(at).round(), size)
      .filter(({ markers: [at] }) => around.contains(at))
      .map(({ markers, count }) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = markers.length > 1 ? 'map-mark is-several' : 'map-mark';
        button.setAttribute('aria-label', clusterLabel({ markers, count }));
        // Focusing a marker out of view would scroll the page.
        button.tabIndex = isReachable(markers[0]) ? 0 : -1;
        button.append(document.createElement('span'));
        button.firstElementChild?.append(`${count}`);
        button.addEventListener('click', () => {
          if (markers.length > 1) onSeveral(markers);
          else requestSearch({ near: markers[0].zip, by: 'zip' }, 'marker');
        });
        return [button, markers];
      });
    pin(drawn.map(([button, [at]]) => [button, at]));
    if (focused) {
      const same = drawn.find(([button]) => button.getAttribute('aria-label') === focused);
      // If the pressed marker is gone, the keyboard goes on from the map to the others.
      (same?.[0] ?? map.getContainer()).focus({ preventScroll: true });
    }
    emphasize();
    onDrawn(
      drawn.map(([, [at]]) => {
        const { x, y } = map.latLngToLayerPoint(at);
        return { x: x - size / 2, y: y - size / 2, width: size, height: size };
      }),
    );
  }

  map.on('moveend resize', draw);
  return { emphasize, draw };
}
