// Matches the people of an export with the list: by platform number, then email address, then name and ZIP.
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Entry } from '#import/people/entry.ts';
import type { CurrentList, CurrentMember } from './current-list.ts';

export type Match = {
  readonly listed: CurrentMember;
  /** Whether they have so little in common that you should check. */
  readonly doubtful: boolean;
};

/** What a person is compared by. */
function keysOf(number: string, cells: Readonly<Record<string, string>>) {
  const [first, last, email, phone, zip] = (
    ['firstName', 'lastName', 'email', 'phone', 'zip'] as const
  ).map((field) => (cells[field] ?? '').trim());
  return {
    number,
    mail: email?.toLowerCase() ?? '',
    name: plainText(`${first} ${last}`),
    last: plainText(last ?? ''),
    phone: phone ?? '',
    zip: zip ?? '',
  };
}
type Keys = ReturnType<typeof keysOf>;

const same = (a: string, b: string) => a !== '' && a === b;

const isAlike = (a: Keys, b: Keys) =>
  same(a.mail, b.mail) || same(a.last, b.last) || same(a.phone, b.phone);

/** Two platform numbers usually mean two people. */
const canBeSame = (a: Keys, b: Keys) => a.number === '' || b.number === '' || a.number === b.number;

/** If the last name changed, at least two other values must be the same. */
function isDoubtful(a: Keys, b: Keys): boolean {
  const alike = [same(a.number, b.number), same(a.mail, b.mail), same(a.phone, b.phone)];
  return !same(a.last, b.last) && !same(a.name, b.name) && alike.filter(Boolean).length < 2;
}

type Way = {
  readonly keyOf: (keys: Keys) => string;
  /** `isNamed` is whether the export has a person with a name. */
  readonly holds: (a: Keys, b: Keys, isNamed: (name: string) => boolean) => boolean;
};

const ways: readonly Way[] = [
  { keyOf: ({ number }) => number, holds: isAlike },
  // A person may have two numbers: on another platform, or after being entered twice. Couples share addresses.
  {
    keyOf: ({ mail }) => mail,
    holds: (a, b, isNamed) =>
      (same(a.name, b.name) || !isNamed(b.name)) && (canBeSame(a, b) || same(a.last, b.last)),
  },
  { keyOf: ({ name, zip }) => (name && zip ? `${name} ${zip}` : ''), holds: canBeSame },
  // A number that was moved to another person by hand comes last, after everyone else is matched.
  { keyOf: ({ number }) => number, holds: () => true },
];

/** The only ones with a key. A key that several share matches none of them. */
function onlyOnes<Item>(items: Iterable<Item>, keyOf: (item: Item) => string) {
  const groups = Map.groupBy(items, keyOf);
  return new Map(
    [...groups].flatMap(([key, [first, ...others]]) =>
      key !== '' && first !== undefined && others.length === 0 ? [[key, first] as const] : [],
    ),
  );
}

/** Matches entries with members. Later groups can't match the members that earlier groups matched. */
export function matchPeople(
  groups: readonly (readonly Entry[])[],
  { members, numbers }: CurrentList,
): ReadonlyMap<Entry, Match> {
  const matches = new Map<Entry, Match>();
  const keyed = groups.map((group) =>
    group.map((entry) => ({ entry, keys: keysOf(entry.platformId, entry.person) })),
  );
  const names = new Set(keyed.flat().map(({ keys }) => keys.name));
  const free = new Map(
    members.map((listed) => [listed, keysOf(numbers.get(listed.id) ?? '', listed.cells)]),
  );
  for (const group of keyed)
    for (const { keyOf, holds } of ways) {
      const listedBy = onlyOnes(free, ([, keys]) => keyOf(keys));
      const asking = group.filter(
        ({ entry, keys }) => !matches.has(entry) && listedBy.has(keyOf(keys)),
      );
      for (const [key, { entry, keys }] of onlyOnes(asking, (one) => keyOf(one.keys))) {
        const [listed, theirs] = listedBy.get(key) ?? [];
        if (!listed || !theirs || !holds(keys, theirs, (name) => names.has(name))) continue;
        matches.set(entry, { listed, doubtful: isDoubtful(keys, theirs) });
        free.delete(listed);
      }
    }
  return matches;
}
