// Whether the places of places.yaml are of the state, each of them once.
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Places } from '#schemas/places.ts';
import type { Region } from '#schemas/region.ts';
import { outside } from './bounds.ts';
import type { YamlIssue } from './read-yaml.ts';

/** A mistake for every place that is not of the state, and for every one that is there already. */
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

/** A mistake for every entry whose key an earlier one has: only the first would be looked at. */
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
