// The report as it is said in the terminal.
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { inColumns } from './columns.ts';
import type { Report } from './coverage-report.ts';
import { tableNames } from './csv-tables.ts';
import {
  checks,
  coverageSentences,
  inFigures,
  nearestInWords,
  peopleInFigures,
} from './report-sentences.ts';

/** Of a long list the terminal shows the beginning; all of it is in the tables. */
const maxListed = 15;

const restOf = (all: readonly unknown[], table: string): readonly string[] =>
  all.length > maxListed ? [`  … and ${inFigures(all.length - maxListed)} more in ${table}`] : [];

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function gapsInWords({ gaps, radius }: Report): readonly string[] {
  if (gaps.length === 0) return [];
  const rows = gaps
    .slice(0, maxListed)
    .map((zip) => [zip.zip, zip.town, zip.county ?? '', peopleInFigures(zip), nearestInWords(zip)]);
  const head = ['ZIP', 'post office', 'county', 'people', 'nearest member'];
  return [
    '',
    `ZIP codes with no member within ${radius} miles (${gaps.length}), most people first`,
    ...indented(inColumns([head, ...rows], [3])),
    ...restOf(gaps, tableNames.zips),
  ];
}

function countiesInWords({ emptyCounties, radius }: Report): readonly string[] {
  if (emptyCounties.length === 0) return [];
  const rows = emptyCounties
    .slice(0, maxListed)
    .map(({ name, people, peopleWithout }) => [name, inFigures(people), inFigures(peopleWithout)]);
  const head = ['county', 'people', `with none within ${radius} miles`];
  return [
    '',
    `Counties without a member (${emptyCounties.length}), most people first`,
    ...indented(inColumns([head, ...rows], [1, 2])),
    ...restOf(emptyCounties, tableNames.counties),
  ];
}

/** The lines for the terminal. */
export const reportInWords = (report: Report): string =>
  [
    `${report.association}: the members on ${formatDate(report.today)}`,
    '',
    ...indented(coverageSentences(report)),
    ...gapsInWords(report),
    ...countiesInWords(report),
    '',
    'To check',
    ...checks(report).flatMap(({ title, sentence, entries }) => [
      `  ${title}: ${sentence}`,
      ...indented(indented(entries.slice(0, maxListed))),
      ...indented(restOf(entries, tableNames.toCheck)),
    ]),
  ].join('\n');
