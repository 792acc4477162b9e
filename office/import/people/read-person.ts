// A person from the cells of a row: each field tidied, and where its text came from.
import type { ColumnMap } from '#import/columns/column-map.ts';
import type { Field } from '#import/columns/header-names.ts';
import { cleanText } from './clean-text.ts';
import type { Person } from './entry.ts';
import { splitName } from './full-name.ts';
import type { ImportContext } from './import-context.ts';
import { namesInCase } from './name-case.ts';
import { readEmail } from './read-email.ts';
import { readPhone } from './read-phone.ts';
import { readZip } from './read-zip.ts';

/** Where the text of a field came from: the column, and what stands there. */
export type Source = { readonly column: string; readonly value: string };

export type PersonRead = {
  readonly person: Person;
  readonly sources: Readonly<Record<keyof Person, Source>>;
  /** The state of the address, if the export has it. */
  readonly state: string;
  /** What is read otherwise than it is written: the field, and what it became. */
  readonly corrections: readonly (readonly [keyof Person, string])[];
};

/** Looks up the first column of some that has a text; of none that has, the first. */
function firstText(cells: readonly string[], header: readonly string[], at: readonly number[]) {
  const found = at.find((column) => (cells[column] ?? '').trim() !== '') ?? at[0];
  const value = found === undefined ? '' : (cells[found] ?? '');
  return { column: found === undefined ? '' : (header[found] ?? ''), value };
}

/** Reads a row as a person. What cannot be read stays as it is written, and is refused later. */
export function personReader(
  { header, fields, addresses }: ColumnMap,
  { region, names, geography, spelled }: ImportContext,
): (cells: readonly string[]) => PersonRead {
  return (cells) => {
    const sourceOf = (field: Field) => firstText(cells, header, fields[field]);
    const corrections: [keyof Person, string][] = [];

    let [first, last] = [sourceOf('firstName'), sourceOf('lastName')];
    let written = { firstName: cleanText(first.value), lastName: cleanText(last.value) };
    if (written.firstName === '' && written.lastName === '' && fields.fullName.length > 0) {
      first = last = sourceOf('fullName');
      written = splitName(cleanText(first.value)) ?? written;
    }
    const typed = namesInCase(written);
    if (typed.firstName !== written.firstName) corrections.push(['firstName', typed.firstName]);
    if (typed.lastName !== written.lastName) corrections.push(['lastName', typed.lastName]);

    const email = sourceOf('email');
    const mail = readEmail(cleanText(email.value));
    if (mail.without) corrections.push(['email', `${mail.email}, without ${mail.without}`]);

    const phone = sourceOf('phone');
    const number = cleanText(phone.value);
    const read = readPhone(number);
    if (read?.without) corrections.push(['phone', `${read.phone}, without ${read.without}`]);

    const address =
      addresses.find((columns) => firstText(cells, header, [columns.zip ?? -1]).value.trim()) ??
      addresses[0];
    const inAddress = (column: number | undefined) =>
      firstText(cells, header, column === undefined ? [] : [column]);
    const zip = inAddress(address?.zip);
    const code = readZip(cleanText(zip.value), region.zipPrefixes);
    if (code.restored) corrections.push(['zip', code.zip]);

    const city = inAddress(address?.city);
    const town = names.withoutState(cleanText(city.value)).trim();
    const post = town === '' ? geography.postOfficeOf(code.zip) : undefined;
    if (post) corrections.push(['city', `${post}, the post office of the ZIP`]);
    // Capitals alone, or none, say nothing of how a name is written.
    const plain = town === town.toUpperCase() || town === town.toLowerCase();

    return {
      person: {
        ...typed,
        phone: fields.phone.length === 0 ? undefined : (read?.phone ?? number),
        email: mail.email,
        city: post ?? (plain ? (spelled(town) ?? town) : town),
        zip: code.zip,
      },
      sources: { firstName: first, lastName: last, phone, email, city, zip },
      state: cleanText(inAddress(address?.state).value),
      corrections,
    };
  };
}
