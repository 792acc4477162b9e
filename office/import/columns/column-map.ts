// Which column of an export holds what, by the names in its header.
import { recordOf } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import { type Field, notNamesBeside, type PlaceField } from './header-names.ts';
import { allFields, type Meaning } from './known-names.ts';

/** An address of the table: the numbers of its columns. */
type AddressColumns = Readonly<Partial<Record<PlaceField, number>>>;

export type ColumnMap = {
  readonly header: readonly string[];
  /** The numbers of the columns of a field, the one that is meant first in front. */
  readonly fields: Readonly<Record<Field, readonly number[]>>;
  /** The addresses that have a ZIP, best first. */
  readonly addresses: readonly AddressColumns[];
  /** The columns that an import looks at, and those that it does not. */
  readonly used: readonly string[];
  readonly unused: readonly number[];
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
  // What an association names takes the place of those columns alone in the address it has.
  if (first && next && first.rank < 0) first.columns = { ...next.columns, ...first.columns };
  return [...byLabel.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ columns }) => columns)
    .filter(({ zip }) => zip !== undefined);
}

/** Reads a header by what the names of its columns mean. */
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
    ...addresses.flatMap(({ city, zip, state }) => [city, zip, state]),
  ]);
  const names = header.map((name) => name.trim());
  return {
    header: names,
    fields,
    addresses,
    used: names.filter((name, at) => name !== '' && usedAt.has(at)),
    unused: names.flatMap((_, at) => (usedAt.has(at) ? [] : [at])),
  };
}
