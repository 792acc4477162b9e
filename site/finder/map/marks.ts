// The marks on the map: what each is called, which stand out, and what a press does.

import { type MapMark, mapMarks } from '@appraisers/directory/map-marks.ts';
import { shownIn } from '@appraisers/directory/shortlist.ts';
import { type ZipMarker, zipsOf } from '@appraisers/directory/zip-markers.ts';
import {
  DomEvent,
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  marker,
} from 'leaflet';
import { isTouched } from '#finder/media.ts';
import { type AnyGiven, isOfList } from '#finder/types.ts';
import { turnTo } from './view.ts';

/** Which marks stand out. */
export type Marking = {
  readonly given: AnyGiven | undefined;
  readonly selectedZip: string | undefined;
  readonly turnedToZip: string | undefined;
};

type DrawnMark = { readonly mark: MapMark; readonly leaflet: Marker; readonly button: HTMLElement };

const keyOf = ({ markers }: MapMark) => markers.map(({ zip }) => zip).join(' ');
const covers = ({ markers }: MapMark, zip: string | undefined) =>
  markers.some((one) => one.zip === zip);

/** The ZIP whose people an answer is about first. */
function primaryZip(given: AnyGiven | undefined): string | undefined {
  if (!given || isOfList(given) || given.answer.kind !== 'groups') return undefined;
  const [group] = given.answer.groups;
  return group?.type === 'primary' && given.asked.criteria.by === 'zip'
    ? group.location
    : undefined;
}

/** The layer of all marks; they are gathered again whenever the scale changes. */
export function markLayer(
  map: LeafletMap,
  markers: readonly ZipMarker[],
  pick: (zip: string) => void,
) {
  // A finger needs 44 px, a pointer less.
  const size = isTouched() ? 44 : 32;
  const drawn = new Map<string, DrawnMark>();
  let marking: Marking = { given: undefined, selectedZip: undefined, turnedToZip: undefined };

  function press(mark: MapMark): void {
    const [first, ...others] = mark.markers;
    if (others.length === 0) pick(first.zip);
    else {
      const area = latLngBounds(mark.markers.map(({ lat, lng }) => [lat, lng]));
      turnTo(map, area.pad(0.2), { maxZoom: map.getMaxZoom() });
    }
  }

  function draw(mark: MapMark): DrawnMark {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'map-mark';
    button.setAttribute('aria-label', mark.name);
    const count = document.createElement('span');
    count.textContent = String(mark.count);
    button.append(count);
    // A press on a mark is none on the map, and begins no drag.
    DomEvent.disableClickPropagation(button);
    button.addEventListener('click', () => press(mark));
    const icon = divIcon({ className: 'map-marker', html: button, iconSize: [size, size] });
    const [{ lat, lng }] = mark.markers;
    const leaflet = marker([lat, lng], { icon, keyboard: false, interactive: false }).addTo(map);
    return { mark, leaflet, button };
  }

  const drawnMarkOf = (zip: string | undefined) =>
    [...drawn.values()].find(({ mark }) => covers(mark, zip));

  /** Whether what reaches so far around a point of the canvas lies under the map's controls. */
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

  /** Only marks wholly in sight are on the keyboard's way: to focus another would scroll the page. */
  function reach(): void {
    const { x: width, y: height } = map.getSize();
    const room = size / 2 + 5;
    for (const { leaflet, button } of drawn.values()) {
      const { x, y } = map.latLngToContainerPoint(leaflet.getLatLng());
      const inSight = x >= room && y >= room && x <= width - room && y <= height - room;
      button.tabIndex = inSight && !isUnderControls(x, y, room) ? 0 : -1;
    }
  }

  function emphasize(): void {
    const { given, selectedZip, turnedToZip } = marking;
    const found = zipsOf(given ? shownIn(given.answer) : []);
    const shown = [selectedZip, primaryZip(given)];
    for (const { mark, leaflet, button } of drawn.values()) {
      const isFound = mark.markers.some(({ zip }) => found.has(zip));
      const isShown = shown.some((zip) => covers(mark, zip));
      button.classList.toggle('is-found', isFound);
      button.classList.toggle('is-several', mark.markers.length > 1);
      button.classList.toggle('is-selected', covers(mark, selectedZip));
      button.classList.toggle('is-turned-to', covers(mark, turnedToZip));
      if (isShown) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      leaflet.setZIndexOffset(isShown ? 2000 : isFound ? 1000 : 0);
    }
  }

  function gather(): void {
    const zoom = map.getZoom();
    const marks = mapMarks(markers, ({ lat, lng }) => map.project([lat, lng], zoom), size);
    const focused = [...drawn.values()].find(({ button }) => button === document.activeElement);
    const kept = new Set(marks.map(keyOf));
    for (const [key, { leaflet }] of drawn) {
      if (kept.has(key)) continue;
      leaflet.remove();
      drawn.delete(key);
    }
    for (const mark of marks) {
      const key = keyOf(mark);
      if (!drawn.has(key)) drawn.set(key, draw(mark));
    }
    emphasize();
    reach();
    if (focused && !focused.button.isConnected)
      drawnMarkOf(focused.mark.markers[0].zip)?.button.focus({ preventScroll: true });
  }

  map.on('zoomend', gather).on('moveend resize', reach);
  gather();
  return {
    show(next: Marking): void {
      marking = next;
      emphasize();
    },
  };
}
