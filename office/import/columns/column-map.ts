// The columns of an export, by the names in its header.
import { recordOf } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import {
  addressLabels,
  type Field,
  headerNames,
  isDeciding,
  isPlaceField,
  notNamesBeside,
  type PlaceField,
  placeWords,
} from './header-names.ts';

/** An association's own column names. */
export type OwnNames = Readonly<Partial<Record<Field | PlaceField, readonly string[] | undefined>>>;

/** A meaning with a rank below zero is the association's own choice. */
export type Meaning =
  | { readonly field: Field; readonly rank: number }
  | { readonly place: PlaceField; readonly label: string; readonly rank: number };

const isField = (key: string): key is Field => key in headerNames;

export const fieldOf = (meaning: Meaning): Field | PlaceField =>
  'field' in meaning ? meaning.field : meaning.place;

/** All fields, in the order of their table. */
export const allFields: readonly Field[] = Object.keys(headerNames).filter(isField);
const placeFields: readonly PlaceField[] = Object.keys(placeWords).filter(isPlaceField);

/** These words don't say which address it is. */
const withoutFiller = (key: string) => key.replaceAll(/address|contact/g, '');

/**
 * Looks up the meaning of a column name. The association's own names come first, and its own address
 * columns form a separate address. A name that is known to decide who is listed always decides.
 */
export function meanings(own: OwnNames): (name: string) => Meaning | undefined {
  const fields = new Map<string, Meaning>();
  const places = new Map<string, Meaning>();
  const add = (map: Map<string, Meaning>, key: string, meaning: Meaning) =>
    map.has(key) || map.set(key, meaning);

  const deciding = new Set(
    allFields.filter(isDeciding).flatMap((field) => headerNames[field].map(plainText)),
  );
  const addOwn = (meaning: Meaning) => {
    for (const name of own[fieldOf(meaning)] ?? []) {
      const key = plainText(name);
      if (isDeciding(fieldOf(meaning)) || !deciding.has(key)) add(fields, key, meaning);
    }
  };
  for (const field of allFields) addOwn({ field, rank: -1 });
  for (const place of placeFields) addOwn({ place, label: 'own', rank: -1 });
  for (const field of allFields)
    for (const [rank, name] of headerNames[field].entries())
      add(fields, plainText(name), { field, rank });
  for (const [rank, label] of addressLabels.entries())
    for (const place of placeFields)
      for (const word of placeWords[place]) {
        const meaning = { place, label, rank };
        add(places, plainText(`${label} ${word}`), meaning);
        add(places, plainText(`${word} ${label}`), meaning);
      }
  return (name) => {
    const key = plainText(name);
    return fields.get(key) ?? places.get(key) ?? places.get(withoutFiller(key));
  };
}

/** An address of the table: the numbers of its columns. */
type AddressColumns = Readonly<Partial<Record<PlaceField, number>>>;

export type ColumnMap = {
  readonly header: readonly string[];
  /** The numbers of the columns of a field, best first. */
  readonly fields: Readonly<Record<Field, readonly number[]>>;
  /** The numbers of all columns of names. */
  readonly names: readonly number[];
  /** The addresses with a ZIP, or with all in one cell, best first. */
  readonly addresses: readonly AddressColumns[];
  /** The columns that the import uses, and those that it ignores. */
  readonly used: readonly string[];
  readonly unused: readonly number[];
  /** The columns with a meaning that the volunteer chose. */
  readonly chosen: readonly number[];
};

type Found = { readonly at: number; readonly meaning: Meaning };

function columnsOf(found: readonly Found[], field: Field): readonly number[] {
  const columns = found
    .flatMap(({ at, meaning }) =>
      'field' in meaning && meaning.field === field ? [{ at, rank: meaning.rank }] : [],
    )
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ at }) => at);
  return field === 'platformId' ? columns.slice(0, 1) : columns;
}

function addressesOf(found: readonly Found[]): readonly AddressColumns[] {
  const byLabel = new Map<string, { rank: number; columns: Partial<Record<PlaceField, number>> }>();
  for (const { at, meaning } of found) {
    if (!('place' in meaning)) continue;
    const { label, rank, place } = meaning;
    const address = byLabel.get(label) ?? { rank, columns: {} };
    address.columns[place] ??= at;
    byLabel.set(label, address);
  }
  const [first, next] = [...byLabel.values()].sort((a, b) => a.rank - b.rank);
  // The association's own columns replace only the same columns of the best address.
  if (first && next && first.rank < 0 && first.columns.cityStateZip === undefined)
    first.columns = { ...next.columns, ...first.columns };
  return [...byLabel.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ columns }) => columns)
    .filter(({ zip, cityStateZip }) => (zip ?? cityStateZip) !== undefined);
}

/** Reads a header by the meanings of its names. */
export function columnMap(
  header: readonly string[],
  meaningOf: (name: string) => Meaning | undefined,
): ColumnMap {
  const found = header.flatMap((name, at) => {
    const meaning = meaningOf(name);
    return meaning ? [{ at, meaning }] : [];
  });
  const has = (field: Field) =>
    found.some(({ meaning }) => 'field' in meaning && meaning.field === field);
  const named = has('firstName') && has('lastName');
  const isNoName = ({ at, meaning }: Found) =>
    'field' in meaning &&
    meaning.field === 'fullName' &&
    notNamesBeside.includes(plainText(header[at] ?? ''));
  const meant = named ? found.filter((one) => !isNoName(one)) : found;
  const fields = recordOf(allFields, (field) => columnsOf(meant, field));
  const addresses = addressesOf(meant);
  const usedAt = new Set([
    ...allFields.flatMap((field) => fields[field]),
    ...addresses.flatMap((columns) => Object.values(columns)),
  ]);
  const trimmed = header.map((name) => name.trim());
  return {
    header: trimmed,
    fields,
    names: [...fields.firstName, ...fields.lastName, ...fields.lastFirst, ...fields.fullName],
    addresses,
    used: trimmed.filter((name, at) => name !== '' && usedAt.has(at)),
    unused: trimmed.flatMap((_, at) => (usedAt.has(at) ? [] : [at])),
    chosen: meant.flatMap(({ at, meaning }) => (meaning.rank < 0 && usedAt.has(at) ? [at] : [])),
  };
}
