// The columns of an export as the volunteer sees them: each with a few values, what it has, and what is
// still to decide. Only the answers in membership.yaml decide. Known names only fill in the table.
import {
  type ColumnAnswer,
  type ColumnUse,
  isDecidingUse,
  maxValues,
} from '@appraisers/edition/schemas/membership.ts';
import { shown } from '#import/import-error.ts';
import { cleanText } from '#import/people/read-cell.ts';
import { brokenRow, filled, isNote } from '#import/people/row-issues.ts';
import { columnKey, decides, decidingValue, isMoney, valueKey } from './deciding-values.ts';
import type { Table } from './find-table.ts';
import { type KnownColumn, knownColumn } from './known-columns.ts';

/** The values of a column, and how often each occurs, the most frequent first. */
const countValues = (values: readonly string[]) =>
  [...Map.groupBy(values, valueKey).values()]
    .map(([value = '', ...others]) => ({ value, count: others.length + 1 }))
    .sort((a, b) => b.count - a.count);

/** Of several known columns for one part of an address, only the best one is filled in as such. */
function bestOfAddress(known: readonly (KnownColumn | undefined)[]) {
  const parts: readonly ColumnUse[] = ['city', 'zip', 'state', 'cityStateZip', 'platformId'];
  return known.map((one) => {
    const isBeaten =
      one &&
      parts.includes(one.use) &&
      known.some((other) => other?.use === one.use && other.rank < one.rank);
    return isBeaten ? { ...one, use: 'notUsed' as const } : one;
  });
}

/** The columns of a table with a name or any cell. `today` is a day such as 2027-01-31. */
export function readColumns(table: Table, answers: readonly ColumnAnswer[], today: string) {
  const stored = new Map(answers.map((answer) => [columnKey(answer.column), answer]));
  const { header, sheet } = table;
  const rows = table.rows.filter(
    (row) => !isNote(row.cells, header) && brokenRow(row, header, sheet.separator) === undefined,
  );
  const known = bestOfAddress(table.names.map((_, at) => knownColumn(header[at] ?? '')));
  return table.names.flatMap((name, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '');
    const texts = filled(cells);
    if (texts.length === 0 && !(header[at] ?? '').trim()) return [];
    const options = { isMoney: isMoney(cells), from1904: sheet.from1904 === true, today };
    const valueIn = (cell = '') => decidingValue(cell, options);
    const counted = countValues(cells.map(valueIn));
    const answer = stored.get(columnKey(name));
    const isHidden = sheet.hiddenColumns?.has(at) ?? false;
    // What the workbook hides isn't listed unasked.
    const knownUse = isHidden && !isDecidingUse(known[at]?.use ?? '') ? undefined : known[at]?.use;
    const use = answer?.use ?? knownUse;
    const decide = decides(answer);
    const values = use && isDecidingUse(use) ? counted.map(({ value }) => value) : [];
    const newValues = values.filter((value) => decide(value) === 'ask');
    const fill = decides(known[at]?.use === use ? known[at] : undefined);
    const filledIn = (what: 'show' | 'hide') =>
      newValues.filter((value) => fill(value) === what).slice(0, maxValues);
    return {
      name,
      /** Up to five of its texts. */
      samples: [...new Set(texts.map((cell) => shown(cleanText(cell))))].slice(0, 5),
      /** Its values as an answer names them, and how many more it has. */
      values: counted.slice(0, maxValues),
      more: Math.max(0, counted.length - maxValues),
      valueIn,
      /** Whether the workbook hides it. */
      isHidden,
      /** What it has, by an answer or filled in; undefined if the volunteer has to decide. */
      use,
      show: [...(answer?.show ?? []), ...filledIn('show')],
      hide: [...(answer?.hide ?? []), ...filledIn('hide')],
      /** Whether no answer names the column, and which of its values none decides. */
      isNew: answer === undefined,
      newValues,
    };
  });
}

export type ExportColumn = ReturnType<typeof readColumns>[number];

/** Whether a column needs an answer before anyone is listed. */
export const needsAnswer = ({ isNew, newValues }: ExportColumn): boolean =>
  isNew || newValues.length > 0;

/** The answer about a column as it is filled in; undefined if something in it is still to decide. */
export function filledAnswer({ name, use, show, hide, newValues }: ExportColumn) {
  const decide = decides({ show, hide });
  const isComplete = newValues.every((value) => decide(value) !== 'ask');
  return use && isComplete ? { column: name, use, show, hide } : undefined;
}

/**
 * Where the fields of a person are in a row, and which columns decide, by the answers of the volunteer. A column with
 * something to decide has no use.
 */
export function columnMap(names: readonly string[], columns: readonly ExportColumn[]) {
  const used = columns.flatMap((column) => {
    const { use } = filledAnswer(column) ?? {};
    return use === undefined ? [] : [{ ...column, use, at: names.indexOf(column.name) }];
  });
  return {
    names,
    /** The numbers of the columns with a use, from left to right. */
    at: (use: ColumnUse) => used.flatMap((column) => (column.use === use ? column.at : [])),
    /** The columns that decide: what the cell of a row says, and the value that it goes by. */
    deciding: used.flatMap(({ name, use, at, valueIn, ...answer }) => {
      if (!isDecidingUse(use)) return [];
      const decided = decides(answer);
      const decide = (cells: readonly string[]) => {
        const value = valueIn(cells[at]);
        return { decided: decided(value), value };
      };
      return { name, use, decide };
    }),
  };
}

export type ColumnMap = ReturnType<typeof columnMap>;
