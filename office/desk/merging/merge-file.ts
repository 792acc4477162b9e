// A three-way merge of one file of the edition.
import { isDeepStrictEqual } from 'node:util';
import { formatOf } from './file-values.ts';
import { mergeSequence } from './merge-sequence.ts';
import { mergeValues, type Side, type ValueConflict } from './merge-values.ts';
import { type Bytes, textFileOf } from './text-bytes.ts';

/** A file in three versions. */
export type FileVersions = { readonly base: Bytes; readonly mine: Bytes; readonly theirs: Bytes };

export type MergedFile = {
  /** The file with the changes of both sides; undefined when it is removed. */
  readonly content: Bytes;
  /** What both sides changed. A conflict without a path is about the whole file. */
  readonly conflicts: readonly ValueConflict[];
};

export const isSameFile = (a: Bytes, b: Bytes): boolean =>
  a === undefined || b === undefined ? a === b : Buffer.from(a).equals(b);

/** The text with the lines that each side changed, if no passage was changed by both. */
function mergedLines(...[base, mine, theirs]: readonly string[]): string | undefined {
  let isClean = true;
  const [b = [], m = [], t = []] = [base, mine, theirs].map((text) => text?.split('\n'));
  const merged = mergeSequence({ base: b, mine: m, theirs: t }, (both) => {
    isClean = false;
    return both.mine;
  });
  return isClean ? merged.join('\n') : undefined;
}

/** The result of an action; undefined when it throws. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Undefined when the file has no parts, or a version of it can't be read. */
function mergeParts(
  file: string,
  { base, mine, theirs }: FileVersions,
  choose: (conflict: ValueConflict) => Side,
): MergedFile | undefined {
  const format = formatOf(file);
  if (!format || !mine || !theirs) return undefined;
  const { text, bytesOf } = textFileOf(mine);
  const [before = '', other = ''] = [base, theirs].map((bytes) => bytes && textFileOf(bytes).text);
  const { read, write, depth } = format;
  const conflicts: ValueConflict[] = [];
  return attempt(() => {
    const value = mergeValues(
      { base: base && read(before), mine: read(text), theirs: read(other) },
      {
        choose: (conflict) => {
          conflicts.push(conflict);
          return choose(conflict);
        },
        ...(depth === undefined ? {} : { depth }),
      },
    );
    // Where the lines can be merged, the comments and the format of both sides stay.
    const lines = mergedLines(before, text, other);
    const isEqual =
      lines !== undefined &&
      isDeepStrictEqual(
        attempt(() => read(lines)),
        value,
      );
    return { content: bytesOf(isEqual ? lines : write(text, value)), conflicts };
  });
}

/** `choose` decides the conflicts. */
export function mergeFile(
  file: string,
  versions: FileVersions,
  choose: (conflict: ValueConflict) => Side,
): MergedFile {
  const { base, mine, theirs } = versions;
  if (isSameFile(mine, theirs) || isSameFile(base, theirs)) return { content: mine, conflicts: [] };
  if (isSameFile(base, mine)) return { content: theirs, conflicts: [] };
  const conflict = { path: [], base, mine, theirs };
  return (
    mergeParts(file, versions, choose) ?? {
      content: versions[choose(conflict)],
      conflicts: [conflict],
    }
  );
}
