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

type Asked = ImportQuestion['values'];

/** For each question: its title, what to do, and the lines that answer it. */
const questions: Readonly<
  Record<
    ImportQuestion['about'],
    readonly [title: string, hint: string, lines: (values: Asked) => readonly string[]]
  >
> = {
  sheet: [
    'Several sheets list people, or the only one is hidden. Which one lists your members?',
    'Answer with one of these lines.',
    (values) => values.map(({ value }) => `{sheet: ${quoted(value)}}`),
  ],
  columns: [
    'What does each column have?',
    `\`--accept-known\` takes what is filled in. Answer about each of the others. Move each value that may be listed or shown from hide to show. In place of \`?\`, write one of these: ${columnUses.map((use) => `\`${use}\``).join(', ')}. If it decides, add \`show: [...]\` and \`hide: [...]\` with its values.`,
    () => [],
  ],
  needs: [
    'No column has these',
    'Answer about another column, or say that the list has no email addresses.',
    (values) =>
      values.some(({ value }) => value === 'email addresses') ? ['{withoutEmail: true}'] : [],
  ],
  gone: [
    'These columns decided before, and this export lacks them',
    'Export again with them. If one is gone for good, answer with its line.',
    (values) => values.map(({ value }) => `{column: ${quoted(value)}, use: notUsed}`),
  ],
  hidden: [
    'The workbook has hidden rows or columns',
    'Answer with one of these lines.',
    () => ['{hidden: include}', '{hidden: leave-out}'],
  ],
  people: [
    'These rows may not be people',
    'Answer for each. Write `true` for a member.',
    (values) => values.map(({ value }) => `{name: ${quoted(value)}, list: false}`),
  ],
};

const listed = (values: Asked) =>
  values
    .map(({ value, note, count }) => {
      const rest = [note, count && `${count} rows`].filter(Boolean).join(', ');
      return `- ${asCode(value)}${rest && `: ${rest}`}`;
    })
    .join('\n');

/** @param isPublic whether anyone may read it, so that it has names of columns and no values. */
export function questionsMarkdown(report: ImportReport, isPublic: boolean): readonly string[] {
  const { columns } = report;
  return report.questions.flatMap(({ about, values }) => {
    const [title, hint, linesFor] = questions[about];
    const open = columns.filter((column) => needsAnswer(column) && !filledAnswer(column));
    const lines = about === 'columns' ? open.map(columnLine) : linesFor(values);
    const isOpen = about === 'gone' || !isPublic;
    return [
      `## ${title}`,
      ...(about === 'columns' ? [columnTable(columns, isPublic)] : isOpen ? [listed(values)] : []),
      ...(isPublic ? ['Answer on your own computer: `npm run members:pull`.'] : [hint]),
      ...(isPublic || lines.length === 0
        ? []
        : [`\`\`\`\n${lines.map((line) => `--answer "${line}"`).join('\n')}\n\`\`\``]),
    ];
  });
}
