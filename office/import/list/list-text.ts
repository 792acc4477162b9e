// The files of the list as text. No cell is one that a spreadsheet would execute.

import { memberNumberColumns } from '@appraisers/edition/schemas/member.ts';
import { stringify } from 'csv-stringify/sync';
import { isFormula } from '#import/people/clean-text.ts';
import type { CurrentMember } from './current-list.ts';

/** Degrees begin with a minus and are what they look like. */
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell);

/** A cell that a spreadsheet would execute is told to be text, by an apostrophe before it. */
const harmless = (cell: string) =>
  isFormula(cell) && !isNumber(cell) ? { value: cell, escape_formulas: true } : cell;

const asText = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((cells) => [...cells]),
    { cast: { string: harmless }, record_delimiter: '\n' },
  );

/** members.csv, with the columns it has. */
export const membersText = (
  columns: readonly string[],
  members: readonly CurrentMember[],
): string =>
  asText([columns, ...members.map(({ cells }) => columns.map((name) => cells[name] ?? ''))]);

/** member-numbers.csv, by number. */
export const numbersText = (numbers: ReadonlyMap<number, string>): string =>
  asText([
    memberNumberColumns,
    ...[...numbers].sort(([a], [b]) => a - b).map(([id, number]) => [`${id}`, number]),
  ]);
