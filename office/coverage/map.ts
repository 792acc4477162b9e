// The map of the report: the state with its counties, how far the members reach, and where people have
// none near. All that it says stands in the tables beside it.

import { earthRadiusMiles } from '@appraisers/directory/distance.ts';
import { placeLabels } from '@appraisers/directory/map-names.ts';
import { geoCircle } from 'd3-geo';
import { createElement as h, type ReactElement } from 'react';
import type { Report } from './coverage-report.ts';
import { gapMarkers, type MapMarker, markersOf, memberMarkers } from './markers.ts';
import { countyPaths, drawingOf, type MapDrawing, mapWidth } from './projection.ts';

const townRadius = 4;

const group = (className: string, ...children: ReactElement[]) =>
  h('g', { className }, ...children);

/** What lies within the radius of a member, inside the state. */
function reach({ report, drawn }: MapDrawing) {
  const around = geoCircle()
    .radius((report.radius / earthRadiusMiles) * (180 / Math.PI))
    .precision(4);
  const circles = markersOf(report).map(({ zip, lat, lng }) =>
    h('path', { key: zip, d: drawn(around.center([lng, lat])()) }),
  );
  return h('g', { className: 'reach', clipPath: 'url(#state)' }, circles);
}

const emptyCounties = ({ report, drawn }: MapDrawing) =>
  group(
    'empty',
    ...report.emptyCounties.map(({ fips, area }) => h('path', { key: fips, d: drawn(area) })),
  );

const circles = (className: string, marks: readonly MapMarker[]) =>
  group(className, ...marks.map(({ key, x, y, r }) => h('circle', { key, cx: x, cy: y, r })));

function names({ report, height, spot: location }: MapDrawing, marks: readonly MapMarker[]) {
  const towns = report.mapBase.cities.map(([name, lat, lng]) => ({
    name,
    ...location({ lat, lng }),
    r: townRadius,
  }));
  const places = placeLabels(towns, { width: mapWidth, height }, marks);
  return group(
    'towns',
    ...towns.flatMap(({ name, x, y, r }, at) => {
      const place = places[at];
      if (!place) return [];
      const { anchor, ...where } = place;
      return [
        h('circle', { key: `at ${name}`, cx: x, cy: y, r }),
        h('text', { key: name, ...where, textAnchor: anchor }, name),
      ];
    }),
  );
}

/** Slanted lines for counties without a member: they are seen on a printer without colors, too. */
const slantedLabel = h(
  'pattern',
  {
    id: 'slanted',
    width: 10,
    height: 10,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  },
  h('path', { d: 'M0 0V10' }),
);

/** The map as SVG, its looks left to the page. */
export function coverageMap(report: Report, label: string): ReactElement {
  const drawing = drawingOf(report);
  const { drawn, height } = drawing;
  const shapes = countyPaths(report.mapBase);
  const outline = drawn(shapes.outline);
  const [gaps, members] = [gapMarkers(drawing), memberMarkers(drawing)];
  return h(
    'svg',
    { viewBox: `0 0 ${mapWidth} ${height}`, role: 'img', 'aria-label': label, className: 'map' },
    h('defs', null, slantedLabel, h('clipPath', { id: 'state' }, h('path', { d: outline }))),
    h('path', { d: outline, className: 'land' }),
    reach(drawing),
    emptyCounties(drawing),
    h('path', { d: drawn(shapes.lines), className: 'lines' }),
    h('path', { d: outline, className: 'border' }),
    circles('gaps', gaps),
    circles('members', members),
    names(drawing, [...gaps, ...members]),
  );
}
