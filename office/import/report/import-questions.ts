// The questions of an import before it publishes anyone, as sentences and as lines for membership.yaml.
import { type ExportColumn, suggestedFlags } from '#import/columns/column-uses.ts';
import type { Table } from '#import/columns/find-table.ts';
import { onOneLine, shown } from '#import/import-error.ts';
import type { Entry } from '#import/people/entry.ts';
import type { ImportChoices, SheetRow } from '#import/reading/export-file.ts';

/** Needs an answer before anyone is published. */
export type ImportQuestion = {
  readonly about: 'sheet' | 'columns' | 'hidden' | 'column';
  /** The name of the column; empty for other questions. */
  readonly column: string;
  /** The choices, each with its number of rows. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
};

/** A column with more values has free text. The import asks only about the first ones. */
export const maxValues = 20;

/** The sheets with people, each with its number of people. */
export const sheetQuestion = (tables: readonly Table[]): ImportQuestion => ({
  about: 'sheet',
  column: '',
  values: tables.map(({ sheet, columns, isBelow }) => {
    const hasName = ({ cells }: SheetRow) => columns.names.some((at) => cells[at]?.trim());
    const rows = sheet.rows().filter((row) => isBelow(row) && hasName(row));
    return { value: sheet.name ?? '', count: rows.length };
  }),
});

/** What no column of the export holds, as far as the import knows: names, email addresses, ZIP codes. */
export const columnsQuestion = (needs: readonly string[], count: number): ImportQuestion => ({
  about: 'columns',
  column: '',
  values: needs.map((value) => ({ value, count })),
});

/** Hidden rows and columns that would be published. */
function hiddenQuestion({ hidden }: Table, entries: readonly Entry[]): readonly ImportQuestion[] {
  const rows = entries.filter((entry) => entry.hidden).length;
  const columns = hidden.map((name) => `the hidden column "${shown(name)}"`);
  const values = [
    ...(rows > 0 ? [{ value: 'hidden rows', count: rows }] : []),
    ...columns.map((value) => ({ value, count: entries.length })),
  ];
  return values.length > 0 ? [{ about: 'hidden', column: '', values }] : [];
}

/** The questions about a table. The most frequent values of each column come first. */
export function questionsOf(
  table: Table,
  entries: readonly Entry[],
  choices: ImportChoices,
): readonly ImportQuestion[] {
  const unclear = entries.flatMap((entry) => entry.unclear ?? []);
  const byColumn = Map.groupBy(unclear, ({ column }) => column);
  return [
    ...(choices.hidden === undefined ? hiddenQuestion(table, entries) : []),
    ...[...byColumn].map(([column, cells]) => ({
      about: 'column' as const,
      column,
      values: [...Map.groupBy(cells, ({ value }) => value)]
        .map(([value, { length: count }]) => ({ value, count }))
        .sort((a, b) => b.count - a.count),
    })),
  ];
}

type Asking = {
  readonly questions: readonly ImportQuestion[];
  readonly columns: readonly ExportColumn[];
};

/** Why the import stops, and how to answer its questions in the terminal. */
export function questionSentences({ questions, columns: all }: Asking): readonly string[] {
  const columns = questions.filter(({ about }) => about === 'column').length;
  return [
    ...questions.flatMap(({ about, values }) => {
      if (about === 'sheet')
        return [
          `Several sheets have people. Import again with the name of one, such as --sheet "${onOneLine(values[0]?.value ?? '')}". If the members are on several, copy them into one.`,
        ];
      const needs = values.map(({ value }) => value);
      if (about === 'columns')
        return [
          `We don't know which column has the ${needs.join(' or the ')}. Choose in the table of columns, then import again with flags such as: ${suggestedFlags(all, needs).join(' ')}`,
        ];
      return about === 'hidden' ? [hiddenSentence] : [];
    }),
    ...(columns > 0
      ? [
          `The import doesn't understand ${columns === 1 ? '1 column' : `${columns} columns`} that may decide who is listed. Answer once in membership.yaml under \`answers\`, then import again.`,
        ]
      : []),
  ];
}

const hiddenSentence =
  'The workbook has hidden rows or columns. To import them, use --hidden include. To skip them, use --hidden leave-out. Or show or delete them in the workbook.';

/** YAML reads JSON strings. */
const inYaml = (text: string) => JSON.stringify(text);

/** The line of membership.yaml that answers a question. It keeps all values out. */
export function answerLine({ column, values }: ImportQuestion): string {
  const keepOut = values.slice(0, maxValues).map(({ value }) => inYaml(value));
  return `  - {column: ${inYaml(column)}, publish: [], keepOut: [${keepOut.join(', ')}]}`;
}
