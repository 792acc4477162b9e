// The files of a directory that is too large for the finder's script: an index, and shards of cards by
// area, by name, by id and by what members state. Their addresses have the hash of them all.
import { createHash } from 'node:crypto';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { indexColumn } from '@appraisers/directory/index-column.ts';
import { letterStarts } from '@appraisers/directory/initials.ts';
import { listItems } from '@appraisers/directory/member-details.ts';
import { emptyFields, memberFieldNames } from '@appraisers/directory/member-fields.ts';
import { memberPaths, usualPath } from '@appraisers/directory/member-paths.ts';
import {
  type CardRow,
  indexedFields,
  maxEmbedded,
  namesByBeginning,
  shardName,
  statedFamilies,
} from '@appraisers/directory/member-shards.ts';
import { byName, type MemberLocation } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { placeOnCurve } from '@appraisers/directory/place-on-curve.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { readMemberPlaces } from './member-places.ts';

/** The contents of the files by their name, and the folder of their addresses. */
export type MemberFiles = {
  readonly build: string;
  readonly files: ReadonlyMap<string, object>;
};

const inIndex: ReadonlySet<string> = new Set([...indexedFields, 'city', 'zip']);
const cardFields = memberFieldNames.filter((field) => !inIndex.has(field));

const states = (member: Appraiser) => indexedFields.some((field) => member[field] !== '');

/** Along a curve, so that near locations are near each other in the list, too. */
function byArea(locations: readonly MemberLocation[]): readonly MemberLocation[] {
  const lats = locations.map(({ lat }) => lat);
  const lngs = locations.map(({ lng }) => lng);
  const south = { lat: Math.min(...lats), lng: Math.min(...lngs) };
  const north = { lat: Math.max(...lats), lng: Math.max(...lngs) };
  return locations
    .map((location) => ({ location, place: placeOnCurve(location, south, north) }))
    .sort((a, b) => a.place - b.place || (a.location.zip < b.location.zip ? -1 : 1))
    .map(({ location }) => location);
}

/** Kinds of work have the edition's order wherever they are shown. In one order they are less to load. */
const withSortedWork = (member: Appraiser): Appraiser => ({
  ...member,
  work: [...listItems(member.work)].sort().join('; '),
});

const statedBy = (member: Appraiser): string =>
  indexedFields.map((field) => member[field]).join('\n');

/**
 * Members at one point by what they state: a fifth less to load. Who comes first rotates daily, so
 * no one gains by it. Those who state the same stay in the order of their names.
 */
function byDetails(a: Appraiser, b: Appraiser): number {
  const [one, other] = [statedBy(a), statedBy(b)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The card of a member. Values at the end that are empty are left out. */
function cardRow(member: Appraiser, path: string): CardRow {
  const values: string[] = cardFields.map((field) => member[field]);
  while (values.at(-1) === '') values.pop();
  return [member.id, path, ...values];
}

/** The files of an edition, or none if the finder's script has its members. */
export function memberFiles(edition: Edition): MemberFiles | undefined {
  const places = readMemberPlaces(edition);
  const locations = byArea(places.flatMap((place) => place.locations));
  const members = locations.flatMap(({ appraisers }) =>
    appraisers.map(withSortedWork).sort(byDetails),
  );
  if (members.length <= maxEmbedded) return undefined;
  const names = placeNames(edition.region.read());
  const paths = memberPaths(places);
  const cards = members.map((member) => {
    const path = paths.get(member.id) ?? '';
    return cardRow(member, path === usualPath(member, names) ? '' : path);
  });
  const contents = new Map<string, object>();

  const numbered = [...members.entries()];
  const ordered = [...numbered].sort(([, a], [, b]) => byName(a, b));
  const families = new Map([
    ['area', [...members.keys()]],
    ['name', ordered.map(([number]) => number)],
    ...statedFamilies(members),
  ]);
  const shards = new Map<string, (readonly [number, CardRow | undefined])[]>();
  const add = (shard: string, number: number) => {
    const before = shards.get(shard) ?? [];
    shards.set(shard, [...before, [number, cards[number]]]);
  };
  for (const [family, list] of families)
    for (const [place, number] of list.entries()) add(shardName(family, place), number);
  for (const [number, { id }] of members.entries()) add(shardName('id', id), number);
  for (const [shard, rows] of shards) contents.set(shard, { cards: rows });

  const byBeginning = namesByBeginning(numbered, ([, member]) => fullName(member));
  for (const [beginning, found] of byBeginning) {
    const names = found.map(([number, { firstName, lastName }]) => [number, firstName, lastName]);
    contents.set(`names-${beginning}`, { names });
  }
  const those = members.filter(states);
  contents.set('index', {
    locations: locations.map(({ zip, city, lat, lng, appraisers }) => {
      return [zip, city, lat, lng, appraisers.length];
    }),
    stating: members.map((member) => (states(member) ? 1 : 0)).join(''),
    columns: Object.fromEntries(
      indexedFields.map((field) => [field, indexColumn(those.map((member) => member[field]))]),
    ),
    cardFields,
    empty: emptyFields,
    letters: letterStarts(ordered.map(([, member]) => member)),
    ids: idShards(members),
    beginnings: [...byBeginning.keys()].sort(),
  });
  return named(contents);
}

/** The numbers of the shards that have an id: a directory has gaps where members left. */
const idShards = (members: readonly Appraiser[]): readonly string[] =>
  [...new Set(members.map(({ id }) => shardName('id', id)))].sort();

/** Each file states the build that its address names, so that a file of another build is noticed. */
function named(contents: ReadonlyMap<string, object>): MemberFiles {
  const hash = createHash('sha256');
  for (const [name, content] of contents) hash.update(`${name}${JSON.stringify(content)}`);
  const build = hash.digest('hex').slice(0, 16);
  return {
    build,
    files: new Map([...contents].map(([name, content]) => [name, { build, ...content }] as const)),
  };
}
