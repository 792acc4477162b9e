// The markers on the map: one for each ZIP, together where they would overlap.
import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import { type Cluster, clusterMarkers, type ZipMarker } from '@appraisers/directory/zip-markers.ts';
import type { Map as LeafletMap } from 'leaflet';
import { isTouched } from '#finder/media-queries.ts';
import { clusterLabel, shortCount } from '#finder/words/finder-map.ts';
import { disableClickPropagation, latLngBounds } from './leaflet-parts.ts';
import { pinElements } from './pinned.ts';
import { panTo } from './view.ts';

/** What the map emphasizes. */
export type Emphasis = {
  readonly answer: Answer | undefined;
  readonly selectedZip: string | undefined;
  readonly hoveredZip: string | undefined;
};

type DrawnMarker = { readonly cluster: Cluster; readonly button: HTMLElement };

const includesZip = ({ markers }: Cluster, zip: string | undefined): boolean =>
  zip !== undefined && markers.some((marker) => marker.zip === zip);

/** A finger needs 44 px, a pointer less. Large letters need more. */
function markerSize(): number {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(isTouched() ? 44 : 32, 2 * letter);
}

function markerButton(cluster: Cluster): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-mark';
  button.setAttribute('aria-label', clusterLabel(cluster));
  const number = document.createElement('span');
  number.textContent = shortCount(cluster.count);
  button.append(number);
  button.classList.toggle('is-several', cluster.markers.length > 1);
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
  pick: (zip: string) => void,
  onDrawn: (boxes: readonly { x: number; y: number; width: number; height: number }[]) => void,
) {
  const size = markerSize();
  const pane = map.createPane('markers');
  const pins = pinElements(map, pane);
  let drawn: readonly DrawnMarker[] = [];
  let emphasis: Emphasis = { answer: undefined, selectedZip: undefined, hoveredZip: undefined };

  pane.classList.add('map-marks');
  pane.style.setProperty('--marker', `${size}px`);
  // A press on a marker does not count as one on the map, and starts no drag.
  disableClickPropagation(pane);
  pane.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    const pressed = drawn.find((marker) => marker.button === button);
    if (pressed) press(pressed.cluster);
  });

  function press({ markers: [first, ...others] }: Cluster): void {
    if (others.length === 0) pick(first.zip);
    else {
      const area = latLngBounds([first, ...others].map(({ lat, lng }) => [lat, lng]));
      panTo(map, area.pad(0.2), { maxZoom: map.getMaxZoom() });
    }
  }

  function emphasize({ cluster, button }: DrawnMarker, found: ReadonlySet<string>): void {
    const { answer, selectedZip, hoveredZip } = emphasis;
    const isFound = cluster.markers.some(({ zip }) => found.has(zip));
    const isCurrent = [selectedZip, zipSearched(answer)].some((zip) => includesZip(cluster, zip));
    button.classList.toggle('is-found', isFound);
    button.classList.toggle('is-selected', includesZip(cluster, selectedZip));
    button.classList.toggle('is-turned-to', includesZip(cluster, hoveredZip));
    if (isCurrent) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }

  function emphasizeAll(): void {
    const found = new Set(
      emphasis.answer ? appraisersIn(emphasis.answer).map(({ zip }) => zip) : [],
    );
    for (const marker of drawn) emphasize(marker, found);
  }

  function draw(): void {
    const around = map.getBounds().pad(0.5);
    const inView = map.getBounds();
    const focused = drawn.find(({ button }) => button === document.activeElement);
    const kept = focused?.cluster.markers[0].zip;
    const before = drawn;
    drawn = clusterMarkers(markers, ({ lat, lng }) => map.project([lat, lng]).round(), size)
      .filter(
        (cluster) =>
          around.contains([cluster.markers[0].lat, cluster.markers[0].lng]) ||
          includesZip(cluster, kept),
      )
      .map((cluster) => {
        const same = before.find((one) => isSame(one.cluster, cluster));
        if (same) return { cluster, button: same.button };
        const button = markerButton(cluster);
        pins.add(button, [cluster.markers[0].lat, cluster.markers[0].lng]);
        return { cluster, button };
      });
    const now = new Set(drawn.map(({ button }) => button));
    for (const { button } of before) if (!now.has(button)) pins.remove(button);
    // Focusing a marker out of view would scroll the page.
    for (const { cluster, button } of drawn) {
      const [{ lat, lng }] = cluster.markers;
      button.tabIndex = inView.contains([lat, lng]) ? 0 : -1;
    }
    if (focused && !now.has(focused.button))
      drawn
        .find(({ cluster }) => includesZip(cluster, kept))
        ?.button.focus({ preventScroll: true });
    emphasizeAll();
    onDrawn(
      drawn.map(
        ({
          cluster: {
            markers: [first],
          },
        }) => {
          const { x, y } = map.latLngToLayerPoint([first.lat, first.lng]);
          return { x: x - size / 2, y: y - size / 2, width: size, height: size };
        },
      ),
    );
  }

  map.on('moveend resize', draw);
  return {
    show(next: Emphasis): void {
      emphasis = next;
      emphasizeAll();
    },
    draw,
  };
}

/** Clusters with the same name share a button. */
const isSame = (a: Cluster, b: Cluster): boolean =>
  a.count === b.count &&
  a.markers.length === b.markers.length &&
  a.markers[0].zip === b.markers[0].zip;
