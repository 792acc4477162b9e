// The report as text for the terminal.
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { CoverageReport } from './coverage-report.ts';
import { tableNames } from './csv-tables.ts';
import {
  checks,
  coverageSentences,
  inFigures,
  nearestInWords,
  peopleInFigures,
} from './report-sentences.ts';

/** The terminal shows the start of a long list. The tables have all of it. */
const maxListed = 15;

const restOf = (all: readonly unknown[], table: string): readonly string[] =>
  all.length > maxListed ? [`  … and ${inFigures(all.length - maxListed)} more in ${table}`] : [];

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

type Column<Row> = {
  readonly head: string;
  readonly cell: (row: Row) => string;
  readonly align?: 'right';
};

/** A list under its title, in columns as wide as their widest cells. */
function listText<Row>(
  title: string,
  all: readonly Row[],
  columns: readonly Column<Row>[],
  table: string,
): readonly string[] {
  if (all.length === 0) return [];
  const shown = all.slice(0, maxListed);
  const padded = columns.map(({ head, cell, align }) => {
    const cells = [head, ...shown.map(cell)];
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((text) => (align ? text.padStart(width) : text.padEnd(width)));
  });
  const rows = ['head', ...shown].map((_, at) => padded.map((cells) => cells[at]).join('  '));
  return [
    '',
    `${title} (${all.length}), most people first`,
    ...indented(rows.map((row) => row.trimEnd())),
    ...restOf(all, table),
  ];
}

export const coverageText = (report: CoverageReport): string =>
  [
    `${report.association}: members on ${formatDate(report.today)}`,
    '',
    ...indented(coverageSentences(report)),
    ...listText(
      `ZIP codes with no member within ${report.radius} miles`,
      report.gaps,
      [
        { head: 'ZIP', cell: ({ zip }) => zip },
        { head: 'post office', cell: ({ town }) => town },
        { head: 'county', cell: ({ county }) => county ?? '' },
        { head: 'people', cell: peopleInFigures, align: 'right' },
        { head: 'nearest member', cell: nearestInWords },
      ],
      tableNames.zips,
    ),
    ...listText(
      'Counties without a member',
      report.emptyCounties,
      [
        { head: 'county', cell: ({ name }) => name },
        { head: 'people', cell: ({ people }) => inFigures(people), align: 'right' },
        {
          head: `no member within ${report.radius} miles`,
          cell: ({ peopleWithout }) => inFigures(peopleWithout),
          align: 'right',
        },
      ],
      tableNames.counties,
    ),
    '',
    'To check',
    ...checks(report).flatMap(({ title, sentence, entries }) => [
      `  ${title}: ${sentence}`,
      ...indented(indented(entries.slice(0, maxListed))),
      ...indented(restOf(entries, tableNames.toCheck)),
    ]),
  ].join('\n');
