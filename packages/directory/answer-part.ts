// The part of a long answer that is shown: whole groups of members, from a letter on in a list by name.
// The page of the search box reads the query, too, so this file imports no directory.

/** An answer shows at most this many members, and this many more at each request. */
export const partSize = 150;

/** What an address asks for, `?near=&show=300&from=M`. */
export type AnswerPart = {
  /** A multiple of `partSize`. */
  readonly show: number;
  /** A letter from A to Z. Undefined at the beginning of the list. */
  readonly from?: string;
};

/** Reads the part in a query. Bad values fall back to the beginning of the answer. */
export function partFromQuery(query: string): AnswerPart {
  const params = new URLSearchParams(query);
  const show = params.get('show') ?? '';
  const isRound = /^[1-9]\d{0,5}$/.test(show) && Number(show) % partSize === 0;
  const from = params.get('from')?.toUpperCase() ?? '';
  return {
    show: isRound ? Number(show) : partSize,
    ...(/^[A-Z]$/.test(from) ? { from } : {}),
  };
}

/** The query without its part: what the answer depends on. */
export const queryOfAnswer = (query: string): string => query.replace(/[?&](show|from)=[^&]*/g, '');

/** The query of another part of the same answer, without the defaults. */
export function queryWithPart(query: string, { show, from }: AnswerPart): string {
  const params = new URLSearchParams(query);
  params.delete('show');
  params.delete('from');
  if (from) params.set('from', from);
  if (show !== partSize) params.set('show', `${show}`);
  return `?${params}`;
}

/**
 * How many entries fit: as many whole groups as the part has room for. A group larger than a whole part
 * is cut, because it would never fit.
 * @param entries the first entry of each group has a heading
 */
export function countThatFits(
  entries: readonly { readonly heading?: unknown; readonly part?: unknown }[],
  show: number,
): number {
  if (entries.length <= show) return entries.length;
  const isStart = (at: number) => at >= entries.length || entries[at]?.heading || entries[at]?.part;
  let start = show;
  while (start > 0 && !isStart(start)) start -= 1;
  let end = start + 1;
  while (!isStart(end)) end += 1;
  return end - start > partSize ? show : start;
}
