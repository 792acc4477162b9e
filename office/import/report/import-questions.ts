// What an import asks before it publishes anyone, as sentences and as a line for membership.yaml.
import type { Table } from '#import/columns/find-table.ts';
import { onOneLine, shown } from '#import/import-error.ts';
import type { Entry } from '#import/people/entry.ts';
import type { ImportChoices, SheetRow } from '#import/reading/export-file.ts';

/** What has to be answered before anyone is published. */
export type ImportQuestion = {
  readonly about: 'sheet' | 'hidden' | 'column';
  /** The name of the column; nothing for the others. */
  readonly column: string;
  /** What there is to choose from, and how many rows have it. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
};

/** A column with more values holds text: only the first ones are asked about. */
export const maxValues = 20;

/** The sheets with people, and how many rows of each name a person. */
export const sheetQuestion = (tables: readonly Table[]): ImportQuestion => ({
  about: 'sheet',
  column: '',
  values: tables.map(({ sheet, columns, isBelow }) => {
    const hasName = ({ cells }: SheetRow) => columns.names.some((at) => cells[at]?.trim());
    const rows = sheet.rows().filter((row) => isBelow(row) && hasName(row));
    return { value: sheet.name ?? '', count: rows.length };
  }),
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

/** What the rows of a table leave open. Of each column, the values that most rows have come first. */
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

/** Why the import stops, and how its questions are answered in the terminal. */
export function questionSentences(questions: readonly ImportQuestion[]): readonly string[] {
  const columns = questions.filter(({ about }) => about === 'column').length;
  return [
    ...questions.flatMap(({ about, values }) => {
      if (about === 'sheet')
        return [
          `Several sheets have people. Choose one and import again with --sheet "${onOneLine(values[0]?.value ?? '')}", or with the name of the other.`,
        ];
      return about === 'hidden' ? [hiddenSentence] : [];
    }),
    ...(columns > 0
      ? [
          `The import does not understand ${columns === 1 ? '1 column' : `${columns} columns`} that may say who is published. Answer once in membership.yaml, under \`answers\`, then import again.`,
        ]
      : []),
  ];
}

const hiddenSentence =
  'The workbook hides rows or columns. Show or delete them there; or import again with --hidden include to take them, or with --hidden leave-out.';

/** Quotation marks of JSON are those of YAML. */
const inYaml = (text: string) => JSON.stringify(text);

/** The line of membership.yaml that answers a question, with all values kept out. */
export function answerLine({ column, values }: ImportQuestion): string {
  const keepOut = values.slice(0, maxValues).map(({ value }) => inYaml(value));
  return `  - {column: ${inYaml(column)}, publish: [], keepOut: [${keepOut.join(', ')}]}`;
}
