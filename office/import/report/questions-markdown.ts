// The questions of an import as Markdown: the table of columns, each question, and how to answer it.
import { isDecidingUse, titleOfUse } from '@appraisers/edition/schemas/membership.ts';
import { markdownTable } from 'markdown-table';
import { type ExportColumn, filledAnswer, needsAnswer } from '#import/columns/export-columns.ts';
import { decides } from '#import/people/cell-values.ts';
import type { ImportQuestion } from './import-questions.ts';
import type { ImportReport } from './import-report.ts';
import { asCode } from './sections.ts';

/** YAML and terminals read JSON strings. */
const quoted = (text: string) => JSON.stringify(text);

/** The line of membership.yaml that answers for a column. Values that nobody decided are hidden. */
function answerLine(column: ExportColumn): string {
  const { name, use, show, hide, newValues } = column;
  const decide = decides({ show, hide });
  const open = newValues.filter((value) => decide(value) === 'ask');
  const list = (values: readonly string[]) => `[${values.map(quoted).join(', ')}]`;
  const values =
    use && isDecidingUse(use) ? `, show: ${list(show)}, hide: ${list([...hide, ...open])}` : '';
  return `  - {column: ${quoted(name)}, use: ${use ?? '?'}${values}}`;
}

/** A flag that answers for a column in the terminal, for one value if the column decides. */
function flagFor(column: ExportColumn): string {
  const { name, use, newValues } = column;
  if (use === undefined) return `--column ${quoted(`${name}=WORD`)}`;
  const decide = decides(column);
  const open = newValues.filter((value) => decide(value) === 'ask');
  return open.map((value) => `--show|hide ${quoted(`${name}=${value}`)}`).join(' ');
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

const words = (columns: readonly ExportColumn[]) =>
  columns.some(({ use }) => use === undefined)
    ? [
        'WORD is a field of a member, such as `phone` or `city`; `fullName`, `lastFirst`, `suffix`, `state`, `cityStateZip` or `platformId`; `decidesListing`, `decidesPhone` or `decidesEmail`; or `notUsed`.',
      ]
    : [];

/** How to answer a question in the terminal, or in membership.yaml. */
function howTo({ about, values }: ImportQuestion, columns: readonly ExportColumn[]): string[] {
  const [first] = values;
  const name = first?.value ?? '';
  if (about === 'sheet') return [`Add \`--sheet ${quoted(name)}\`.`];
  if (about === 'gone')
    return [
      `Export again with them. If a column is gone for good, add \`--forget ${quoted(name)}\`.`,
    ];
  if (about === 'hidden') return ['Add `--hidden include` or `--hidden leave-out`.'];
  if (about === 'people')
    return [`Add \`--list ${quoted(name)}\` or \`--leave-out ${quoted(name)}\` for each.`];
  if (about === 'needs')
    return [
      'Choose a column with `--column "NAME=WORD"`. If the list has no email addresses, add `--without-email`.',
    ];
  const open = columns.filter(needsAnswer);
  const flags = open.filter((column) => !filledAnswer(column)).map(flagFor);
  const known = open.length > flags.length ? ['`--accept-known` takes what is filled in.'] : [];
  return [
    ...known,
    ...(flags.length > 0 ? [`For the rest, add flags:\n\n${codeLines(flags)}`] : []),
    ...words(open),
    `Or add these lines below \`columns:\` in membership.yaml, and move each value that may be listed or shown from hide to show:\n\n${codeLines(open.map(answerLine))}`,
  ];
}

const codeLines = (lines: readonly string[]) => `\`\`\`\n${lines.join('\n')}\n\`\`\``;

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
      ...(question.about === 'columns' ? [columnTable(columns, isPublic), ...list] : list),
      ...(isPublic
        ? ['Answer on your own computer: `npm run members:pull`.']
        : howTo(question, columns)),
    ];
  });
}
