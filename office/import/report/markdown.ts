// The report as Markdown. The terminal prints all of it. A pull request or an issue, which anyone may read,
// gets only the open columns of each section.
import { markdownTable } from 'markdown-table';
import { questionsMarkdown } from './questions-markdown.ts';
import {
  blockersOf,
  headline,
  type ImportReport,
  type Outcome,
  outcomeLine,
  reportSummary,
} from './report.ts';
import { asCode, type ReportSection, sectionsOf } from './sections.ts';

/** The text of a pull request may have 65,536 characters. */
const maxCharacters = 60_000;

/** The columns that anyone may read: names of current and former members, and nothing private. */
const openColumns = new Set(['Id', 'Member', 'City', 'ZIP', 'Field', 'Column', 'What to do']);

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

function reportMarkdown(report: ImportReport, outcome: Outcome, isPublic: boolean): string {
  const stops = outcome === 'stopped' ? blockersOf(report) : [];
  return [
    `# ${asCode(headline(report))}`,
    reportSummary(report),
    outcomeLine(report, outcome),
    ...stops.map(({ sentence, agreement }) =>
      agreement
        ? `${sentence} To continue anyway, add --${agreement} after the two dashes.`
        : sentence,
    ),
    ...(isPublic
      ? [
          '`docs/automation.md`, *Weekly member updates*, says what to do, and how to see the names.',
        ]
      : []),
    ...questionsMarkdown(report, isPublic),
    ...sectionsOf(report).map((section) => sectionMarkdown(section, isPublic)),
    ...(isPublic
      ? []
      : ['## What we read', report.read.map((line) => `- ${asCode(line)}`).join('\n')]),
  ].join('\n\n');
}

/** The report that anyone may read. A pull request has its beginning. */
export function publicMarkdown(report: ImportReport, outcome: Outcome): string {
  const text = `${reportMarkdown(report, outcome, true)}\n`;
  if (text.length <= maxCharacters) return text;
  const lastLine = text.lastIndexOf('\n', maxCharacters);
  return `${text.slice(0, lastLine)}\n\nThe rest is under *Files changed*.\n`;
}

/** The whole report, for the person who runs the import. It names people. */
export const privateMarkdown = (report: ImportReport, outcome: Outcome): string =>
  reportMarkdown(report, outcome, false);
