// A person from the cells of a row: each field tidied, and where its text came from.
import {
  type FieldKind,
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';
import type { ColumnMap } from '#import/columns/column-map.ts';
import type { Field } from '#import/columns/header-names.ts';
import type { Person } from './entry.ts';
import type { ImportContext } from './import-context.ts';
import { namesInCase, splitName } from './names.ts';
import { cleanText, readEmail, readPhone, readZip } from './read-cell.ts';

/** Where the text of a field came from: the column, and what stands there. */
export type Source = { readonly column: string; readonly value: string };

/** A field of a person: its text, where that came from, and the correction to report, if any. */
type FieldRead = { readonly text: string; readonly source: Source; readonly became?: string };

export type PersonRead = {
  readonly person: Person;
  readonly sources: Readonly<Record<MemberField, Source>>;
  /** The state of the address, if the export has it. */
  readonly state: string;
  /** What is read otherwise than it is written: the field, and what it became. */
  readonly corrections: readonly (readonly [MemberField, string])[];
};

/** Reads the cell of a field that has no address or name to belong to. */
function readCell(kind: FieldKind, source: Source): FieldRead {
  const cell = cleanText(source.value);
  if (kind !== 'email' && kind !== 'phone') return { text: cell, source };
  const { text, without } =
    kind === 'email' ? readEmail(cell) : (readPhone(cell) ?? { text: cell });
  return { text, source, ...(without && { became: `${text}, without ${without}` }) };
}

/** Looks up the first column of some that has a text; of none that has, the first. */
function firstText(cells: readonly string[], header: readonly string[], at: readonly number[]) {
  const found = at.find((column) => (cells[column] ?? '').trim() !== '') ?? at[0];
  const value = found === undefined ? '' : (cells[found] ?? '');
  return { column: found === undefined ? '' : (header[found] ?? ''), value };
}

/** Reads a row as a person. What cannot be read stays as it is written, and is rejected later. */
export function personReader(
  { header, fields, addresses }: ColumnMap,
  { region, names, geography, spelled }: ImportContext,
): (cells: readonly string[]) => PersonRead {
  return (cells) => {
    const sourceOf = (field: Field) => firstText(cells, header, fields[field]);
    let [first, last] = [sourceOf('firstName'), sourceOf('lastName')];
    let written = { firstName: cleanText(first.value), lastName: cleanText(last.value) };
    if (written.firstName === '' && written.lastName === '' && fields.fullName.length > 0) {
      first = last = sourceOf('fullName');
      written = splitName(cleanText(first.value)) ?? written;
    }
    const typed = namesInCase(written);
    const named = (name: keyof typeof typed, source: Source): FieldRead => ({
      text: typed[name],
      source,
      ...(typed[name] !== written[name] && { became: typed[name] }),
    });

    const address =
      addresses.find((columns) => firstText(cells, header, [columns.zip ?? -1]).value.trim()) ??
      addresses[0];
    const inAddress = (column: number | undefined) =>
      firstText(cells, header, column === undefined ? [] : [column]);
    const zip = inAddress(address?.zip);
    const code = readZip(cleanText(zip.value), region.zipPrefixes);

    const city = inAddress(address?.city);
    const town = names.withoutState(cleanText(city.value)).trim();
    const post = town === '' ? geography.postOfficeOf(code.text) : undefined;
    // Capitals alone, or none, say nothing of how a name is written.
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
            ? { text: post, source: city, became: `${post}, the post office of the ZIP` }
            : { text: plain ? (spelled(town) ?? town) : town, source: city };
        default:
          return readCell(memberFields[field].kind, sourceOf(field));
      }
    });
    return {
      person: recordOf(memberFieldNames, (field) => read[field].text),
      sources: recordOf(memberFieldNames, (field) => read[field].source),
      state: cleanText(inAddress(address?.state).value),
      corrections: memberFieldNames.flatMap((field) => {
        const { became } = read[field];
        return became === undefined ? [] : [[field, became] as const];
      }),
    };
  };
}
