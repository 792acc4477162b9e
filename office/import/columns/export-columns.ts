// The columns of an export as the volunteer sees them: each with a few values, what it has, and what is
// still to decide. Only the answers in membership.yaml decide. Known names only fill in the table.
import {
  type ColumnAnswer,
  type ColumnUse,
  isDecidingUse,
  maxValues,
} from '@appraisers/edition/schemas/membership.ts';
import { shown } from '#import/import-error.ts';
import { decides, decidingValue, isMoney, valueKey } from '#import/people/cell-values.ts';
import { cleanText } from '#import/people/read-cell.ts';
import { brokenRow } from '#import/people/row-shape.ts';
import type { SheetRow } from '#import/reading/export-file.ts';
import { columnKey } from './column-names.ts';
import type { Table } from './find-table.ts';
import { type KnownColumn, knownColumn } from './known-columns.ts';

export type ExportColumn = {
  readonly name: string;
  /** Up to five of its values. */
  readonly samples: readonly string[];
  /** Its values as an answer names them, the most frequent first, and how many more it has. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
  readonly more: number;
  /** Whether the workbook hides it. */
  readonly isHidden: boolean;
  /** What it has, by an answer or filled in; undefined if the volunteer has to decide. */
  readonly use: ColumnUse | undefined;
  readonly show: readonly string[];
  readonly hide: readonly string[];
  /** Whether no answer names the column, and which of its values none decides. */
  readonly isNew: boolean;
  readonly newValues: readonly string[];
};

const maxSamples = 5;

/** The values of a column by how often they occur. */
function countValues(cells: readonly string[], today: string) {
  const money = isMoney(cells);
  const counts = new Map<string, { value: string; count: number }>();
  for (const [cell, { length }] of Map.groupBy(cells, (text) => text)) {
    const value = decidingValue(cell, money, today);
    const counted = counts.get(valueKey(value)) ?? { value, count: 0 };
    counts.set(valueKey(value), { ...counted, count: counted.count + length });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** The first different values. */
function samplesOf(cells: readonly string[]): readonly string[] {
  const samples = new Set<string>();
  for (const cell of cells) {
    samples.add(shown(cleanText(cell)));
    if (samples.size === maxSamples) break;
  }
  return [...samples];
}

/** Of several known columns for one part of an address, the best one; the others aren't filled in. */
function bestOfAddress(known: readonly (KnownColumn | undefined)[]) {
  const parts: readonly ColumnUse[] = ['city', 'zip', 'state', 'cityStateZip', 'platformId'];
  const bestOf = (use: ColumnUse) =>
    Math.min(...known.map((one) => (one?.use === use ? one.rank : Number.POSITIVE_INFINITY)));
  const best = new Map(parts.map((use) => [use, bestOf(use)]));
  return (one: KnownColumn | undefined): KnownColumn | undefined =>
    one && one.rank > (best.get(one.use) ?? one.rank) ? { ...one, use: 'notUsed' } : one;
}

/** Whether the cells of a row are in their columns, and more than a note below the table. */
function isWhole(row: SheetRow, { header, sheet }: Table): boolean {
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
  const isNote = filled(row.cells) < 3 && filled(header) > 3;
  return !isNote && brokenRow(row, header, sheet.separator) === undefined;
}

/** The columns of a table with a name or any cell. `today` is a day such as 2027-01-31. */
export function readColumns(
  table: Table,
  answers: readonly ColumnAnswer[],
  today: string,
): readonly ExportColumn[] {
  const stored = new Map(answers.map((answer) => [columnKey(answer.column), answer]));
  const rows = table.sheet.rows().filter((row) => table.isBelow(row) && isWhole(row, table));
  const knownIn = table.names.map((_, at) => knownColumn(table.header[at] ?? ''));
  const best = bestOfAddress(knownIn);
  return table.names.flatMap((name, at): ExportColumn[] => {
    const cells = rows.map((row) => row.cells[at] ?? '');
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length === 0 && !(table.header[at] ?? '').trim()) return [];
    const counted = countValues(cells, today);
    const answer = stored.get(columnKey(name));
    const known = best(knownIn[at]);
    const use = answer?.use ?? known?.use;
    const isDeciding = use !== undefined && isDecidingUse(use);
    const decide = decides(answer ?? { show: [], hide: [] });
    const open = counted.map(({ value }) => value).filter((value) => decide(value) === 'ask');
    const fill = decides(known && known.use === use ? known : { show: [], hide: [] });
    const filledIn = (what: 'show' | 'hide') =>
      isDeciding ? open.filter((value) => fill(value) === what).slice(0, maxValues) : [];
    return [
      {
        name,
        samples: samplesOf(filled),
        values: counted.slice(0, maxValues),
        more: Math.max(0, counted.length - maxValues),
        isHidden: table.sheet.hiddenColumns?.has(at) ?? false,
        use,
        show: [...(answer?.show ?? []), ...filledIn('show')],
        hide: [...(answer?.hide ?? []), ...filledIn('hide')],
        isNew: answer === undefined,
        newValues: isDeciding ? open : [],
      },
    ];
  });
}

/** Whether a column needs an answer before anyone is listed. */
export const needsAnswer = ({ isNew, newValues }: ExportColumn): boolean =>
  isNew || newValues.length > 0;

/** The answer about a column as it is filled in; undefined if something in it is still to decide. */
export function filledAnswer({ name, use, show, hide, newValues }: ExportColumn) {
  const decide = decides({ show, hide });
  const isComplete = use !== undefined && newValues.every((value) => decide(value) !== 'ask');
  return isComplete
    ? ({ column: name, use, show: [...show], hide: [...hide] } satisfies ColumnAnswer)
    : undefined;
}
