// The projection that all layers of the report's map share.

import type { Point } from '@appraisers/directory/appraiser.ts';
import { geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import type { CoverageReport } from './coverage-report.ts';

export const mapWidth = 960;
const maxHeight = 1240;
const margin = 26;

export type MapProjection = {
  readonly height: number;
  /** The path data of a shape. */
  readonly pathOf: (shape: Parameters<ReturnType<typeof geoPath>>[0]) => string;
  readonly project: (point: Point) => { readonly x: number; readonly y: number };
};

export const stateOutline = ({ mapBase }: CoverageReport) => ({
  type: 'MultiPolygon' as const,
  coordinates: mapBase.outline,
});

/** Fits the state. The projection preserves areas and barely bends the edges. */
export function projectionOf(report: CoverageReport): MapProjection {
  const { south, north, west, east } = report.region.bounds;
  const outline = stateOutline(report);
  const projection = geoAzimuthalEqualArea().rotate([-(west + east) / 2, -(south + north) / 2]);
  const fitTo = (height: number) =>
    projection.fitExtent(
      [
        [margin, margin],
        [mapWidth - margin, height - margin],
      ],
      outline,
    );
  const [[, top], [, bottom]] = geoPath(fitTo(maxHeight)).bounds(outline);
  const height = Math.ceil(bottom - top) + 2 * margin;
  const path = geoPath(fitTo(height)).digits(1);
  return {
    height,
    pathOf: (shape) => path(shape) ?? '',
    project: ({ lat, lng }) => {
      const [x, y] = projection([lng, lat]) ?? [0, 0];
      return { x: Math.round(x), y: Math.round(y) };
    },
  };
}
