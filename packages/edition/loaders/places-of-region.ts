// Checks that points lie in the state, and that places.yaml has each place once.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { shownValue } from '#schemas/issue-message.ts';
import type { Places } from '#schemas/places.ts';
import type { Region } from '#schemas/region.ts';
import { repeats } from '#schemas/text.ts';
import type { YamlIssue } from './cross-checks.ts';

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
  const lists = [
    { list: 'zips', field: 'zip', points: zips, texts: zips.map(({ zip }) => zip) },
    { list: 'names', field: 'name', points: names, texts: names.map(({ name }) => name) },
  ];
  return lists.flatMap(({ list, field, points, texts }) => [
    ...points.flatMap((point, at) =>
      outside(region, point).map((issue) => ({ ...issue, path: [list, at, issue.field] })),
    ),
    ...(list === 'zips' ? texts : []).flatMap((zip, at) => {
      if (region.zipPrefixes.some((prefix) => zip.startsWith(prefix))) return [];
      const reason = `${shownValue(zip)} isn't a ZIP code in ${region.name}.`;
      const hint = `Enter one that starts with ${region.zipPrefixes.join(' or ')}, or add its first digits to zipPrefixes in region.yaml.`;
      return { path: [list, at, field], reason, hint };
    }),
    // Only the first of two entries would count.
    ...repeats(texts.map((text) => (list === 'zips' ? text : placeKey(text)))).map(
      ({ at, first }) => ({
        path: [list, at, field],
        reason: `Entry ${first + 1} already has ${shownValue(texts[at])}.`,
        hint: 'Remove one of the two entries.',
      }),
    ),
  ]);
}
