// What lies over the map: a marker for each ZIP, together where they would overlap, the names of towns where they
// have room, and the ring around the place searched for.
import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import type { Point } from '@appraisers/directory/appraiser.ts';
import { type Cluster, clusterMarkers, type ZipMarker } from '@appraisers/directory/zip-markers.ts';
import type { Map as LeafletMap } from 'leaflet';
import { disableClickPropagation } from 'leaflet/src/dom/DomEvent.js';
import { Bounds } from 'leaflet/src/geometry/Bounds.js';
import { requestSearch } from '#finder/request.ts';
import { isTouched } from '#finder/screen.ts';
import { clusterLabel } from '#finder/words/places.ts';
import { arrangeNames, type Pin } from './town-names.ts';

/** The ZIP of the selected card, and of the card under the pointer or the focus. */
export type Emphasis = {
  readonly selectedZip?: string | undefined;
  readonly hoveredZip?: string | undefined;
};

export type Town = Point & { readonly name: string };

/** The width of the ring in px, with a gap around it. */
const ringSize = 48;

/** An element of this kind with a text of its own. */
function labelled<Tag extends 'button' | 'div'>(tag: Tag, className: string, text: string) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(document.createElement('span'));
  element.firstElementChild?.append(text);
  return element;
}

/**
 * The layer of the markers in and around the view. It draws itself whenever the map stops moving.
 * @param onSeveral called when the visitor presses a marker of several ZIPs
 */
export function mapOverlay(
  map: LeafletMap,
  zips: readonly ZipMarker[],
  contents: () => {
    readonly answer: Answer | undefined;
    readonly origin: Point | undefined;
    readonly towns: readonly Town[];
  },
  onSeveral: (markers: readonly ZipMarker[]) => void,
) {
  // A finger needs 44 px, a pointer less. Large letters need more.
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = Math.max(isTouched() ? 44 : 32, 2 * letter);
  const pane = map.createPane('markers');
  const bar = pane.closest('.map-frame')?.querySelector('fieldset');
  const ring = document.createElement('div');
  let drawn: readonly (readonly [HTMLButtonElement, Cluster['markers']])[] = [];
  let emphasis: Emphasis = {};
  let pins: readonly Pin[] = [];
  ring.className = 'map-origin';
  pane.classList.add('map-marks');
  pane.style.setProperty('--marker', `${size}px`);
  // A press on a marker does not count as one on the map, and starts no drag.
  disableClickPropagation(pane);

  /** Whether a whole marker is in view, and the map's buttons cover no part of it. */
  function isReachable(at: ZipMarker): boolean {
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
    const { answer } = contents();
    const found = new Set(answer && appraisersIn(answer).map(({ zip }) => zip));
    const place = answer?.sections[0]?.groups.find(({ isOrigin }) => isOrigin)?.place;
    for (const [button, markers] of drawn) {
      const has = (zip: string | undefined) => markers.some((marker) => marker.zip === zip);
      const isFound = markers.some(({ zip }) => found.has(zip));
      const isSelected = has(emphasis.selectedZip);
      button.classList.toggle('is-found', isFound);
      button.classList.toggle('is-selected', isSelected);
      button.classList.toggle('is-turned-to', has(emphasis.hoveredZip));
      button.setAttribute('aria-current', `${isSelected || has(place)}`);
    }
  }

  function markerOf({ markers, count }: Cluster): HTMLButtonElement {
    const isSeveral = markers.length > 1;
    const button = labelled('button', isSeveral ? 'map-mark is-several' : 'map-mark', `${count}`);
    button.type = 'button';
    button.setAttribute('aria-label', clusterLabel({ markers, count }));
    // Focusing a marker out of view would scroll the page.
    button.tabIndex = isReachable(markers[0]) ? 0 : -1;
    button.addEventListener('click', () => {
      if (isSeveral) onSeveral(markers);
      else requestSearch({ near: markers[0].zip, by: 'zip' }, 'marker');
    });
    return button;
  }

  /** Leaflet's markers do the same, each with listeners and a layer of the graphics processor of its own. */
  function place(): void {
    for (const [{ style }, at] of pins) {
      const { x, y } = map.latLngToLayerPoint(at);
      style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  /** The square around a point. */
  function boxAt(at: Point, width: number): Bounds {
    const middle = map.latLngToLayerPoint(at);
    return new Bounds(middle.subtract([width / 2, width / 2]), middle.add([width / 2, width / 2]));
  }

  function draw(): void {
    const { origin, towns } = contents();
    const around = map.getBounds().pad(0.5);
    const focused = pane.querySelector(':focus')?.getAttribute('aria-label');
    drawn = clusterMarkers(zips, (at) => map.project(at).round(), size)
      .filter(({ markers: [at] }) => around.contains(at))
      .map((cluster) => [markerOf(cluster), cluster.markers]);
    const rings = origin ? ([[ring, origin]] as const) : [];
    const names = towns.map((town) => [labelled('div', 'map-city', town.name), town] as const);
    const markers = drawn.map(([button, [at]]) => [button, at] as const);
    pins = [...rings, ...names, ...markers];
    pane.replaceChildren(...pins.map(([element]) => element));
    place();
    if (focused) {
      const same = drawn.find(([button]) => button.getAttribute('aria-label') === focused);
      // If the pressed marker is gone, the keyboard goes on from the map to the others.
      (same?.[0] ?? map.getContainer()).focus({ preventScroll: true });
    }
    emphasize();
    // A name strikes through no marker and no ring.
    const taken = markers.map(([, at]) => boxAt(at, size));
    arrangeNames(map, names, [...taken, ...rings.map(([, at]) => boxAt(at, ringSize))]);
  }

  map.on('zoom viewreset', place).on('moveend resize', draw);
  return { emphasize, draw };
}
