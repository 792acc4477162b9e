// The ground of the report's map, projected: the one drawing that every layer of it stands on.

import type { Point } from '@appraisers/directory/appraiser.ts';
import { type GeoProjection, geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import type { Report } from './coverage-report.ts';

export const mapWidth = 960;
/** No state is so long that the table would not find room beside its map. */
const maxHeight = 1240;
const room = 26;

export const countyPaths = ({ outline, lines }: Report['mapBase']) => ({
  outline: { type: 'MultiPolygon' as const, coordinates: outline },
  lines: { type: 'MultiLineString' as const, coordinates: lines },
});

/** A projection of its own for each state: true in area, and hardly bent at its edges. */
function fitted({ mapBase, region }: Report) {
  const { south, north, west, east } = region.bounds;
  const { outline } = countyPaths(mapBase);
  const projection = geoAzimuthalEqualArea().rotate([-(west + east) / 2, -(south + north) / 2]);
  const fitTo = (height: number) =>
    projection.fitExtent(
      [
        [room, room],
        [mapWidth - room, height - room],
      ],
      outline,
    );
  const [[, top], [, bottom]] = geoPath(fitTo(maxHeight)).bounds(outline);
  const height = Math.ceil(bottom - top) + 2 * room;
  return { projection: fitTo(height), height };
}

/** Whether there is room for a table beside the map. */
export const isTall = (report: Report): boolean => fitted(report).height >= mapWidth * 0.8;

export type MapDrawing = {
  readonly report: Report;
  readonly height: number;
  readonly drawn: (shape: Parameters<ReturnType<typeof geoPath>>[0]) => string;
  readonly spot: (point: Point) => { readonly x: number; readonly y: number };
};

export function drawingOf(report: Report): MapDrawing {
  const { projection, height } = fitted(report);
  const path = geoPath(projection).digits(1);
  return {
    report,
    height,
    drawn: (shape) => path(shape) ?? '',
    spot: projectPoint(projection),
  };
}

const projectPoint =
  (projection: GeoProjection): MapDrawing['spot'] =>
  ({ lat, lng }) => {
    const [x, y] = projection([lng, lat]) ?? [0, 0];
    return { x: Math.round(x), y: Math.round(y) };
  };
