// The columns of an export in the terminal: the flag that chooses one, and the question about them.
import { plainText } from '@appraisers/directory/place-names.ts';
import { type ColumnChoice, columnUses } from '#import/columns/column-choices.ts';
import { type ExportColumn, usesFor } from '#import/columns/column-uses.ts';
import { ImportError, onOneLine, shown } from '#import/import-error.ts';
import type { ImportReport } from '#import/report/import-report.ts';
import type { ImportResult } from '#import/run-import.ts';

/**
 * Reads flags such as `--column "Contact person=name"`.
 * @throws ImportError when a flag has no known word.
 */
export const readColumnFlags = (flags: readonly string[]): readonly ColumnChoice[] =>
  flags.map((flag) => {
    const at = flag.lastIndexOf('=');
    const use = columnUses.find(({ word }) => word === flag.slice(at + 1).trim())?.use;
    if (at > 0 && use) return { column: flag.slice(0, at).trim(), use };
    const words = columnUses.map(({ word }) => word).join(', ');
    throw new ImportError(
      `--column "${shown(flag)}" names no use. Write the column, =, and one of these: ${words}.`,
    );
  });

/** @throws ImportError when the export has no such column, or the column decides who is listed. */
function assertChoices(choices: readonly ColumnChoice[], columns: readonly ExportColumn[]): void {
  for (const { column } of choices) {
    const found = columns.find(({ name }) => plainText(name) === plainText(column));
    if (!found)
      throw new ImportError(
        `The export has no column "${shown(column)}". Its columns are: ${columns.map(({ name }) => name).join(', ')}.`,
      );
    if (found.isFixed)
      throw new ImportError(
        `"${found.name}" decides who is listed, so it can't be used for anything else.`,
      );
  }
}

/** Asks a question in the terminal. An empty answer stops the import. */
export type AskInTerminal = (text: string) => Promise<string>;

/** Asks for the number of one of the options until it gets one. */
async function askNumber(ask: AskInTerminal, text: string, count: number) {
  for (;;) {
    const answer = (await ask(text)).trim();
    if (answer === '') return undefined;
    const at = Number(answer) - 1;
    if (Number.isInteger(at) && at >= 0 && at < count) return at;
  }
}

const numbered = (options: readonly string[]) =>
  options.map((option, at) => `${`${at + 1}`.padStart(4)}  ${option}\n`).join('');

/** The volunteer's choice for the first thing that no column has. */
async function askColumn(
  { questions, columns }: ImportReport,
  ask: AskInTerminal,
): Promise<readonly ColumnChoice[]> {
  const [need] = questions.find(({ about }) => about === 'columns')?.values ?? [];
  const free = columns.filter(({ isFixed }) => !isFixed);
  if (!need || free.length === 0) return [];
  const lines = free.map(({ name, samples }) => `${name}: ${samples.join(' · ') || '(empty)'}`);
  const which = await askNumber(
    ask,
    `\nWhich column has the ${need.value}?\n\n${numbered(lines)}\nNumber of the column, or Enter to stop: `,
    free.length,
  );
  const column = which === undefined ? undefined : free[which]?.name;
  if (column === undefined) return [];
  const uses = columnUses.filter(({ use }) => usesFor(need.value).includes(use));
  const at =
    uses.length === 1
      ? 0
      : await askNumber(
          ask,
          `\nWhat does "${column}" have?\n\n${numbered(uses.map(({ title }) => title))}\nNumber, or Enter to stop: `,
          uses.length,
        );
  const use = at === undefined ? undefined : uses[at]?.use;
  return use ? [{ column, use }] : [];
}

const isAboutTable = ({ about }: ImportReport['questions'][number]) =>
  about === 'sheet' || about === 'columns';

/** Imports with the chosen columns. In a terminal, it asks about those that the import needs. */
export async function importWithColumns(
  run: (choices: readonly ColumnChoice[]) => Promise<ImportResult>,
  given: readonly ColumnChoice[],
  ask: AskInTerminal | undefined,
  remember: (choices: readonly ColumnChoice[]) => void,
): Promise<ImportResult> {
  for (let choices = given; ; ) {
    const result = await run(choices);
    const { report, outcome } = result;
    if (report.columns.length > 0) assertChoices(given, report.columns);
    const more = ask ? await askColumn(report, ask) : [];
    if (more.length > 0) {
      choices = [...choices, ...more];
      continue;
    }
    const isMatched = report.questions.length > 0 && !report.questions.some(isAboutTable);
    if (choices.length > 0 && (isMatched || outcome.kind === 'written' || outcome.kind === 'same'))
      try {
        remember(choices);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const saved = outcome.kind === 'written' ? 'The list was saved.' : undefined;
        throw new ImportError(
          `Your choice of columns wasn't stored: ${onOneLine(error.message)}`,
          saved,
        );
      }
    return result;
  }
}
