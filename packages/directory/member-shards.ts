// A large directory in files. The index has the place and the need of every member, which is what a search
// orders by. Shards have the cards. Both the build and the finder number the members and the shards here.
import type { Appraiser } from './appraiser.ts';
import { groupBy } from './group-by.ts';
import { columnCells, type IndexColumn } from './index-column.ts';
import type { LetterStarts } from './initials.ts';
import { listItems } from './member-details.ts';
import type { MemberField } from './member-fields.ts';
import { plainWords, slugOf } from './place-names.ts';

/** A larger directory does not fit into the finder's script (docs/decisions/0003). */
export const maxEmbedded = 500;

/** Members in a shard: few enough that an answer gets little it doesn't show. */
const shardSize = 32;

/** The details that a search needs for every member. */
export const indexedFields = ['counties', 'work', 'homeowners', 'languages'] as const;

/** The members of one ZIP and city, in the order of what they state. */
type IndexLocation = readonly [zip: string, city: string, lat: number, lng: number, count: number];

/** Every file starts with the name of its build, which all addresses contain. */
export type BuildFile = { readonly build: string };

/** The index. Members are numbered from 0 by location. */
export type IndexFile = BuildFile & {
  readonly locations: readonly IndexLocation[];
  /** "1" for each member who states any of the details, otherwise "0". */
  readonly stating: string;
  /** The details of those members. */
  readonly columns: Readonly<Record<(typeof indexedFields)[number], IndexColumn>>;
  /** The fields of a card that the index does not have, in their order. */
  readonly cardFields: readonly MemberField[];
  /** A member with nothing in any field. */
  readonly empty: Readonly<Record<MemberField, string>>;
  /** Where each letter starts in the list by name. */
  readonly letters: LetterStarts;
  /** The shards of ids that have members. */
  readonly ids: readonly string[];
  /** The beginnings of names that have a file. */
  readonly beginnings: readonly string[];
};

/** Id, path if it is not the usual one, and the values of `cardFields`. Values at the end may be missing. */
export type CardRow = readonly [id: number, path: string, ...values: string[]];

/** Cards of members by their number. */
export type ShardFile = BuildFile & { readonly cards: readonly (readonly [number, CardRow])[] };

/** Members whose name has a word with this beginning. */
export type NamesFile = BuildFile & {
  readonly names: readonly (readonly [number: number, firstName: string, lastName: string])[];
};

/** A member before the card is there: without a name, and with a negative id. */
export type MemberStub = { -readonly [Field in keyof Appraiser]: Appraiser[Field] };

export function stubsOf({ locations, stating, columns, empty }: IndexFile): MemberStub[] {
  const stubs: MemberStub[] = locations.flatMap(([zip, city, lat, lng, count]) =>
    Array.from({ length: count }, () => ({ ...empty, id: 0, zip, city, lat, lng })),
  );
  for (const [at, stub] of stubs.entries()) stub.id = -1 - at;
  const those = stubs.filter((_, at) => stating[at] === '1');
  for (const field of indexedFields) {
    const cells = columnCells(columns[field]);
    for (const [at, stub] of those.entries()) stub[field] = cells[at] ?? '';
  }
  return stubs;
}

/** Names with the same two letters have files by three letters if they are more than this. */
const maxNames = 400;

/** The words of a name, or of a text that looks for names, that have a file. */
export const nameWords = (name: string): readonly string[] =>
  plainWords(name)
    .split(' ')
    .filter((word) => word.length > 1);

const beginning = (word: string, letters: number) => slugOf(word.slice(0, letters)) || 'other';

/** Names by the beginnings of their words: two letters, or three of a word with common ones. */
export function namesByBeginning<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const words = items.flatMap((item) => nameWords(nameOf(item)).map((word) => ({ word, item })));
  const files = [...groupBy(words, ({ word }) => beginning(word, 2))].flatMap(([two, found]) =>
    found.length <= maxNames
      ? [[two, found] as const]
      : [...groupBy(found, ({ word }) => beginning(word, 3))],
  );
  return new Map(files.map(([name, found]) => [name, [...new Set(found.map(({ item }) => item))]]));
}

/** The beginning that names a word's file, if there is one. */
export const fileOfWord = (word: string, beginnings: ReadonlySet<string>): string | undefined =>
  [beginning(word, 3), beginning(word, 2)].find((name) => beginnings.has(name));

/**
 * The lists of members by what they state: those who cover a county, those of them who do a kind of work, and those
 * who speak a language. Shards follow their order. Who covers a county may be anywhere, and is below each answer from
 * there; with a kind of work, above others who are nearer.
 */
export function statedFamilies(stubs: readonly Appraiser[]): ReadonlyMap<string, number[]> {
  const families = new Map<string, number[]>();
  const familyOf = (name: string): number[] => {
    const family = families.get(name) ?? [];
    families.set(name, family);
    return family;
  };
  // Thousands of members state the same.
  const byStatement = new Map<string, readonly number[][]>();
  for (const [number, { counties, work, languages }] of stubs.entries()) {
    const statement = [counties, work, languages].join('\n');
    const found =
      byStatement.get(statement) ?? familyNames(counties, work, languages).map(familyOf);
    byStatement.set(statement, found);
    for (const family of found) family.push(number);
  }
  return families;
}

function familyNames(counties: string, work: string, languages: string): readonly string[] {
  const kinds = listItems(work).map((kind) => `work-${slugOf(kind)}`);
  const byCounty = listItems(counties).map((county) => `county-${slugOf(county)}`);
  return [
    ...byCounty,
    ...byCounty.flatMap((family) => kinds.map((kind) => `${family}-${kind}`)),
    ...listItems(languages).map((language) => `language-${slugOf(language)}`),
  ];
}

/** The name of the file that has a member of a family. */
export const shardName = (family: string, place: number): string =>
  `${family}-${Math.floor(place / shardSize)}`;

/** The place by name of the first member in a shard by name. Undefined for other shards. */
export function firstByName(shard: string): number | undefined {
  const [, number] = /^name-(\d+)$/.exec(shard) ?? [];
  return number ? Number(number) * shardSize : undefined;
}
