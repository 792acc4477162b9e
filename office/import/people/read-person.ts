// A person from the cells of a row: each field cleaned up, with the source of its text.
import {
  type FieldKind,
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';
import type { ColumnUse } from '@appraisers/edition/schemas/membership.ts';
import {
  type ColumnMap,
  firstCell,
  type RowCells,
  type Source,
} from '#import/columns/column-map.ts';
import { isDetail, type Person } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { type Names, namesInCase, splitLastFirst, splitName, withSuffix } from './names.ts';
import { commonTown, readPlaceCell } from './place-cell.ts';
import { cleanText, readEmail, readPhone, readZip } from './read-cell.ts';
import { readDetail } from './read-detail.ts';

/** A field of a person: its text, its source, the correction to report, and why a part is left out. */
type FieldRead = {
  readonly text: string;
  readonly source: Source;
  readonly became?: string;
  readonly unread?: string;
};

export type PersonRead = {
  readonly person: Person;
  readonly sources: Readonly<Record<MemberField, Source>>;
  /** The state of the address, if the export has it. */
  readonly state: string;
  /** The fields that were cleaned up, and what they became. */
  readonly corrections: readonly (readonly [MemberField, string])[];
  /** The details that were not understood, and why. */
  readonly unread: readonly (readonly [MemberField, string])[];
};

/** Reads the cell of a field that isn't part of an address or a name. */
function readCell(kind: FieldKind, source: Source): FieldRead {
  const cell = cleanText(source.value);
  if (kind !== 'email' && kind !== 'phone') return { text: cell, source };
  const { text, without } =
    kind === 'email' ? readEmail(cell) : (readPhone(cell) ?? { text: cell });
  return { text, source, ...(without && { became: `${text}, without ${without}` }) };
}

/** Reads the cell of a field that the list may do without. */
function readOptional(field: MemberField, source: Source, context: ImportContext): FieldRead {
  const read = readCell(memberFields[field].kind, source);
  const { text, reason, respelled } = readDetail(field, read.text, context);
  const became = respelled ? text : read.became;
  return {
    text,
    source,
    ...(became !== undefined && { became }),
    ...(reason !== undefined && { unread: reason }),
  };
}

/** Columns with a whole name, and how each is split. */
const wholeNames = [
  ['lastFirst', splitLastFirst],
  ['fullName', splitName],
] as const;

/** The first and last name, with the columns they come from. */
function readNames(columns: ColumnMap, cells: RowCells) {
  const sourceOf = (use: ColumnUse) => firstCell(columns, cells, use);
  let [first, last] = [sourceOf('firstName'), sourceOf('lastName')];
  let written = { firstName: cleanText(first.value), lastName: cleanText(last.value) };
  for (const [use, split] of wholeNames) {
    if (written.firstName || written.lastName || columns.fields[use].length === 0) continue;
    first = last = sourceOf(use);
    written = split(cleanText(first.value)) ?? written;
  }
  written = withSuffix(written, cleanText(sourceOf('suffix').value));
  const typed = namesInCase(written);
  const named = (name: keyof Names, source: Source): FieldRead => ({
    text: typed[name],
    source,
    ...(typed[name] !== written[name] && { became: typed[name] }),
  });
  return { firstName: named('firstName', first), lastName: named('lastName', last) };
}

/** City, ZIP and state, from their columns or from one cell with all of them. */
function readPlace(columns: ColumnMap, cells: RowCells, context: ImportContext) {
  const { region, geography, spelled } = context;
  const sourceOf = (use: ColumnUse) => firstCell(columns, cells, use);
  const whole = sourceOf('cityStateZip');
  const isWhole = sourceOf('zip').value.trim() === '' && whole.value.trim() !== '';
  const parts = isWhole ? readPlaceCell(whole.value, context) : undefined;
  const zip = isWhole ? whole : sourceOf('zip');
  const code = readZip(cleanText(parts?.zip ?? zip.value), region.zipPrefixes);
  const city = isWhole ? whole : sourceOf('city');
  const town = context.names.withoutState(cleanText(parts?.city ?? city.value)).trim();
  const post = town === '' ? geography.postOfficeOf(code.text) : undefined;
  // A town in all capitals or all small letters needs the usual spelling.
  const isPlain = town === town.toUpperCase() || town === town.toLowerCase();
  const common = geography.knows(town) ? undefined : commonTown(town, code.text, context);
  const found = common ?? (isPlain ? (spelled(town) ?? town) : town);
  const cityRead: FieldRead = post
    ? { text: post, source: city, became: `${post}, from the ZIP code` }
    : { text: found, source: city, ...(common && { became: common }) };
  return {
    city: cityRead,
    zip: { text: code.text, source: zip, ...(code.restored && { became: code.text }) },
    state: parts?.state ?? cleanText(sourceOf('state').value),
  };
}

/** Reads a row as a person. Unreadable cells stay as they are, and become errors later. */
export function personReader(
  columns: ColumnMap,
  context: ImportContext,
): (cells: RowCells) => PersonRead {
  return (cells) => {
    const { state, ...place } = readPlace(columns, cells, context);
    const found: Partial<Record<MemberField, FieldRead>> = {
      ...readNames(columns, cells),
      ...place,
    };
    const read = recordOf(memberFieldNames, (field): FieldRead => {
      const source = firstCell(columns, cells, field);
      const other = isDetail(field)
        ? readOptional(field, source, context)
        : readCell(memberFields[field].kind, source);
      return found[field] ?? other;
    });
    const reported = (what: 'became' | 'unread') =>
      memberFieldNames.flatMap((field) => {
        const text = read[field][what];
        return text === undefined ? [] : [[field, text] as const];
      });
    return {
      person: recordOf(memberFieldNames, (field) => read[field].text),
      sources: recordOf(memberFieldNames, (field) => read[field].source),
      state,
      corrections: reported('became'),
      unread: reported('unread'),
    };
  };
}
