// The map of the coverage as shapes: the state with its counties, the reach of its members, and people without one
// nearby. The page of the desk draws them.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { earthRadiusMiles } from '@appraisers/directory/distance.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { zipMarkers } from '@appraisers/directory/zip-markers.ts';
import { geoAzimuthalEqualArea, geoCircle, geoPath } from 'd3-geo';
import type { CoverageReport } from './coverage-report.ts';
import { placeLabels } from './map-names.ts';

const width = 960;
const maxHeight = 1240;
const margin = 26;
const townRadius = 4;

/** The radius of a circle for one person or member, and the limits of all radii. */
const sizes = {
  gaps: { min: 5, ofOne: 0.14, max: 30 },
  members: { min: 6, ofOne: 6, max: 24 },
} as const;

type Shape = Parameters<ReturnType<typeof geoPath>>[0];

/** Fits the state. The projection preserves areas and barely bends the edges. */
function projectionOf(
  { south, north, west, east }: CoverageReport['region']['bounds'],
  state: Shape,
) {
  const projection = geoAzimuthalEqualArea().rotate([-(west + east) / 2, -(south + north) / 2]);
  const fitTo = (height: number) =>
    projection.fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      state,
    );
  const [[, top], [, bottom]] = geoPath(fitTo(maxHeight)).bounds(state);
  const height = Math.ceil(bottom - top) + 2 * margin;
  const path = geoPath(fitTo(height)).digits(1);
  return {
    height,
    pathOf: (shape: Shape) => path(shape) ?? '',
    project: ({ lat, lng }: Point) => {
      const [x, y] = projection([lng, lat]) ?? [0, 0];
      return { x: Math.round(x), y: Math.round(y) };
    },
  };
}

type ZipCount = Point & { readonly zip: string; readonly count: number };

/** A circle for each ZIP code. Areas grow with the counts, except for the smallest visible circles. */
function circlesFor(
  layer: keyof typeof sizes,
  zips: readonly ZipCount[],
  project: ReturnType<typeof projectionOf>['project'],
) {
  const { min, ofOne, max } = sizes[layer];
  const largest = Math.max(1, ...zips.map(({ count }) => Math.sqrt(count)));
  const scale = Math.min(ofOne, max / largest);
  return zips.map(({ count, zip, ...point }) => {
    const radius = Math.max(min, Math.sqrt(count) * scale);
    return { zip, ...project(point), r: Math.round(radius * 10) / 10 };
  });
}

/** The shapes of the map, as paths, circles and names. */
export function coverageMap(report: CoverageReport) {
  const { members, region, mapBase, radius } = report;
  const state = { type: 'MultiPolygon' as const, coordinates: mapBase.outline };
  const { pathOf, height, project } = projectionOf(region.bounds, state);
  const memberZips = zipMarkers(indexMembers(members, placeNames(region)));
  const gapZips = report.gaps.flatMap(({ people = 0, zip, lat, lng }) =>
    people > 0 ? [{ zip, lat, lng, count: people }] : [],
  );
  const gaps = circlesFor('gaps', gapZips, project);
  const homes = circlesFor('members', memberZips, project);
  const circle = geoCircle()
    .radius((radius / earthRadiusMiles) * (180 / Math.PI))
    .precision(4);
  const towns = mapBase.cities.map(([name, lat, lng]) => {
    return { name, ...project({ lat, lng }), r: townRadius };
  });
  const labels = placeLabels(towns, { width, height }, [...gaps, ...homes]);
  return {
    width,
    height,
    radius,
    state: pathOf(state),
    lines: pathOf({ type: 'MultiLineString', coordinates: mapBase.lines }),
    /** Counties without a member. */
    empty: report.emptyCounties.map(({ area }) => pathOf(area)),
    /** The area within the radius of each member. */
    reach: memberZips.map(({ lat, lng }) => pathOf(circle.center([lng, lat])())),
    /** People without a member that close, and members. */
    gaps,
    members: homes,
    towns: towns.flatMap((town, at) => {
      const label = labels[at];
      return label ? [{ ...town, label }] : [];
    }),
  };
}
