// A person from the cells of a row: each field cleaned up, with the source of its text.
import {
  detailFields,
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { ColumnUse } from '@appraisers/edition/schemas/membership.ts';
import type { ColumnMap } from '#import/columns/columns.ts';
import type { ImportContext, Person } from '#import/list/member-list.ts';
import { namesInCase, splitLastFirst, splitName, withSuffix } from './names.ts';
import { commonTown, readPlaceCell } from './place-cell.ts';
import { cleanText, isOnlyPhone, readEmail, readPhone, readZip, textIssue } from './read-cell.ts';
import { readDetail } from './read-detail.ts';

type Source = { readonly column: string; readonly cell: string };

/** A field of a person: its text, the column and the cell it comes from, and why it was not understood. */
type FieldRead = Source & { readonly text: string; readonly unread?: string };

/** The first filled cell of the columns with a use, or else the first of them. */
const sourcesIn =
  ({ names, at }: ColumnMap, cells: readonly string[]) =>
  (use: ColumnUse): Source => {
    // No field is that long, and some rules take minutes for a cell that is.
    const textAt = (one: number) => (cells[one] ?? '').slice(0, 2500);
    const all = at(use).map((one) => ({ column: names[one] ?? '', cell: textAt(one) }));
    return all.find(({ cell }) => cell.trim() !== '') ?? all[0] ?? { column: '', cell: '' };
  };

type SourceOf = ReturnType<typeof sourcesIn>;

/** The first and last name, with the columns they come from. */
function readNames(sourceOf: SourceOf) {
  let [first, last] = [sourceOf('firstName'), sourceOf('lastName')];
  let written = { firstName: cleanText(first.cell), lastName: cleanText(last.cell) };
  for (const [use, split] of [
    ['lastFirst', splitLastFirst],
    ['fullName', splitName],
  ] as const) {
    const whole = sourceOf(use);
    if (written.firstName || written.lastName || !whole.column) continue;
    first = last = whole;
    written = split(cleanText(whole.cell)) ?? written;
  }
  const { firstName, lastName } = namesInCase(
    withSuffix(written, cleanText(sourceOf('suffix').cell)),
  );
  return { firstName: { ...first, text: firstName }, lastName: { ...last, text: lastName } };
}

/** City, ZIP and state, from their columns or from one cell with all of them. */
function readPlace(sourceOf: SourceOf, context: ImportContext) {
  const { geography, names } = context;
  const whole = sourceOf('cityStateZip');
  const isWhole = sourceOf('zip').cell.trim() === '' && whole.cell.trim() !== '';
  const [city, zip] = isWhole ? [whole, whole] : [sourceOf('city'), sourceOf('zip')];
  const parts = isWhole
    ? readPlaceCell(whole.cell, context)
    : { city: city.cell, zip: zip.cell, state: cleanText(sourceOf('state').cell) };
  const code = readZip(cleanText(parts.zip), geography.region.zipPrefixes);
  const town = names.withoutState(cleanText(parts.city)).trim();
  // The key of a name hides what is wrong with it.
  const usual = textIssue(town) ? undefined : geography.spelled(town);
  const found = town === '' ? geography.postOfficeOf(code) : commonTown(town, code, context);
  return {
    city: { ...city, text: usual ?? found ?? town },
    zip: { ...zip, text: code },
    state: parts.state,
  };
}

/** Reads the cell of a field that isn't part of an address or a name. */
function readField(field: MemberField, cell: string, context: ImportContext) {
  const { kind } = memberFields[field];
  if (kind === 'email') return { text: readEmail(cell) };
  if (kind === 'phone') return { text: readPhone(cell) ?? cell };
  return detailFields.includes(field) ? readDetail(field, cell, context) : { text: cell };
}

/** Whether the text of a field says something else than its cell. */
export function isCorrected(
  field: MemberField,
  { text, cell: written }: FieldRead,
  { names }: ImportContext,
): boolean {
  const cell = cleanText(written);
  const { kind } = memberFields[field];
  if (text === '' || text === cell) return false;
  if (kind === 'phone') return !isOnlyPhone(cell, text);
  if (kind === 'email') return cell.split('@').length > 2;
  const [key, whole] = [names.placeKey(text), names.placeKey(cell)];
  // A cell with digits has the ZIP code, too.
  if (kind === 'city') return /\d/.test(cell) ? !whole.includes(key) : whole !== key;
  if (kind === 'name' || kind === 'zip') return !cell.includes(text);
  return plainText(text) !== plainText(cell);
}

/** Reads a row as a person, and the state of the address. Unreadable cells stay, and become errors later. */
export function readPerson(cells: readonly string[], columns: ColumnMap, context: ImportContext) {
  const sourceOf = sourcesIn(columns, cells);
  const { state, ...place } = readPlace(sourceOf, context);
  const found: Partial<Record<MemberField, FieldRead>> = { ...readNames(sourceOf), ...place };
  const fields = recordOf(memberFieldNames, (field): FieldRead => {
    const source = sourceOf(field);
    return found[field] ?? { ...source, ...readField(field, cleanText(source.cell), context) };
  });
  const person: Person = recordOf(memberFieldNames, (field) => fields[field].text);
  return { person, fields, state };
}
