// The report for a terminal.

import { type ImportReport, nextSteps, type Outcome, outcomeLines } from './import-report.ts';
import { headline, type ReportSection, readLines, reportSummary, sectionsOf } from './sections.ts';

/** So many rows of a section are shown; all of them are on the page. */
const maxRows = 40;

/** The widest column but the last, in characters. */
const maxWidth = 32;

const cut = (cell: string, width: number) =>
  cell.length > width ? `${cell.slice(0, width - 1)}…` : cell;

/** Rows of several cells, one below the other in columns; the last one as long as it is. */
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

/** Each rejected cell has a sentence, which is too long for columns. */
const inSentences = ({ rows }: ReportSection): string[] =>
  [...rows(maxRows)].flatMap(([row, person, column, value, reason, hint]) => [
    `row ${row}, ${person}, column "${column}": found "${value}"; ${reason}.`,
    `   → ${hint}`,
  ]);

function sectionText(section: ReportSection, page: string): string {
  const lines = section.columns.includes('What to do') ? inSentences(section) : inColumns(section);
  const more = section.count - maxRows;
  return [
    section.title,
    ...(section.note ? [`  ${section.note}`] : []),
    ...lines.map((line) => `  ${line}`),
    ...(more > 0 ? [`  … and ${more.toLocaleString('en-US')} more, all in ${page}`] : []),
  ].join('\n');
}

/** The whole report; `page` is where it stands as a page. */
export function reportText(report: ImportReport, outcome: Outcome, page: string): string {
  const steps = nextSteps(outcome).map((step, at) => `  ${at + 1}. ${step}`);
  return [
    headline(report),
    `Read: ${readLines(report).join('; ')}.`,
    ...sectionsOf(report).map((section) => sectionText(section, page)),
    `${reportSummary(report)}.`,
    outcomeLines(report, outcome).join('\n'),
    ...(steps.length > 0 ? [['What to do next:', ...steps].join('\n')] : []),
    `The verdict as a page, to read and to print: ${page}`,
  ].join('\n\n');
}
