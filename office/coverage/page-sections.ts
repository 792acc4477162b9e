// The sections of the report's page: places without a member nearby, and members to check.
import { formatMiles } from '@appraisers/directory/distance.ts';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { CoverageReport } from './coverage-report.ts';
import { tableNames } from './csv-tables.ts';
import { isTall } from './projection.ts';
import { checks, inFigures, peopleInFigures } from './report-sentences.ts';

/** The rows that fit on two sheets of paper. The tables have all of them. */
const maxRows = { gapsBeside: 30, gapsBelow: 14, counties: 38, entries: 4 } as const;

const rest = (all: readonly unknown[], shown: number, file: string): ReactNode =>
  all.length > shown &&
  h('p', { className: 'quiet' }, `… and ${inFigures(all.length - shown)} more in ${file}.`);

type ListSection<Row> = {
  readonly title: string;
  readonly all: readonly Row[];
  readonly caption: string;
  readonly head: readonly string[];
  /** The name of a row, then its figures. */
  readonly cells: (row: Row) => readonly string[];
  readonly max: number;
  readonly file: string;
};

/** A section with one table. The first column names the rows, and the others are numbers. */
function listSection<Row>(list: ListSection<Row>): ReactElement {
  const { title, all, caption, head, cells, max, file } = list;
  if (all.length === 0) return h('section', null, h('h2', null, title), h('p', null, 'None.'));
  const heads = head.map((cell, at) =>
    h('th', { key: cell, scope: 'col', className: at > 0 ? 'number' : undefined }, cell),
  );
  const rows = all.slice(0, max).map((row) => {
    const [name, ...figures] = cells(row);
    const data = figures.map((cell, at) =>
      h('td', { key: head[at + 1], className: 'number' }, cell),
    );
    return h('tr', { key: name }, h('th', { scope: 'row' }, name), data);
  });
  const table = h(
    'table',
    null,
    h('caption', null, caption),
    h('thead', null, h('tr', null, heads)),
    h('tbody', null, rows),
  );
  return h('section', null, h('h2', null, title), table, rest(all, max, file));
}

/** ZIP codes without a member nearby. */
export const gapSection = (report: CoverageReport) =>
  listSection({
    title: `ZIP codes with no member within ${report.radius} miles`,
    all: report.gaps,
    caption: `${inFigures(report.gaps.length)} ZIP codes, most people first`,
    head: ['ZIP code', 'People', 'Nearest'],
    cells: (gap) => [
      `${gap.zip} ${gap.town}`,
      peopleInFigures(gap),
      gap.nearest ? formatMiles(gap.nearest.miles) : '–',
    ],
    max: isTall(report) ? maxRows.gapsBeside : maxRows.gapsBelow,
    file: tableNames.zips,
  });

export const countySection = ({ emptyCounties, radius }: CoverageReport) =>
  listSection({
    title: 'Counties without a member',
    all: emptyCounties,
    caption: 'Most people first',
    head: ['County', 'People', `No member within ${radius} miles`],
    cells: ({ name, people, peopleWithout }) => [name, inFigures(people), inFigures(peopleWithout)],
    max: maxRows.counties,
    file: tableNames.counties,
  });

export const checkSection = (report: CoverageReport) =>
  h(
    'section',
    null,
    h('h2', null, 'To check'),
    h(
      'div',
      { className: 'checks' },
      checks(report).map(({ title, sentence, entries }) => {
        const items = entries
          .slice(0, maxRows.entries)
          .map((entry) => h('li', { key: entry }, entry));
        return h(
          'div',
          { key: title },
          h('h3', null, title),
          h('p', null, sentence),
          items.length > 0 && h('ul', null, items),
          rest(entries, maxRows.entries, tableNames.toCheck),
        );
      }),
    ),
  );
