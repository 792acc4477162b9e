// The verdict for a terminal.
import { nextSteps, outcomeLines } from './outcome-lines.ts';
import { headline, readLines, type Section, sectionsOf, summary } from './sections.ts';
import type { Outcome, Verdict } from './verdict.ts';

/** So many rows of a section are shown; all of them are on the page. */
const mostRows = 40;

/** The widest column but the last, in characters. */
const widest = 32;

const cut = (cell: string, width: number) =>
  cell.length > width ? `${cell.slice(0, width - 1)}…` : cell;

/** Rows of several cells, one below the other in columns; the last one as long as it is. */
function inColumns({ columns, rows }: Section): string[] {
  const shownRows = [columns, ...rows(mostRows)];
  const widths = columns.map((_, at) =>
    Math.min(widest, Math.max(...shownRows.map((cells) => cells[at]?.length ?? 0))),
  );
  const isLast = (at: number) => at === columns.length - 1;
  return shownRows.map((cells) =>
    cells
      .map((cell, at) => (isLast(at) ? cell : cut(cell, widest).padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** What is refused has a sentence to each cell, too long for columns. */
const inSentences = ({ rows }: Section): string[] =>
  [...rows(mostRows)].flatMap(([row, person, column, value, reason, remedy]) => [
    `row ${row}, ${person}, column "${column}": found "${value}"; ${reason}.`,
    `   → ${remedy}`,
  ]);

function sectionText(section: Section, page: string): string {
  const lines = section.columns.includes('What to do') ? inSentences(section) : inColumns(section);
  const more = section.count - mostRows;
  return [
    section.title,
    ...(section.note ? [`  ${section.note}`] : []),
    ...lines.map((line) => `  ${line}`),
    ...(more > 0 ? [`  … and ${more.toLocaleString('en-US')} more, all in ${page}`] : []),
  ].join('\n');
}

/** The whole verdict; `page` is where it stands as a page. */
export function verdictText(verdict: Verdict, outcome: Outcome, page: string): string {
  const steps = nextSteps(outcome).map((step, at) => `  ${at + 1}. ${step}`);
  return [
    headline(verdict),
    `Read: ${readLines(verdict).join('; ')}.`,
    ...sectionsOf(verdict).map((section) => sectionText(section, page)),
    `${summary(verdict)}.`,
    outcomeLines(verdict, outcome).join('\n'),
    ...(steps.length > 0 ? [['What to do next:', ...steps].join('\n')] : []),
    `The verdict as a page, to read and to print: ${page}`,
  ].join('\n\n');
}
