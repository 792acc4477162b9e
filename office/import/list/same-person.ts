// Matches the people of an export with the list: by platform number, then email address, then name and ZIP.
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Entry } from '#import/people/entry.ts';
import type { CurrentList, CurrentMember } from './current-list.ts';

export type Match = {
  readonly listed: CurrentMember;
  /** Whether they have so little in common that you should check. */
  readonly doubtful: boolean;
};

type Keys = {
  readonly number: string;
  readonly mail: string;
  readonly name: string;
  readonly last: string;
  readonly phone: string;
  readonly zip: string;
};

const keysOfEntry = ({ platformId, person }: Entry): Keys => ({
  number: platformId,
  mail: person.email.toLowerCase(),
  name: plainText(`${person.firstName} ${person.lastName}`),
  last: plainText(person.lastName),
  phone: person.phone,
  zip: person.zip,
});

const keysOfListed = ({ id, cells }: CurrentMember, numbers: CurrentList['numbers']): Keys => ({
  number: numbers.get(id) ?? '',
  mail: (cells.email ?? '').trim().toLowerCase(),
  name: plainText(`${cells.firstName} ${cells.lastName}`),
  last: plainText(cells.lastName ?? ''),
  phone: (cells.phone ?? '').trim(),
  zip: (cells.zip ?? '').trim(),
});

const same = (a: string, b: string) => a !== '' && a === b;

const isAlike = (a: Keys, b: Keys) =>
  same(a.mail, b.mail) || same(a.last, b.last) || same(a.phone, b.phone);

/** Two platform numbers usually mean two people. */
const canBeSame = (a: Keys, b: Keys) => a.number === '' || b.number === '' || a.number === b.number;

type Way = {
  readonly keyOf: (keys: Keys) => string;
  /** `isNamed` is whether the export has a person with a name. */
  readonly holds: (a: Keys, b: Keys, isNamed: (name: string) => boolean) => boolean;
};

const nameAndZip = ({ name, zip }: Keys) => (name && zip ? `${name} ${zip}` : '');

const ways: readonly Way[] = [
  { keyOf: ({ number }) => number, holds: isAlike },
  // A person may have two numbers: on another platform, or after being entered twice. Couples share addresses.
  {
    keyOf: ({ mail }) => mail,
    holds: (a, b, isNamed) =>
      (same(a.name, b.name) || !isNamed(b.name)) && (canBeSame(a, b) || same(a.last, b.last)),
  },
  { keyOf: nameAndZip, holds: canBeSame },
  // A number that was moved to another person by hand comes last, after everyone else is matched.
  { keyOf: ({ number }) => number, holds: () => true },
];

/** The members by a key, without those who share it. */
function byKey(free: ReadonlyMap<CurrentMember, Keys>, keyOf: Way['keyOf']) {
  const found = new Map<string, CurrentMember | undefined>();
  for (const [listed, keys] of free) {
    const key = keyOf(keys);
    if (key !== '') found.set(key, found.has(key) ? undefined : listed);
  }
  return found;
}

/** Matches entries with members. Later groups can't match the members that earlier groups matched. */
export function matchPeople(
  groups: readonly (readonly Entry[])[],
  { members, numbers }: CurrentList,
): ReadonlyMap<Entry, Match> {
  const matches = new Map<Entry, Match>();
  const names = new Set(groups.flat().map((entry) => keysOfEntry(entry).name));
  const isNamed = (name: string) => names.has(name);
  const free = new Map(members.map((listed) => [listed, keysOfListed(listed, numbers)]));
  for (const group of groups) {
    const open = free.size > 0 ? group.map((entry) => ({ entry, keys: keysOfEntry(entry) })) : [];
    for (const { keyOf, holds } of ways) {
      const listedBy = byKey(free, keyOf);
      const asking = open.filter(
        ({ entry, keys }) => !matches.has(entry) && listedBy.get(keyOf(keys)) !== undefined,
      );
      for (const [key, [first, ...others]] of Map.groupBy(asking, ({ keys }) => keyOf(keys))) {
        const listed = listedBy.get(key);
        const theirs = listed && free.get(listed);
        // A key that two entries share matches neither.
        if (!first || others.length > 0 || !theirs || !holds(first.keys, theirs, isNamed)) continue;
        matches.set(first.entry, { listed, doubtful: isDoubtful(first.keys, theirs) });
        free.delete(listed);
      }
    }
  }
  return matches;
}

const isDoubtful = (mine: Keys, theirs: Keys) =>
  !same(mine.last, theirs.last) && !same(mine.name, theirs.name) && !isAlikeTwice(mine, theirs);

/** If the last name changed, at least two other values must be the same. */
function isAlikeTwice(a: Keys, b: Keys): boolean {
  const alike = [same(a.number, b.number), same(a.mail, b.mail), same(a.phone, b.phone)];
  return alike.filter(Boolean).length >= 2;
}
