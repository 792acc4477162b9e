// Who is the same person: in two rows of an export, and in the export and the list.
import { plainText } from '@appraisers/directory/place-names.ts';
import { duplicateIssues } from '@appraisers/edition/loaders/member-issues.ts';
import { shownValue } from '@appraisers/edition/schemas/issue-message.ts';
import { shown } from '#import/import-error.ts';
import type { Entry } from '#import/people/read-people.ts';
import type { CurrentList, CurrentMember } from './member-list.ts';

const twice =
  'Two people with one name? Add Jr. or Sr. in the membership platform. The same person twice? Delete one row there. Then export or pull again.';

/** The first entry with the same key as a later one, by the later one. */
function repeats(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  const groups = Map.groupBy(entries, keyOf);
  groups.delete('');
  const pairs = [...groups.values()].flatMap(([first, ...others]) =>
    first ? others.map((entry) => [entry, first] as const) : [],
  );
  return new Map(pairs);
}

/**
 * The entries without repeated rows, in the order of their rows. Of two people with the same platform
 * number, or the same name and email address or phone, the second has issues.
 */
export function withoutDuplicates(all: readonly Entry[]) {
  const valid = all.filter(({ out, issues }) => out === undefined && issues.length === 0);
  const repeated = repeats(valid, ({ cells }) => cells.join('\n'));
  const different = valid.filter((entry) => !repeated.has(entry));
  const numbers = [...repeats(different, ({ platformId }) => platformId)].map(
    ([{ row, platformId }, earlier]) => ({
      ...{ line: row, field: 'platform number', value: platformId },
      reason: `Row ${earlier.row} already has the platform number ${shownValue(platformId)}.`,
    }),
  );
  const rows = different.map(({ row, person }) => ({
    line: row,
    cells: { ...person, id: `${row}` },
  }));
  const found = Map.groupBy(
    [...numbers, ...duplicateIssues(rows, undefined, 'Row')],
    ({ line }) => line,
  );
  const entries = all.flatMap((entry): Entry[] => {
    if (repeated.has(entry)) return [];
    const { row, name } = entry;
    const issues = found.get(row)?.map(({ field, value, reason }) => {
      return { row, name, column: field, value: shown(value), reason, hint: twice };
    });
    return [issues ? { ...entry, issues } : entry];
  });
  const skipped = [...repeated].map(([{ row, name }, earlier]) => {
    return { row, name, reason: `repeats row ${earlier.row}` };
  });
  return { entries, skipped };
}

/** What a person is compared by. */
function keysOf(number: string, cells: Readonly<Record<string, string>>) {
  const { firstName = '', lastName = '', email = '', phone = '', zip = '' } = cells;
  return {
    number,
    mail: email.trim().toLowerCase(),
    name: plainText(`${firstName} ${lastName}`),
    first: plainText(firstName),
    last: plainText(lastName),
    phone: phone.trim(),
    zip: zip.trim(),
  };
}
type Keys = ReturnType<typeof keysOf>;

const same = (a: string, b: string) => a !== '' && a === b;

/** Who has another last name now has at least two other values as before. */
const isAlike = (a: Keys, b: Keys) =>
  same(a.last, b.last) ||
  (['number', 'mail', 'phone', 'first'] as const).filter((key) => same(a[key], b[key])).length > 1;

/** Two platform numbers usually mean two people. */
const canBeSame = (a: Keys, b: Keys) => a.number === '' || b.number === '' || a.number === b.number;

type Way = {
  readonly keyOf: (keys: Keys) => string;
  /** `names` are those of all people of the export. */
  readonly holds: (a: Keys, b: Keys, names: ReadonlySet<string>) => boolean;
};

const ways: readonly Way[] = [
  { keyOf: ({ number }) => number, holds: isAlike },
  // A person may have two numbers: on another platform, or after being entered twice. Couples share addresses.
  {
    keyOf: ({ mail }) => mail,
    holds: (a, b, names) =>
      isAlike(a, b) &&
      (same(a.name, b.name) || !names.has(b.name)) &&
      (canBeSame(a, b) || same(a.last, b.last)),
  },
  { keyOf: ({ name, zip }) => (name && zip ? `${name} ${zip}` : ''), holds: canBeSame },
];

/** The only ones with a key. A key that several share matches none of them. */
function onlyOnes<Item>(items: ReadonlyMap<Item, Keys>, keyOf: Way['keyOf']) {
  const groups = Map.groupBy(items, ([, keys]) => keyOf(keys));
  groups.delete('');
  return new Map(
    [...groups].flatMap(([key, [first, ...others]]) =>
      first && others.length === 0 ? [[key, first] as const] : [],
    ),
  );
}

/**
 * The entry of each member who is found: by platform number, then email address, then name and ZIP. groups
 * can't match the members that earlier groups matched.
 */
export function matchPeople(
  groups: readonly (readonly Entry[])[],
  { members, numbers }: CurrentList,
): ReadonlyMap<CurrentMember, Entry> {
  const entryOf = new Map<CurrentMember, Entry>();
  const keyed = groups.map(
    (group) => new Map(group.map((entry) => [entry, keysOf(entry.platformId, entry.person)])),
  );
  const names = new Set(keyed.flatMap((group) => [...group.values()].map(({ name }) => name)));
  const free = new Map(
    members.map((listed) => [listed, keysOf(numbers.get(listed.id) ?? '', listed.cells)]),
  );
  for (const group of keyed)
    for (const { keyOf, holds } of ways) {
      const listedBy = onlyOnes(free, keyOf);
      for (const [key, [entry, keys]] of onlyOnes(group, keyOf)) {
        const [listed, theirs] = listedBy.get(key) ?? [];
        if (!listed || !theirs || !holds(keys, theirs, names)) continue;
        entryOf.set(listed, entry);
        free.delete(listed);
        group.delete(entry);
      }
    }
  return entryOf;
}
