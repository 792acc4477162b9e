// The map of the report: the state with its counties, the reach of its members, and people without one
// nearby. The sentences and the table beside it have the same data.
import { earthRadiusMiles } from '@appraisers/directory/distance.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { zipMarkers } from '@appraisers/directory/zip-markers.ts';
import { geoCircle } from 'd3-geo';
import { createElement as h, type ReactElement } from 'react';
import type { CoverageReport } from './coverage-report.ts';
import { placeLabels } from './map-names.ts';
import { type MapProjection, mapWidth, projectionOf, stateOutline } from './projection.ts';

const townRadius = 4;

/** The radius of a circle for one person or member, and the limits of all radii. */
const sizes = {
  gaps: { min: 5, ofOne: 0.14, max: 30 },
  members: { min: 6, ofOne: 6, max: 24 },
} as const;

type ZipCount = {
  readonly zip: string;
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
};
type Marker = { readonly x: number; readonly y: number; readonly r: number; readonly zip: string };

/** A circle for each ZIP code. Areas grow with the counts, except for the smallest visible circles. */
function markersFor(
  layer: keyof typeof sizes,
  zips: readonly ZipCount[],
  { project }: MapProjection,
): readonly Marker[] {
  const { min, ofOne, max } = sizes[layer];
  const largest = Math.max(1, ...zips.map(({ count }) => Math.sqrt(count)));
  const scale = Math.min(ofOne, max / largest);
  return zips.map(({ count, zip, ...point }) => {
    const radius = Math.max(min, Math.sqrt(count) * scale);
    return { zip, ...project(point), r: Math.round(radius * 10) / 10 };
  });
}

const circles = (layer: string, markers: readonly Marker[]) =>
  h(
    'g',
    { className: layer },
    ...markers.map(({ zip, x, y, r }) => h('circle', { key: zip, cx: x, cy: y, r })),
  );

/** The area within the radius of a member, inside the state. */
function reach(zips: readonly ZipCount[], radius: number, { pathOf }: MapProjection) {
  const circle = geoCircle()
    .radius((radius / earthRadiusMiles) * (180 / Math.PI))
    .precision(4);
  return h(
    'g',
    { className: 'reach', clipPath: 'url(#state)' },
    zips.map(({ zip, lat, lng }) =>
      h('path', { key: zip, d: pathOf(circle.center([lng, lat])()) }),
    ),
  );
}

function townNames(
  { cities }: CoverageReport['mapBase'],
  { height, project }: MapProjection,
  markers: readonly Marker[],
) {
  const towns = cities.map(([name, lat, lng]) => ({
    name,
    ...project({ lat, lng }),
    r: townRadius,
  }));
  const places = placeLabels(towns, { width: mapWidth, height }, markers);
  const shapes = towns.flatMap(({ name, x, y, r }, at) => {
    const place = places[at];
    if (!place) return [];
    const { anchor, ...where } = place;
    return [
      h('circle', { key: `at ${name}`, cx: x, cy: y, r }),
      h('text', { key: name, ...where, textAnchor: anchor }, name),
    ];
  });
  return h('g', { className: 'towns' }, ...shapes);
}

/** Slanted lines show counties without a member on a black-and-white printer, too. */
const slantedLines = h(
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

/** The map as SVG. The page around it has the styles. */
export function coverageMap(report: CoverageReport, label: string): ReactElement {
  const projection = projectionOf(report);
  const { pathOf, height } = projection;
  const { members, region, mapBase, radius } = report;
  const outline = pathOf(stateOutline(report));
  const memberZips = zipMarkers(indexMembers(members, placeNames(region)));
  const gapZips = report.gaps.flatMap(({ people = 0, zip, lat, lng }) =>
    people > 0 ? [{ zip, lat, lng, count: people }] : [],
  );
  const gaps = markersFor('gaps', gapZips, projection);
  const homes = markersFor('members', memberZips, projection);
  const empty = report.emptyCounties.map(({ fips, area }) =>
    h('path', { key: fips, d: pathOf(area) }),
  );
  const lines = { type: 'MultiLineString' as const, coordinates: mapBase.lines };
  return h(
    'svg',
    { viewBox: `0 0 ${mapWidth} ${height}`, role: 'img', 'aria-label': label, className: 'map' },
    h('defs', null, slantedLines, h('clipPath', { id: 'state' }, h('path', { d: outline }))),
    h('path', { d: outline, className: 'land' }),
    reach(memberZips, radius, projection),
    h('g', { className: 'empty' }, ...empty),
    h('path', { d: pathOf(lines), className: 'lines' }),
    h('path', { d: outline, className: 'border' }),
    circles('gaps', gaps),
    circles('members', homes),
    townNames(mapBase, projection, [...gaps, ...homes]),
  );
}
