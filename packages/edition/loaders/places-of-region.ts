// Whether a point lies in the state, and whether places.yaml has each place of the state once.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Places } from '#schemas/places.ts';
import type { Region } from '#schemas/region.ts';
import type { YamlIssue } from './read-yaml.ts';

/** What of a point lies outside the bounds of the region: nothing, one of its degrees, or both. */
export function outside(
  { name, bounds }: Pick<Region, 'name' | 'bounds'>,
  { lat, lng }: Point,
): { field: 'lat' | 'lng'; found: number; expected: string }[] {
  const { south, north, west, east } = bounds;
  const within = (least: number, most: number) =>
    `degrees inside ${name}, from ${least} to ${most}`;
  return [
    ...(lat < south || lat > north
      ? [{ field: 'lat' as const, found: lat, expected: within(south, north) }]
      : []),
    ...(lng < west || lng > east
      ? [{ field: 'lng' as const, found: lng, expected: within(west, east) }]
      : []),
  ];
}

/** An issue for every place outside the state, and for every place that an earlier entry has. */
export function validatePlaces({ zips, names }: Places, region: Region): YamlIssue[] {
  const { placeKey } = placeNames(region);
  return [
    ...zips.flatMap((point, at) => fieldIssues(['zips', at], outside(region, point))),
    ...names.flatMap((point, at) => fieldIssues(['names', at], outside(region, point))),
    ...zips.flatMap(({ zip }, at) => fieldIssues(['zips', at], outOfState(region, zip))),
    ...repeated(['zips', 'zip'], 'a ZIP code', texts(zips, 'zip')),
    ...repeated(['names', 'name'], 'a name', texts(names, 'name'), placeKey),
  ];
}

const outOfState = ({ name, zipPrefixes }: Region, zip: string) =>
  zipPrefixes.some((prefix) => zip.startsWith(prefix))
    ? []
    : [
        {
          field: 'zip',
          found: zip,
          expected: `a ZIP code of ${name}, which begin with ${zipPrefixes.join(' or ')} (region.yaml, "zipPrefixes")`,
        },
      ];

const texts = <Field extends string>(
  entries: readonly Readonly<Record<Field, string>>[],
  field: Field,
) => entries.map((entry) => entry[field]);

/** An issue for every entry whose key an earlier entry has: readers would only use the first. */
function repeated(
  [list, field]: readonly [string, string],
  what: string,
  given: readonly string[],
  keyOf = (text: string) => text,
): YamlIssue[] {
  const keys = given.map(keyOf);
  return given.flatMap((found, at) => {
    const first = keys.indexOf(keyOf(found));
    const expected = `${what} that is in the list once; entry ${first + 1} has it already`;
    return first === at ? [] : [{ path: [list, at, field], found, expected }];
  });
}

type FieldIssueInPlaces = Omit<YamlIssue, 'path'> & { readonly field: string };

const fieldIssues = (path: YamlIssue['path'], found: readonly FieldIssueInPlaces[]): YamlIssue[] =>
  found.map(({ field, ...issue }) => ({ path: [...path, field], ...issue }));
