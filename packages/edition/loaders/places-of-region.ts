// Checks that points lie in the state, and that places.yaml has each place once.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { shownValue } from '#schemas/issue-message.ts';
import type { Places } from '#schemas/places.ts';
import type { Region } from '#schemas/region.ts';
import type { YamlIssue } from './read-yaml.ts';

type FieldIssue = Omit<YamlIssue, 'path'> & { readonly field: string };

/** The degrees of a point that are outside the bounds of the region. */
export function outside(
  { name, bounds }: Pick<Region, 'name' | 'bounds'>,
  { lat, lng }: Point,
): readonly FieldIssue[] {
  const { south, north, west, east } = bounds;
  const check = (field: string, degrees: number, min: number, max: number) => {
    const reason = `${degrees} is outside ${name}.`;
    const hint = `Enter degrees from ${min} to ${max}.`;
    return degrees < min || degrees > max ? [{ field, reason, hint }] : [];
  };
  return [...check('lat', lat, south, north), ...check('lng', lng, west, east)];
}

/** An issue for every place outside the state, and for every place that is listed twice. */
export function validatePlaces({ zips, names }: Places, region: Region): YamlIssue[] {
  const { placeKey } = placeNames(region);
  return [
    ...zips.flatMap((point, at) => fieldIssues(['zips', at], outside(region, point))),
    ...names.flatMap((point, at) => fieldIssues(['names', at], outside(region, point))),
    ...zips.flatMap(({ zip }, at) => fieldIssues(['zips', at], outOfState(region, zip))),
    ...repeated(['zips', 'zip'], texts(zips, 'zip')),
    ...repeated(['names', 'name'], texts(names, 'name'), placeKey),
  ];
}

const outOfState = ({ name, zipPrefixes }: Region, zip: string) =>
  zipPrefixes.some((prefix) => zip.startsWith(prefix))
    ? []
    : [
        {
          field: 'zip',
          reason: `${shownValue(zip)} isn't a ZIP code in ${name}.`,
          hint: `Enter one that starts with ${zipPrefixes.join(' or ')}, or add its first digits to zipPrefixes in region.yaml.`,
        },
      ];

const texts = <Field extends string>(
  entries: readonly Readonly<Record<Field, string>>[],
  field: Field,
) => entries.map((entry) => entry[field]);

/** An issue for every entry that repeats the key of an earlier one, since only the first would count. */
function repeated(
  [list, field]: readonly [string, string],

  given: readonly string[],
  keyOf = (text: string) => text,
): YamlIssue[] {
  const keys = given.map(keyOf);
  const hint = 'Remove one of the two entries.';
  return given.flatMap((text, at) => {
    const first = keys.indexOf(keyOf(text));
    const reason = `Entry ${first + 1} already has ${shownValue(text)}.`;
    return first === at ? [] : [{ path: [list, at, field], reason, hint }];
  });
}

const fieldIssues = (path: YamlIssue['path'], issues: readonly FieldIssue[]): YamlIssue[] =>
  issues.map(({ field, ...issue }) => ({ path: [...path, field], ...issue }));
