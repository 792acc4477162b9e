// A three-way merge of two changed copies of a sequence: lines, paragraphs, or the keys of a list.

/** For each index of `a` its partner in `b`, by a longest common subsequence. */
function partners(a: readonly string[], b: readonly string[]): ReadonlyMap<number, number> {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      pairs.set(i, j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

export type Passage = {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
};

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each, at) => each === b[at]);

/**
 * The sequence with the changes of both sides. `onConflict` gets each passage that both sides changed,
 * and returns what replaces it.
 */
export function mergeSequence(
  { base, mine, theirs }: Passage,
  onConflict: (passage: Passage) => readonly string[],
): readonly string[] {
  const [inMine, inTheirs] = [partners(base, mine), partners(base, theirs)];
  const merged: string[] = [];
  let from = { base: 0, mine: 0, theirs: 0 };
  const add = (to: typeof from) => {
    const passage = {
      base: base.slice(from.base, to.base),
      mine: mine.slice(from.mine, to.mine),
      theirs: theirs.slice(from.theirs, to.theirs),
    };
    if (isSame(passage.mine, passage.theirs) || isSame(passage.base, passage.theirs))
      merged.push(...passage.mine);
    else if (isSame(passage.base, passage.mine)) merged.push(...passage.theirs);
    else merged.push(...onConflict(passage));
  };
  for (const [at, item] of base.entries()) {
    const [mineAt, theirsAt] = [inMine.get(at), inTheirs.get(at)];
    if (mineAt === undefined || theirsAt === undefined) continue;
    add({ base: at, mine: mineAt, theirs: theirsAt });
    merged.push(item);
    from = { base: at + 1, mine: mineAt + 1, theirs: theirsAt + 1 };
  }
  add({ base: base.length, mine: mine.length, theirs: theirs.length });
  return merged;
}
