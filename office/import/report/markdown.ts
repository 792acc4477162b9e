// The report as Markdown. The terminal prints all of it. A pull request or an issue, which anyone may read,
// gets only the open columns of each section.
import { markdownTable } from 'markdown-table';
import { headline, type Outcome, outcomeLine, reportSummary, stopLines } from './outcome.ts';
import { questionsMarkdown } from './questions-markdown.ts';
import type { ImportReport } from './report.ts';
import { asCode, type ReportSection, sectionsOf } from './sections.ts';

/** The text of a pull request may have 65,536 characters. */
const maxCharacters = 60_000;

/** The columns that anyone may read: names of current and former members, and nothing private. */
const openColumns = new Set(['Id', 'Member', 'City', 'ZIP', 'Field', 'Column', 'What to do']);

/** A section without repeated rows, and with the columns that anyone or only the volunteer may read. */
function sectionMarkdown({ title, note, columns, rows }: ReportSection, isPublic: boolean) {
  const shown = (cells: readonly string[]) =>
    cells.filter((_, at) => !isPublic || openColumns.has(columns[at] ?? ''));
  const cells = rows.map((row) => shown(row).map(asCode));
  const different = [...new Map(cells.map((row) => [row.join('\n'), row])).values()];
  const table = markdownTable([shown(columns), ...different], { alignDelimiters: false });
  return [`## ${title}`, note, table].filter(Boolean).join('\n\n');
}

/** The open columns of the sections, after the titles of the other sections. */
function publicSections(report: ImportReport, outcome: Outcome): readonly string[] {
  const all = sectionsOf(report);
  // Members whose rows have errors would appear as removed.
  const hasErrors = outcome === 'stopped' && report.rejectedRows > 0;
  const open = all.filter(
    ({ columns, isUrgent }) =>
      columns.some((column) => openColumns.has(column)) && (isUrgent || !hasErrors),
  );
  const titles = all.filter((section) => !open.includes(section)).map(({ title }) => `- ${title}`);
  return [
    ...(titles.length > 0 ? ['## Shown only on your own computer', titles.join('\n')] : []),
    ...open.map((section) => sectionMarkdown(section, true)),
  ];
}

function publicOutcome(report: ImportReport, outcome: Outcome): readonly string[] {
  if (outcome === 'shown') return [outcomeLine(report, outcome)];
  if (outcome === 'stopped')
    return [
      '**Nothing was saved. The list is unchanged.**',
      ...stopLines(report),
      'To see the names, run `npm run members:pull -- --dry-run` on your own computer. Instead of `--yes`, you can check a box here: open *Actions*, *Members*, *Run workflow*.',
    ];
  return [
    outcome === 'same'
      ? 'The list is unchanged. Only platform numbers of members may be new.'
      : 'The list is updated. It is not published yet.',
    'Check who was added, removed and changed. `docs/automation.md`, *Weekly member updates*, says what to do next.',
  ];
}

/** The report that anyone may read. A pull request has its beginning. */
export function publicMarkdown(report: ImportReport, outcome: Outcome): string {
  const text = [
    asCode(headline(report)),
    reportSummary(report),
    ...publicOutcome(report, outcome),
    ...questionsMarkdown(report, true),
    ...publicSections(report, outcome),
    '',
  ].join('\n\n');
  if (text.length <= maxCharacters) return text;
  const lastLine = text.lastIndexOf('\n', maxCharacters);
  return `${text.slice(0, lastLine)}\n\nThe rest is under *Files changed*.\n`;
}

/** The whole report, for the person who runs the import. It names people. */
export const privateMarkdown = (report: ImportReport, outcome: Outcome): string =>
  [
    `# ${asCode(headline(report))}`,
    outcomeLine(report, outcome),
    ...(outcome === 'stopped' ? stopLines(report) : []),
    ...questionsMarkdown(report, false),
    ...sectionsOf(report).map((section) => sectionMarkdown(section, false)),
    '## What we read',
    report.read.map((line) => `- ${asCode(line)}`).join('\n'),
    reportSummary(report),
  ].join('\n\n');
