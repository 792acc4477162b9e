// The questions of an import as Markdown: the table of columns, each question, and how to answer it.
import { columnUses, isDecidingUse, titleOfUse } from '@appraisers/edition/schemas/membership.ts';
import { markdownTable } from 'markdown-table';
import { type ExportColumn, filledAnswer, needsAnswer } from '#import/columns/export-columns.ts';
import { decides } from '#import/people/cell-values.ts';
import type { ImportQuestion } from './import-questions.ts';
import type { ImportReport } from './import-report.ts';
import { asCode } from './sections.ts';

/** A text in single quotes of YAML, so that the line fits between double quotes of a terminal. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The line of membership.yaml that answers about a column. Undecided values are hidden. */
function answerLine(column: ExportColumn): string {
  const { name, use, show, hide, newValues } = column;
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
    const what = use === undefined ? '**?**' : titleOfUse(use);
    const state = needsAnswer(column)
      ? filledAnswer(column)
        ? 'filled in'
        : '**open**'
      : 'stored';
    const values = isPublic ? [] : [samples.map(asCode).join(' ') || '(no values)'];
    return [asCode(name), ...values, what, `${state}${isHidden ? ', hidden column' : ''}`];
  });
  const values = isPublic ? [] : ['First values'];
  return markdownTable([['Column', ...values, 'What it has', 'Answer'], ...rows], {
    alignDelimiters: false,
  });
}

const titles: Readonly<Record<ImportQuestion['about'], string>> = {
  sheet: 'Several sheets list people, or the only one is hidden. Which one lists your members?',
  columns: 'What does each column have?',
  needs: 'No column has these',
  gone: 'These columns decided before, and this export lacks them',
  hidden: 'The workbook has hidden rows or columns',
  people: 'These rows may not be people',
};

const codeLines = (lines: readonly string[]) => `\`\`\`\n${lines.join('\n')}\n\`\`\``;

/** What to do about the columns: take what is filled in, and answer about the others. */
function columnsHowTo(columns: readonly ExportColumn[]): string[] {
  const asked = columns.filter(needsAnswer);
  const open = asked.filter((column) => !filledAnswer(column));
  return [
    ...(asked.length > open.length ? ['`--accept-known` takes what is filled in.'] : []),
    ...(open.length > 0
      ? [
          'Answer about each of these: add its line as `--answer "{...}"`, or below `columns:` in membership.yaml. Move each value that may be listed or shown from hide to show.',
          codeLines(open.map((column) => `  - ${answerLine(column)}`)),
          `In place of \`?\`, write one of these: ${columnUses.map((use) => `\`${use}\``).join(', ')}. If it decides, add \`show: [...]\` and \`hide: [...]\` with its values.`,
        ]
      : []),
  ];
}

/** How to answer a question in the terminal, or in membership.yaml. */
function howTo({ about, values }: ImportQuestion, columns: readonly ExportColumn[]): string[] {
  const name = values[0]?.value ?? '';
  if (about === 'columns') return columnsHowTo(columns);
  if (about === 'sheet') return [`Add \`--sheet ${JSON.stringify(name)}\`.`];
  if (about === 'gone')
    return [
      `Export again with them. If one is gone for good, add \`--forget ${JSON.stringify(name)}\`.`,
    ];
  if (about === 'hidden') return ['Add `--hidden include` or `--hidden leave-out`.'];
  if (about === 'people')
    return [
      `For each, add \`--answer "{name: ${quoted(name)}, list: false}"\`, or \`true\` for a member.`,
    ];
  return [
    'Answer about another column. If the list has no email addresses, add `--without-email`.',
  ];
}

/** @param isPublic whether anyone may read it, so that it has names of columns and no values. */
export function questionsMarkdown(
  { questions, columns }: ImportReport,
  isPublic: boolean,
): readonly string[] {
  return questions.flatMap((question) => {
    const isPrivate = isPublic && question.about !== 'gone' && question.about !== 'columns';
    const items = question.values.map(({ value, note, count }) => {
      const rest = [note, count === undefined ? undefined : `${count} rows`].filter(Boolean);
      return `- ${asCode(value)}${rest.length > 0 && !isPublic ? `: ${rest.join(', ')}` : ''}`;
    });
    const list = isPrivate ? [] : [items.join('\n')];
    return [
      `## ${titles[question.about]}`,
      ...(question.about === 'columns' ? [columnTable(columns, isPublic)] : list),
      ...(isPublic
        ? ['Answer on your own computer: `npm run members:pull`.']
        : howTo(question, columns)),
    ];
  });
}
