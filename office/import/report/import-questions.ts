// The questions of an import, as sentences, and as sections of its report.
import { onOneLine } from '#import/import-error.ts';
import type { Unclear } from '#import/people/deciding-columns.ts';

/** What has to be answered before anyone is published. */
export type ImportQuestion = {
  readonly about: 'sheet' | 'hidden' | 'column';
  /** The name of the column; nothing for the others. */
  readonly column: string;
  /** What there is to choose from, and how many rows have it. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
};

/** So many values of a column can be answered. A column with more of them is a text. */
export const maxValues = 20;

/** A question for each column, the values that most rows have first. */
export function columnQuestions(unclear: readonly Unclear[]): readonly ImportQuestion[] {
  return [...Map.groupBy(unclear, ({ column }) => column)].map(([column, cells]) => ({
    about: 'column',
    column,
    values: [...Map.groupBy(cells, ({ value }) => value)]
      .map(([value, { length: count }]) => ({ value, count }))
      .sort((a, b) => b.count - a.count),
  }));
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
