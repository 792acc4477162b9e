// The small map of a place and the places nearby, on the edition's base map.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { earthRadiusMiles } from '@appraisers/directory/distance.ts';
import { placeLabels } from '@appraisers/directory/map-names.ts';
import type { MemberPlace, PlaceAway } from '@appraisers/directory/places-with-members.ts';
import { landOf, type MapBase } from '@appraisers/edition/schemas/places.ts';
import type { PlaceMapProps } from '#ui/PlaceMap.tsx';
import { clipArea, clipLine, pathOf, type XY } from './clip.ts';

const frame = { width: 720, height: 660 } as const;
/** Room at the edges for a dot and its name. */
const room = { x: 70, y: 30 };
const radiusOf = { here: 13, nearby: 9 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Mercator's projection in radians of the equator, north up, as on the finder's map. */
const projected = ({ lat, lng }: Point): XY => [
  radians(lng),
  -Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)),
];

/** The middle of a range, and half its width. */
function span(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, reach: (most - least) / 2 };
}

/** The map of a place, just wide enough for the circle of `radius` miles and all places nearby. */
export function placeMap(
  base: MapBase,
  here: MemberPlace,
  nearby: readonly PlaceAway[],
  radius: number,
): PlaceMapProps {
  const [hereX, hereY] = projected(here);
  const circle = radius / (earthRadiusMiles * Math.cos(radians(here.lat)));
  const far = nearby.map(({ place }) => projected(place));
  const across = span([hereX - circle, hereX + circle, ...far.map(([x]) => x)]);
  const down = span([hereY - circle, hereY + circle, ...far.map(([, y]) => y)]);
  const scale = Math.min(
    (frame.width / 2 - room.x) / across.reach,
    (frame.height / 2 - room.y) / down.reach,
  );
  const location = (point: Point): XY => {
    const [x, y] = projected(point);
    return [
      frame.width / 2 + (x - across.middle) * scale,
      frame.height / 2 + (y - down.middle) * scale,
    ];
  };
  const locations = (line: readonly (readonly [lng: number, lat: number])[]) =>
    line.map(([lng, lat]) => location({ lat, lng }));

  const area = landOf(base)
    .flat()
    .map((ring) => clipArea(locations(ring), frame));
  const lines = base.lines.flatMap((line) => clipLine(locations(line), frame));
  const weightiest = [...nearby].sort(
    (a, b) => b.place.appraisers.length - a.place.appraisers.length || a.miles - b.miles,
  );
  const marks = [here, ...weightiest.map(({ place }) => place)].map((place, at) => {
    const [x, y] = location(place);
    const r = at === 0 ? radiusOf.here : radiusOf.nearby;
    return { name: place.name, x: Math.round(x), y: Math.round(y), r };
  });
  const names = placeLabels(marks, frame);
  const [x, y] = location(here);
  return {
    ...frame,
    area: area.map((ring) => pathOf(ring, true)).join(''),
    lines: lines.map((line) => pathOf(line)).join(''),
    circle: { x: Math.round(x), y: Math.round(y), r: Math.round(circle * scale) },
    marks: marks.map((mark, at) => ({ ...mark, text: names[at] })),
  };
}
