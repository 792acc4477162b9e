// The report as Markdown. The terminal prints all of it. A pull request or an issue, which anyone may read,
// gets only the open columns of each section.
import { columnUses, isDecidingUse } from '@appraisers/edition/schemas/membership.ts';
import { markdownTable } from 'markdown-table';
import { stringify } from 'yaml';
import { type ExportColumn, needsAnswer } from '#import/columns/columns.ts';
import { decides } from '#import/columns/deciding-values.ts';
import { onOneLine } from '#import/import-error.ts';
import type { ImportQuestion } from './questions.ts';
import {
  blockersOf,
  headline,
  type ImportReport,
  type Outcome,
  outcomeLine,
  reportSummary,
} from './report.ts';
import { type ReportSection, sectionsOf } from './sections.ts';

/** The text of a pull request may have 65,536 characters. */
const maxCharacters = 60_000;

/** The columns that anyone may read: names of current and former members, and nothing private. */
const openColumns = new Set(['Id', 'Member', 'City', 'ZIP', 'Field', 'Column', 'What to do']);

/** Text as code, so that it mentions no account and makes no link. Its characters steer no screen. */
const asCode = (text: string): string =>
  text.trim() === '' ? '' : `\`${onOneLine(text).replaceAll('`', "'").replaceAll('|', '\\|')}\``;

/** A section without repeated rows, and with the columns that anyone or only the volunteer may read. */
function sectionMarkdown({ title, note, columns, rows }: ReportSection, isPublic: boolean): string {
  const shown = (cells: readonly string[]) =>
    cells.filter((_, at) => !isPublic || openColumns.has(columns[at] ?? ''));
  if (shown(columns).length === 0)
    return `## ${title}\n\nThe report on your own computer shows them.`;
  const cells = rows.map((row) => shown(row).map(asCode));
  const different = [...new Map(cells.map((row) => [row.join('\n'), row])).values()];
  const table = markdownTable([shown(columns), ...different], { alignDelimiters: false });
  return [`## ${title}`, note, table].filter(Boolean).join('\n\n');
}

const titles: Readonly<Record<ImportQuestion['about'], string>> = {
  sheet: 'Several sheets list people, or the only one is hidden. Add the right one as `sheet`',
  columns: 'What does each column have?',
  needs: 'Which columns have these? Without emails, add `withoutEmail: true`',
  gone: 'These columns decided before. Export again with them, or answer if they are gone for good',
  hidden: 'The workbook has people in hidden rows. Add `hidden: include` or `hidden: leave-out`',
  people: 'These rows may not be people. Write true for a member',
};

/** The answer about a column, to complete. Undecided values are hidden. */
function draftOf({ name, use, show, hide, newValues }: ExportColumn) {
  const decide = decides({ show, hide });
  const open = newValues.filter((value) => decide(value) === 'ask');
  const values = use && isDecidingUse(use) ? { show, hide: [...hide, ...open] } : {};
  return { column: name, use: use ?? '?', ...values };
}

/** What to add to membership.yaml. A later answer about a column replaces an earlier one. */
function answersFor({ columns, questions }: ImportReport): readonly string[] {
  const names = (about: ImportQuestion['about']) =>
    questions.flatMap((one) => (one.about === about ? one.values.map(({ value }) => value) : []));
  const answers = {
    columns: [
      ...columns.filter(needsAnswer).map(draftOf),
      ...names('gone').map((column) => ({ column, use: 'notUsed' })),
    ],
    people: names('people').map((name) => ({ name, list: false })),
  };
  const asked = Object.entries(answers).filter(([, all]) => all.length > 0);
  if (asked.length === 0) return [];
  const uses = columnUses.map((use) => `\`${use}\``).join(', ');
  return [
    '## How to answer',
    `Answer at the desk, or add these lines to the lists in \`membership.yaml\`. In place of \`?\`, write one of ${uses}. Move each value that may be listed or shown from \`hide\` to \`show\`.`,
    `\`\`\`yaml\n${stringify(Object.fromEntries(asked), { lineWidth: 0 })}\`\`\``,
  ];
}

/** @param isPublic whether anyone may read it, so that it has names of columns and no values. */
function questionsMarkdown(report: ImportReport, isPublic: boolean): readonly string[] {
  const samplesOf = (name: string) =>
    report.columns
      .find((column) => column.name === name)
      ?.samples.map(asCode)
      .join(' ');
  const asked = report.questions.flatMap(({ about, values }) => {
    const rows = values.map(({ value, note, count }) => {
      const samples = isPublic || about !== 'columns' ? '' : samplesOf(value);
      const rest = [note, count && `${count} rows`, samples].filter(Boolean).join(', ');
      return `- ${asCode(value)}${rest && `: ${rest}`}`;
    });
    const isOpen = !isPublic || about === 'columns' || about === 'gone';
    return [`## ${titles[about]}`, ...(isOpen ? [rows.join('\n')] : [])];
  });
  if (!isPublic) return [...asked, ...answersFor(report)];
  const where = 'Answer on your own computer: `npm run members:pull`.';
  return asked.length > 0 ? [...asked, where] : [];
}

/**
 * The report. It names people, for the person who runs the import.
 * @param isPublic whether anyone may read it. A pull request has its beginning
 */
export function reportMarkdown(report: ImportReport, outcome: Outcome, isPublic: boolean): string {
  const stops = outcome === 'stopped' ? blockersOf(report) : [];
  const help =
    '`docs/automation.md`, *Weekly member updates*, says what to do, and how to see the names.';
  const text = [
    `# ${asCode(headline(report))}`,
    reportSummary(report),
    outcomeLine(report, outcome),
    ...stops.map(({ sentence, agreement }) =>
      agreement
        ? `${sentence} To continue anyway, add --${agreement} after the two dashes.`
        : sentence,
    ),
    ...(isPublic ? [help] : []),
    ...questionsMarkdown(report, isPublic),
    ...sectionsOf(report).map((section) => sectionMarkdown(section, isPublic)),
  ].join('\n\n');
  if (!isPublic || text.length <= maxCharacters) return `${text}\n`;
  const lastLine = text.lastIndexOf('\n', maxCharacters);
  return `${text.slice(0, lastLine)}\n\nThe rest is under *Files changed*.\n`;
}
