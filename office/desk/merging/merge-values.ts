// A three-way merge of two changed copies of a value: field by field, and entry by entry of a list.
import { isDeepStrictEqual } from 'node:util';
import { isFields } from '#desk/fields.ts';
import { keyOf } from '#desk/writing/match-entries.ts';
import { mergeSequence } from './merge-sequence.ts';

/** Names of fields. `#key` is the entry of a list with this key, and `~2` the second changed passage. */
export type ValuePath = readonly string[];

/** A value that both sides changed. What one side removed or does not have is undefined. */
export type ValueConflict = {
  readonly path: ValuePath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

export const sides = ['mine', 'theirs'] as const;
export type Side = (typeof sides)[number];

export type MergeOptions = {
  /** Which side of a conflict stays. */
  readonly choose: (conflict: ValueConflict) => Side;
  /** Conflicts deeper than this many steps are conflicts of the value that has them, as a whole. */
  readonly depth?: number;
};

type Sides = Omit<ValueConflict, 'path'>;

/** The entries of a list by key; undefined when two have the same key, or one has none. */
export function entriesByKey(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (value === undefined) return new Map();
  if (!Array.isArray(value)) return undefined;
  const entries = new Map(value.map((entry) => [`#${keyOf(entry)}`, entry]));
  return entries.size === value.length && !entries.has('#undefined') ? entries : undefined;
}

function mergeFields({ base, mine, theirs }: Sides, path: ValuePath, options: MergeOptions) {
  const [b, m, t] = [base, mine, theirs].map((side) => (isFields(side) ? side : {}));
  const names = new Set([...Object.keys(m ?? {}), ...Object.keys(t ?? {})]);
  const merged = [...names].map((name) => {
    const value = { base: b?.[name], mine: m?.[name], theirs: t?.[name] };
    return [name, mergeValues(value, options, [...path, name])] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeEntries(
  base: ReadonlyMap<string, unknown>,
  mine: ReadonlyMap<string, unknown>,
  theirs: ReadonlyMap<string, unknown>,
  path: ValuePath,
  options: MergeOptions,
): unknown[] {
  // If both sides add an entry in the same place, both stay, mine first.
  const order = mergeSequence(
    { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] },
    (both) => [...both.mine, ...both.theirs],
  );
  // A key that one side moved is in the order once, and one that both removed is not.
  const keys = new Set([...order, ...mine.keys(), ...theirs.keys()]);
  return [...keys].flatMap((key) => {
    const value = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const merged = mergeValues(value, options, [...path, key]);
    return merged === undefined ? [] : [merged];
  });
}

const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(each)) : [];
const asValues = (texts: readonly string[]): unknown[] => texts.map((text) => JSON.parse(text));

function mergePassages(lists: Sides, path: ValuePath, { choose }: MergeOptions): unknown[] {
  let count = 0;
  const [base, mine, theirs] = [lists.base, lists.mine, lists.theirs].map(asTexts);
  const merged = mergeSequence(
    { base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] },
    (passage) => {
      count += 1;
      const { base: b, mine: m, theirs: t } = passage;
      const values = { base: asValues(b), mine: asValues(m), theirs: asValues(t) };
      return passage[choose({ path: [...path, `~${count}`], ...values })];
    },
  );
  return asValues(merged);
}

/** The value with the changes of both sides; undefined when it is removed. */
export function mergeValues(value: Sides, options: MergeOptions, path: ValuePath = []): unknown {
  const { base, mine, theirs } = value;
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  const { depth, choose } = options;
  if (path.length === depth) {
    // What only one side changed merges. The choice is about the rest.
    const side = lazily(() => choose({ path, ...value }));
    return mergeInside(value, { choose: side }, path) ?? value[side()];
  }
  return mergeInside(value, options, path) ?? value[choose({ path, ...value })];
}

/** Undefined when the value has no parts that can be merged. */
function mergeInside(value: Sides, options: MergeOptions, path: ValuePath): unknown {
  const { base, mine, theirs } = value;
  if (isFields(mine) && isFields(theirs)) return mergeFields(value, path, options);
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const [b, m, t] = [
    entriesByKey(Array.isArray(base) ? base : []),
    entriesByKey(mine),
    entriesByKey(theirs),
  ];
  if (b && m && t) return mergeEntries(b, m, t, path, options);
  return mergePassages(value, path, options);
}

function lazily<Result>(make: () => Result): () => Result {
  const made: Result[] = [];
  return () => {
    if (made.length === 0) made.push(make());
    const [first = make()] = made;
    return first;
  };
}
