// A person from the cells of a row: each field cleaned up, with the source of its text.
import {
  type FieldKind,
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';
import type { ColumnMap } from '#import/columns/column-map.ts';
import type { Field } from '#import/columns/header-names.ts';
import { isDetail, type Person } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { namesInCase, splitLastFirst, splitName } from './names.ts';
import { readPlaceCell } from './place-cell.ts';
import { cleanText, readEmail, readPhone, readZip } from './read-cell.ts';
import { readDetail } from './read-detail.ts';

/** The source of a field's text: the column and its cell. */
export type Source = { readonly column: string; readonly value: string };

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

/** The first of some columns with text, or else the first column. */
function firstText(cells: readonly string[], header: readonly string[], at: readonly number[]) {
  const found = at.find((column) => (cells[column] ?? '').trim() !== '') ?? at[0];
  const value = found === undefined ? '' : (cells[found] ?? '');
  return { column: found === undefined ? '' : (header[found] ?? ''), value };
}

/** Columns with a whole name, and how each is split. */
const wholeNames = [
  ['lastFirst', splitLastFirst],
  ['fullName', splitName],
] as const;

/** Reads a row as a person. Unreadable cells stay as they are, and become errors later. */
export function personReader(
  { header, fields, addresses }: ColumnMap,
  context: ImportContext,
): (cells: readonly string[]) => PersonRead {
  const { region, names, geography, spelled } = context;
  return (cells) => {
    const sourceOf = (field: Field) => firstText(cells, header, fields[field]);
    let [first, last] = [sourceOf('firstName'), sourceOf('lastName')];
    let written = { firstName: cleanText(first.value), lastName: cleanText(last.value) };
    for (const [field, split] of wholeNames) {
      if (written.firstName || written.lastName || fields[field].length === 0) continue;
      first = last = sourceOf(field);
      written = split(cleanText(first.value)) ?? written;
    }
    const typed = namesInCase(written);
    const named = (name: keyof typeof typed, source: Source): FieldRead => ({
      text: typed[name],
      source,
      ...(typed[name] !== written[name] && { became: typed[name] }),
    });

    const isFilled = (column: number | undefined) =>
      column !== undefined && (cells[column] ?? '').trim() !== '';
    const address =
      addresses.find(({ zip, cityStateZip }) => isFilled(zip) || isFilled(cityStateZip)) ??
      addresses[0];
    const inAddress = (column: number | undefined) =>
      firstText(cells, header, column === undefined ? [] : [column]);
    const whole = isFilled(address?.zip) ? undefined : address?.cityStateZip;
    const parts = whole === undefined ? undefined : readPlaceCell(cells[whole] ?? '', context);
    const zip = inAddress(whole ?? address?.zip);
    const code = readZip(cleanText(parts?.zip ?? zip.value), region.zipPrefixes);

    const city = inAddress(whole ?? address?.city);
    const town = names.withoutState(cleanText(parts?.city ?? city.value)).trim();
    const post = town === '' ? geography.postOfficeOf(code.text) : undefined;
    // A town in all capitals or all small letters needs the usual spelling.
    const plain = town === town.toUpperCase() || town === town.toLowerCase();

    const read = recordOf(memberFieldNames, (field): FieldRead => {
      switch (field) {
        case 'firstName':
          return named(field, first);
        case 'lastName':
          return named(field, last);
        case 'zip':
          return { text: code.text, source: zip, ...(code.restored && { became: code.text }) };
        case 'city':
          return post
            ? { text: post, source: city, became: `${post}, from the ZIP code` }
            : { text: plain ? (spelled(town) ?? town) : town, source: city };
        default:
          return isDetail(field)
            ? readOptional(field, sourceOf(field), context)
            : readCell(memberFields[field].kind, sourceOf(field));
      }
    });
    const reported = (what: 'became' | 'unread') =>
      memberFieldNames.flatMap((field) => {
        const text = read[field][what];
        return text === undefined ? [] : [[field, text] as const];
      });
    return {
      person: recordOf(memberFieldNames, (field) => read[field].text),
      sources: recordOf(memberFieldNames, (field) => read[field].source),
      state: parts?.state ?? cleanText(inAddress(address?.state).value),
      corrections: reported('became'),
      unread: reported('unread'),
    };
  };
}
