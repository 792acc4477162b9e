// Issues of a member that no single field shows: a wrong place, or a member who is listed twice.

import { listItems } from '@appraisers/directory/detail-rows.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { memberFieldNames } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import { shownValue } from '#schemas/issue-message.ts';
import { memberSchema } from '#schemas/member.ts';
import { repeats } from '#schemas/text.ts';
import type { ContentIssue } from './content-error.ts';
import { type DetailNames, readListCell, vocabularyOf } from './detail-names.ts';
import { outside } from './places-of-region.ts';
import type { Geography } from './town-at-zip.ts';

/** The cells of a member, any of which may be wrong, and the line of the file or row of the export. */
export type MemberRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** A point farther than this from the member's ZIP is wrong, or the ZIP is. */
const maxMilesFromZip = 40;

const { shape } = memberSchema;
const point = memberSchema.pick({ lat: true, lng: true });

/** The issues of a member's place, whatever else is wrong with the row. */
export function placeIssues({ line, cells }: MemberRow, geography: Geography): ContentIssue[] {
  const { name: state, zipPrefixes } = geography.region;
  const { data: zip } = shape.zip.safeParse(cells.zip);
  const { data: city } = shape.city.safeParse(cells.city);
  const { lat, lng } = point.safeParse(cells).data ?? {};
  const issues: ContentIssue[] = [];
  const report = (field: string, reason: string, hint: string) =>
    issues.push({ line, field, reason, hint });
  const place = zip === undefined ? undefined : geography.pointOf(zip);
  const own = zip && geography.postOfficeOf(zip);

  if (city !== undefined && !geography.knows(city))
    report(
      'city',
      `${shownValue(city)} isn't a place we know in ${state}.`,
      `Check the spelling. ${own ? `ZIP code ${zip} is ${own}. ` : ''}If the place is new, add it to places.yaml.`,
    );
  else if (zip && place && city !== undefined && !geography.isAt(city, zip))
    report(
      'city',
      `${shownValue(city)} isn't at ZIP code ${zip}, which is ${own}.`,
      'Change the city or the ZIP code.',
    );
  if (zip && !place)
    report(
      'zip',
      `${shownValue(zip)} isn't a ZIP code we know in ${state}.`,
      zipPrefixes.some((prefix) => zip.startsWith(prefix))
        ? 'Check the digits. If the ZIP code is new, add it to places.yaml.'
        : 'Check the digits. For an office across the border, add the ZIP code to places.yaml, and its first digits to zipPrefixes in region.yaml.',
    );
  if (lat === undefined || lng === undefined) {
    const [missing] = lat === undefined ? ['lng'] : ['lat'];
    if (lat !== lng)
      report(
        'lat, lng',
        `Only ${missing} has a value.`,
        "Enter both, or leave both empty to use the ZIP code's location.",
      );
    return issues;
  }
  const astray = outside(geography.region, { lat, lng });
  const miles = place && astray.length === 0 ? milesBetween({ lat, lng }, place) : 0;
  if (miles > maxMilesFromZip)
    report(
      'lat, lng',
      `This point is ${Math.round(miles)} miles from ZIP code ${zip}.`,
      `Enter a point within ${maxMilesFromZip} miles, or leave both empty.`,
    );
  return [...issues, ...astray.map((issue) => ({ ...issue, line }))];
}

/** An issue for every entry of a list that is not exactly as members.csv writes it, or repeated. */
export function detailIssues({ line, cells }: MemberRow, details: DetailNames): ContentIssue[] {
  return memberFieldNames.flatMap((field) => {
    const vocabulary = vocabularyOf(field, details);
    const entries = vocabulary ? listItems(cells[field] ?? '') : [];
    return entries.flatMap((entry, at): ContentIssue[] => {
      if (entries.indexOf(entry) < at) {
        const reason = `${shownValue(entry)} is in the list twice.`;
        return [{ line, field, reason, hint: 'Remove one of the two.' }];
      }
      if (!vocabulary || vocabulary.valueFor(entry) === entry) return [];
      const { what, values, valueFor } = vocabulary;
      const meant = readListCell(entry, valueFor).known.join('; ');
      const all = [...values.keys()].join(', ') || what;
      const hint = `Enter ${meant || all}, or leave it out.`;
      return [{ line, field, reason: `${shownValue(entry)} isn't ${what}.`, hint }];
    });
  });
}

/** Fields that two members can't share: how each is compared, and what to do about the second. */
const uniqueFields: readonly {
  readonly field: string;
  readonly keyOf: (cells: MemberRow['cells']) => string | undefined;
  readonly hint: string;
}[] = [
  {
    field: 'id',
    keyOf: ({ id }) => shape.id.safeParse(id).data?.toString(),
    hint: 'Give one of the two members another id.',
  },
  // A couple or an office may share an email address, and a phone number.
  ...(['email', 'phone'] as const).map((shared) => ({
    field: `firstName, lastName, ${shared}`,
    keyOf: (cells: MemberRow['cells']) => {
      const name = plainText(`${cells.firstName} ${cells.lastName}`);
      const value = (cells[shared] ?? '').trim().toLowerCase();
      return name && value && `${name} ${value}`;
    },
    hint: 'Delete one of the two rows.',
  })),
];

type Duplicate = ContentIssue & { readonly line: number; readonly value: string };

/**
 * Members who are in the file twice, reported at the second one.
 * @param lineWord what messages call a row: files have lines, exports have rows
 */
export function duplicateIssues(
  rows: readonly MemberRow[],
  lineWord: 'Line' | 'Row' = 'Line',
): Duplicate[] {
  return uniqueFields.flatMap(({ field, keyOf, hint }) =>
    repeats(rows.map(({ cells }) => keyOf(cells))).flatMap(({ at, first: index }): Duplicate[] => {
      const [first, second] = [rows[index], rows[at]];
      if (!first || !second) return [];
      // A row copied with its id is reported once, by its id.
      if (field !== 'id' && first.cells.id?.trim() === second.cells.id?.trim()) return [];
      const value = field
        .split(', ')
        .map((name) => second.cells[name])
        .join(' ');
      const reason = `${lineWord} ${first.line} already has ${shownValue(value)}.`;
      return [{ line: second.line, field, value, reason, hint }];
    }),
  );
}
