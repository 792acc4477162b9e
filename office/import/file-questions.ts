// The questions that a workbook raises as a file: which sheet is meant, and what is hidden in it.

import type { Table } from '#import/columns/find-table.ts';
import type { Entry } from '#import/people/entry.ts';
import type { ImportQuestion } from '#import/report/import-questions.ts';
import type { ImportChoices } from './choices.ts';
import { shown } from './import-error.ts';

/** The sheets with people, and how many rows of each name a person. */
export async function sheetQuestion(tables: readonly Table[]): Promise<ImportQuestion> {
  const values: { value: string; count: number }[] = [];
  for (const { sheet, columns, isBelow } of tables) {
    const { firstName, lastName, fullName } = columns.fields;
    const names = [...firstName, ...lastName, ...fullName];
    let count = 0;
    await sheet.read((row) => {
      if (isBelow(row) && names.some((at) => row.cells[at]?.trim())) count += 1;
    });
    values.push({ value: sheet.name ?? '', count });
  }
  return { about: 'sheet', column: '', values };
}

/** Hidden rows and columns that would be published. */
export function hiddenQuestions(
  { hidden }: Table,
  entries: readonly Entry[],
  choices: ImportChoices,
): readonly ImportQuestion[] {
  if (choices.hidden !== undefined) return [];
  const rows = entries.filter((entry) => entry.hidden).length;
  const values = [
    ...(rows > 0 ? [{ value: 'hidden rows', count: rows }] : []),
    ...hidden.map((name) => ({
      value: `the hidden column "${shown(name)}"`,
      count: entries.length,
    })),
  ];
  return values.length > 0 ? [{ about: 'hidden', column: '', values }] : [];
}
