// Issues of a member that no single field shows: a wrong place, or a member who is listed twice.
import { listItems } from '@appraisers/directory/detail-rows.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { memberFieldNames } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import { shownValue } from '#schemas/issue-message.ts';
import { memberSchema } from '#schemas/member.ts';
import { repeats } from '#schemas/text.ts';
import type { ContentIssue } from './content-error.ts';
import { type DetailNames, readListCell } from './detail-names.ts';
import { type Geography, outside } from './geography.ts';
import type { TableRow } from './read-table.ts';

/** A point farther than this from the member's ZIP is wrong, or the ZIP is. */
const maxMilesFromZip = 40;

const { shape } = memberSchema;
const point = memberSchema.pick({ lat: true, lng: true });

/** The issues of a member's place, whatever else is wrong with the row of the file or the export. */
export function placeIssues({ line, cells }: TableRow, geography: Geography): ContentIssue[] {
  const { region, pointOf, postOfficeOf, spelled, isAt } = geography;
  const { data: zip } = shape.zip.safeParse(cells.zip);
  const { data: city } = shape.city.safeParse(cells.city);
  const { lat, lng } = point.safeParse(cells).data ?? {};
  const place = zip && pointOf(zip);
  const own = zip && postOfficeOf(zip);
  const issues: ContentIssue[] = [];
  const add = (field: string, reason: string, hint: string) =>
    issues.push({ line, field, reason, hint });
  if (city !== undefined && spelled(city) === undefined)
    add(
      'city',
      `${shownValue(city)} isn't a place we know in ${region.name}.`,
      `Check the spelling. ${own ? `ZIP code ${zip} is ${own}. ` : ''}If the place is new, add it to places.yaml.`,
    );
  else if (city !== undefined && zip && place && !isAt(city, zip))
    add(
      'city',
      `${shownValue(city)} isn't at ZIP code ${zip}, which is ${own}.`,
      'Change the city or the ZIP code.',
    );
  if (zip && !place)
    add(
      'zip',
      `${shownValue(zip)} isn't a ZIP code we know in ${region.name}.`,
      'Check the digits. If it is new, or across the border, add the ZIP code to places.yaml, and its first digits to zipPrefixes in region.yaml.',
    );
  if (lat === undefined || lng === undefined) {
    if (lat !== lng)
      add('lat, lng', 'Only one has a value.', "Leave both empty to use the ZIP code's.");
    return issues;
  }
  const astray = outside(region, { lat, lng });
  const miles = place ? milesBetween({ lat, lng }, place) : 0;
  if (astray.length === 0 && miles > maxMilesFromZip)
    add(
      'lat, lng',
      `This point is ${Math.round(miles)} miles from ZIP code ${zip}.`,
      `Enter a point within ${maxMilesFromZip} miles, or leave both empty.`,
    );
  return [...issues, ...astray.map((issue) => ({ ...issue, line }))];
}

/** An issue for every entry of a list that is not exactly as members.csv writes it, or repeated. */
export function detailIssues({ line, cells }: TableRow, details: DetailNames): ContentIssue[] {
  return memberFieldNames.flatMap((field) => {
    const vocabulary = details[field];
    if (!vocabulary) return [];
    const { what, values, valueFor } = vocabulary;
    return listItems(cells[field] ?? '').flatMap((entry, at, entries): ContentIssue[] => {
      if (entries.indexOf(entry) < at) {
        const reason = `${shownValue(entry)} is in the list twice.`;
        return [{ line, field, reason, hint: 'Remove one of the two.' }];
      }
      if (valueFor(entry) === entry) return [];
      const meant = readListCell(entry, valueFor).known.join('; ');
      const hint = `Enter ${meant || [...values.keys()].join(', ') || what}, or leave it out.`;
      return [{ line, field, reason: `${shownValue(entry)} isn't ${what}.`, hint }];
    });
  });
}

/** Fields that two members can't share. A couple or an office may share an email address, and a phone number. */
const uniqueFields = ['id', 'firstName, lastName, email', 'firstName, lastName, phone'];

/**
 * Rows that are in a table twice, reported at the second one.
 * @param fields the fields that two rows can't share
 * @param lineWord what messages call a row: files have lines, exports have rows
 */
export function duplicateIssues(
  rows: readonly TableRow[],
  fields: readonly string[] = uniqueFields,
  lineWord: 'Line' | 'Row' = 'Line',
) {
  return fields.flatMap((field) => {
    const names = field.split(', ');
    const valuesOf = ({ cells }: TableRow) => names.map((name) => (cells[name] ?? '').trim());
    const keys = rows.map((row) => {
      const values = valuesOf(row);
      if (values.includes('')) return undefined;
      // A number is written in one way, a name in several.
      return values.length === 1 ? values[0] : values.map(plainText).join(' ');
    });
    return repeats(keys).flatMap(({ at, first: index }) => {
      const [first, second] = [rows[index], rows[at]];
      if (!first || !second) return [];
      // A row copied with its id is reported once, by its id.
      if (field !== 'id' && first.cells.id?.trim() === second.cells.id?.trim()) return [];
      const value = valuesOf(second).join(' ');
      const reason = `${lineWord} ${first.line} already has ${shownValue(value)}.`;
      const hint =
        field === 'id' ? 'Give one of the two another id.' : 'Delete one of the two rows.';
      return [{ line: second.line, field, value, reason, hint }];
    });
  });
}
