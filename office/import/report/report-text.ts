// The report for a terminal.
import { issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import { type ImportReport, nextSteps, type Outcome, outcomeLines } from './import-report.ts';
import { headline, type ReportSection, readLines, reportSummary, sectionsOf } from './sections.ts';

/** The text shows this many rows of a section. The page has all of them. */
const maxRows = 40;

/** In characters, for all columns except the last. */
const maxWidth = 32;

const cut = (cell: string, width: number) =>
  cell.length > width ? `${cell.slice(0, width - 1)}…` : cell;

/** Rows aligned in columns. The last column has any width. */
function inColumns({ columns, rows }: ReportSection): string[] {
  const shownRows = [columns, ...rows(maxRows)];
  const widths = columns.map((_, at) =>
    Math.min(maxWidth, Math.max(...shownRows.map((cells) => cells[at]?.length ?? 0))),
  );
  const isLast = (at: number) => at === columns.length - 1;
  return shownRows.map((cells) =>
    cells
      .map((cell, at) => (isLast(at) ? cell : cut(cell, maxWidth).padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** Errors in sentences, which are too long for columns. */
const inSentences = ({ rows }: ReportSection): string[] =>
  [...rows(maxRows)].map(([row, person, column, , reason = '', hint = '']) =>
    issueSentence({ entry: `row ${row}, ${person}`, field: column, reason, hint }),
  );

function sectionText(section: ReportSection, page: string): string {
  const lines = section.columns.includes('What to do') ? inSentences(section) : inColumns(section);
  const more = section.count - maxRows;
  return [
    section.title,
    ...(section.note ? [`  ${section.note}`] : []),
    ...lines.map((line) => `  ${line}`),
    ...(more > 0 ? [`  … and ${more.toLocaleString('en-US')} more in ${page}`] : []),
  ].join('\n');
}

/** The whole report. `page` is the path of the report as a page. */
export function reportText(report: ImportReport, outcome: Outcome, page: string): string {
  const steps = nextSteps(outcome).map((step, at) => `  ${at + 1}. ${step}`);
  return [
    headline(report),
    ['What we read', ...readLines(report).map((line) => `  ${line}`)].join('\n'),
    ...sectionsOf(report).map((section) => sectionText(section, page)),
    `${reportSummary(report)}.`,
    outcomeLines(report, outcome).join('\n'),
    ...(steps.length > 0 ? [['What to do next', ...steps].join('\n')] : []),
    `The full report, to read or print: ${page}`,
  ].join('\n\n');
}
