// The circles on the report's map: one for each ZIP code with members, one for each whose people have
// none near.
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { type ZipMarker, zipMarkers } from '@appraisers/directory/zip-markers.ts';
import type { Report } from './coverage-report.ts';
import type { MapDrawing } from './projection.ts';

/** How large a circle is for one of its people, or members, and the largest there may be. */
const sizes = {
  people: { least: 5, ofOne: 0.14, most: 30 },
  members: { least: 6, ofOne: 6, most: 24 },
} as const;

/** Radii for these counts: areas grow with the counts, unless the smallest would not be seen. */
function radiusFor(what: keyof typeof sizes, counts: readonly number[]): (count: number) => number {
  const { least, ofOne, most } = sizes[what];
  const largest = Math.max(1, ...counts.map(Math.sqrt));
  const scale = Math.min(ofOne, most / largest);
  return (count) => Math.round(Math.max(least, Math.sqrt(count) * scale) * 10) / 10;
}

export type MapMarker = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
};

/** The ZIP codes with members. */
export const markersOf = ({ members, region }: Report): readonly ZipMarker[] =>
  zipMarkers(indexMembers(members, placeNames(region)));

/** A circle for each ZIP code with members. */
export function memberMarkers({ report, spot: location }: MapDrawing): readonly MapMarker[] {
  const markers = markersOf(report);
  const counts = markers.map(({ count }) => count);
  const radius = radiusFor('members', counts);
  return markers.map((at) => ({ key: at.zip, ...location(at), r: radius(at.count) }));
}

/** A circle for each ZIP code whose people have no member near. */
export function gapMarkers({ report, spot: location }: MapDrawing): readonly MapMarker[] {
  const lived = report.gaps.flatMap(({ people = 0, zip, lat, lng }) =>
    people > 0 ? [{ people, zip, lat, lng }] : [],
  );
  const counts = lived.map(({ people }) => people);
  const radius = radiusFor('people', counts);
  return lived.map((at) => ({ key: at.zip, ...location(at), r: radius(at.people) }));
}
