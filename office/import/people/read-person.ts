// A person from the cells of a row: each field cleaned up, with the source of its text.
import {
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { ColumnUse } from '@appraisers/edition/schemas/membership.ts';
import type { ColumnMap } from '#import/columns/columns.ts';
import { isDetail, type Person } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { namesInCase, splitLastFirst, splitName, withSuffix } from './names.ts';
import { commonTown, readPlaceCell } from './place-cell.ts';
import { cleanText, isOnlyPhone, readEmail, readPhone, readZip, textIssue } from './read-cell.ts';
import { readDetail } from './read-detail.ts';

type RowCells = readonly string[];

/** The source of a field's text: the column and its cell. */
export type Source = { readonly column: string; readonly value: string };

export type PersonRead = {
  readonly person: Person;
  readonly sources: Readonly<Record<MemberField, Source>>;
  /** The state of the address, if the export has it. */
  readonly state: string;
  /** The fields that were cleaned up. */
  readonly corrections: readonly MemberField[];
  /** The details that were not understood, and why. */
  readonly unread: readonly (readonly [MemberField, string])[];
};

type FieldRead = { readonly text: string; readonly source: Source; readonly unread?: string };

type SourceOf = (use: ColumnUse) => Source;

/** The first filled cell of the columns with a use, or else the first of them. */
const sourcesIn =
  ({ names, at }: ColumnMap, cells: RowCells): SourceOf =>
  (use) => {
    const all = at(use).map((one) => ({ column: names[one] ?? '', value: cells[one] ?? '' }));
    return all.find(({ value }) => value.trim() !== '') ?? all[0] ?? { column: '', value: '' };
  };

/** The first and last name, with the columns they come from. */
function readNames(sourceOf: SourceOf) {
  let [first, last] = [sourceOf('firstName'), sourceOf('lastName')];
  let written = { firstName: cleanText(first.value), lastName: cleanText(last.value) };
  for (const [use, split] of [
    ['lastFirst', splitLastFirst],
    ['fullName', splitName],
  ] as const) {
    const whole = sourceOf(use);
    if (written.firstName || written.lastName || !whole.column) continue;
    first = last = whole;
    written = split(cleanText(whole.value)) ?? written;
  }
  const { firstName, lastName } = namesInCase(
    withSuffix(written, cleanText(sourceOf('suffix').value)),
  );
  return {
    firstName: { text: firstName, source: first },
    lastName: { text: lastName, source: last },
  };
}

/** City, ZIP and state, from their columns or from one cell with all of them. */
function readPlace(sourceOf: SourceOf, context: ImportContext) {
  const { region, geography, spelled } = context;
  const whole = sourceOf('cityStateZip');
  const isWhole = sourceOf('zip').value.trim() === '' && whole.value.trim() !== '';
  const parts = isWhole ? readPlaceCell(whole.value, context) : undefined;
  const zip = isWhole ? whole : sourceOf('zip');
  const code = readZip(cleanText(parts?.zip ?? zip.value), region.zipPrefixes);
  const city = isWhole ? whole : sourceOf('city');
  const town = context.names.withoutState(cleanText(parts?.city ?? city.value)).trim();
  // The key of a name hides what is wrong with it.
  const usual = textIssue(town) ? undefined : spelled(town);
  const found = town === '' ? geography.postOfficeOf(code) : commonTown(town, code, context);
  return {
    city: { text: usual ?? found ?? town, source: city },
    zip: { text: code, source: zip },
    state: parts?.state ?? cleanText(sourceOf('state').value),
  };
}

/** Reads the cell of a field that isn't part of an address or a name. */
function readField(field: MemberField, source: Source, context: ImportContext): FieldRead {
  const cell = cleanText(source.value);
  const { kind } = memberFields[field];
  if (kind === 'email') return { text: readEmail(cell), source };
  if (kind === 'phone') return { text: readPhone(cell) ?? cell, source };
  if (!isDetail(field)) return { text: cell, source };
  const { text, reason } = readDetail(field, cell, context);
  return { text, source, ...(reason !== undefined && { unread: reason }) };
}

/** Whether the text of a field says something else than its cell. */
function isCorrected(field: MemberField, read: FieldRead, { names }: ImportContext): boolean {
  const [text, cell] = [read.text, cleanText(read.source.value)];
  const { kind } = memberFields[field];
  if (text === '' || text === cell) return false;
  if (kind === 'phone') return !isOnlyPhone(cell, text);
  if (kind === 'email') return cell.split('@').length > 2;
  // A cell with digits has the ZIP code, too.
  if (kind === 'city' && !/\d/.test(cell)) return names.placeKey(cell) !== names.placeKey(text);
  if (kind === 'city') return !names.placeKey(cell).includes(names.placeKey(text));
  if (kind === 'name' || kind === 'zip') return !cell.includes(text);
  return plainText(text) !== plainText(cell);
}

/** Reads a row as a person. Unreadable cells stay as they are, and become errors later. */
export function personReader(
  columns: ColumnMap,
  context: ImportContext,
): (cells: RowCells) => PersonRead {
  return (cells) => {
    const sourceOf = sourcesIn(columns, cells);
    const { state, ...place } = readPlace(sourceOf, context);
    const found: Partial<Record<MemberField, FieldRead>> = { ...readNames(sourceOf), ...place };
    const read = recordOf(
      memberFieldNames,
      (field): FieldRead => found[field] ?? readField(field, sourceOf(field), context),
    );
    return {
      person: recordOf(memberFieldNames, (field) => read[field].text),
      sources: recordOf(memberFieldNames, (field) => read[field].source),
      state,
      corrections: memberFieldNames.filter((field) => isCorrected(field, read[field], context)),
      unread: memberFieldNames.flatMap((field) => {
        const { unread } = read[field];
        return unread === undefined ? [] : [[field, unread] as const];
      }),
    };
  };
}
