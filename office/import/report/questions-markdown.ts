// The questions of an import as Markdown: the table of columns, each question, and lines that answer it.
import { columnUses, isDecidingUse, titleOfUse } from '@appraisers/edition/schemas/membership.ts';
import { markdownTable } from 'markdown-table';
import { type ExportColumn, filledAnswer, needsAnswer } from '#import/columns/columns.ts';
import { decides } from '#import/people/cell-values.ts';
import type { ImportQuestion } from './questions.ts';
import type { ImportReport } from './report.ts';
import { asCode } from './sections.ts';

/** A text in single quotes of YAML, so that the line fits between double quotes of a terminal. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The answer about a column. Undecided values are hidden. */
function columnLine({ name, use, show, hide, newValues }: ExportColumn): string {
  const decide = decides({ show, hide });
  const open = newValues.filter((value) => decide(value) === 'ask');
  const list = (values: readonly string[]) => `[${values.map(quoted).join(', ')}]`;
  const values =
    use && isDecidingUse(use) ? `, show: ${list(show)}, hide: ${list([...hide, ...open])}` : '';
  return `{column: ${quoted(name)}, use: ${use ?? '?'}${values}}`;
}

function columnTable(columns: readonly ExportColumn[], isPublic: boolean): string {
  const rows = columns.map((column) => {
    const { name, samples, use, isHidden } = column;
    const asked = filledAnswer(column) ? 'filled in' : '**open**';
    const state = needsAnswer(column) ? asked : 'stored';
    return [
      asCode(name),
      ...(isPublic ? [] : [samples.map(asCode).join(' ') || '(no values)']),
      use === undefined ? '**?**' : titleOfUse(use),
      `${state}${isHidden ? ', hidden column' : ''}`,
    ];
  });
  const values = isPublic ? [] : ['First values'];
  return markdownTable([['Column', ...values, 'What it has', 'Answer'], ...rows], {
    alignDelimiters: false,
  });
}

const titles: Readonly<Record<ImportQuestion['about'], string>> = {
  sheet: 'Several sheets list people, or the only one is hidden. Which one lists your members?',
  columns: 'What does each column have?',
  needs: 'Which columns have these?',
  gone: 'These columns decided before. Export again with them, or answer if they are gone for good',
  hidden: 'The workbook has people in hidden rows. Are they members?',
  people: 'These rows may not be people. Write true for a member',
};

/** What to do about the columns: take what is filled in, and answer about the others. */
const aboutColumns = `\`--accept-known\` takes what is filled in. Answer about each of the others. Move each value that may be listed or shown from hide to show. In place of \`?\`, write one of these: ${columnUses.map((use) => `\`${use}\``).join(', ')}. If it decides, add \`show: [...]\` and \`hide: [...]\` with its values.`;

/** The lines that answer a question. */
function answerLines({ about, values }: ImportQuestion, columns: readonly ExportColumn[]) {
  const forEach = (line: (value: string) => string) =>
    values.map(({ value }) => line(quoted(value)));
  if (about === 'columns')
    return columns.filter((one) => needsAnswer(one) && !filledAnswer(one)).map(columnLine);
  if (about === 'sheet') return forEach((sheet) => `{sheet: ${sheet}}`);
  if (about === 'gone') return forEach((column) => `{column: ${column}, use: notUsed}`);
  if (about === 'people') return forEach((name) => `{name: ${name}, list: false}`);
  if (about === 'hidden') return ['{hidden: leave-out}', '{hidden: include}'];
  return values.some(({ value }) => value === 'email addresses') ? ['{withoutEmail: true}'] : [];
}

const listed = (values: ImportQuestion['values']) =>
  values
    .map(({ value, note, count }) => {
      const rest = [note, count && `${count} rows`].filter(Boolean).join(', ');
      return `- ${asCode(value)}${rest && `: ${rest}`}`;
    })
    .join('\n');

/** @param isPublic whether anyone may read it, so that it has names of columns and no values. */
export function questionsMarkdown(report: ImportReport, isPublic: boolean): readonly string[] {
  const { columns, questions } = report;
  return questions.flatMap((question) => {
    const { about, values } = question;
    const lines = answerLines(question, columns).map((line) => `--answer "${line}"`);
    const isOpen = about === 'gone' || !isPublic;
    return [
      `## ${titles[about]}`,
      ...(about === 'columns' ? [columnTable(columns, isPublic)] : isOpen ? [listed(values)] : []),
      ...(isPublic ? ['Answer on your own computer: `npm run members:pull`.'] : []),
      ...(about === 'columns' && !isPublic ? [aboutColumns] : []),
      ...(isPublic || lines.length === 0 ? [] : [`\`\`\`\n${lines.join('\n')}\n\`\`\``]),
    ];
  });
}
