// The sections of the page of the report: what has no member near, and what should be checked.

import { formatMiles } from '@appraisers/directory/distance.ts';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Report } from './coverage-report.ts';
import { tableNames } from './csv-tables.ts';
import { isTall } from './projection.ts';
import { checks, inFigures, peopleInFigures } from './report-sentences.ts';

/** What two sheets have room for; all of it is in the tables. */
const maxRows = { gapsBeside: 30, gapsBelow: 14, counties: 38, entries: 4 } as const;

type Table = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A table whose first column names its rows, and whose others are numbers. */
const table = ({ caption, head, rows }: Table): ReactElement => {
  const looksOf = (at: number) => (at > 0 ? 'number' : undefined);
  return h(
    'table',
    null,
    h('caption', null, caption),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        head.map((cell, at) => h('th', { key: cell, scope: 'col', className: looksOf(at) }, cell)),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map(([name, ...cells]) =>
        h(
          'tr',
          { key: name },
          h('th', { scope: 'row' }, name),
          cells.map((cell, at) => h('td', { key: head[at + 1], className: 'number' }, cell)),
        ),
      ),
    ),
  );
};

const section = (title: string, ...children: ReactNode[]) =>
  h('section', null, h('h2', null, title), ...children);

const rest = (all: readonly unknown[], shown: number, file: string): ReactNode =>
  all.length > shown &&
  h('p', { className: 'quiet' }, `… and ${inFigures(all.length - shown)} more in ${file}.`);

/** The ZIP codes that have none near. */
export function gaps(report: Report) {
  const { gaps: all, radius } = report;
  const shown = isTall(report) ? maxRows.gapsBeside : maxRows.gapsBelow;
  const title = `ZIP codes with no member within ${radius} miles`;
  if (all.length === 0) return section(title, h('p', null, 'None.'));
  const rows = all
    .slice(0, shown)
    .map((zip) => [
      `${zip.zip} ${zip.town}`,
      peopleInFigures(zip),
      zip.nearest ? formatMiles(zip.nearest.miles) : '–',
    ]);
  return section(
    title,
    table({
      caption: `${inFigures(all.length)} of them, most people first`,
      head: ['ZIP code', 'People', 'Nearest'],
      rows,
    }),
    rest(all, shown, tableNames.zips),
  );
}

/** The counties that have none. */
export function counties({ emptyCounties: all, radius }: Report) {
  const title = 'Counties without a member';
  if (all.length === 0) return section(title, h('p', null, 'None.'));
  const rows = all
    .slice(0, maxRows.counties)
    .map(({ name, people, peopleWithout }) => [name, inFigures(people), inFigures(peopleWithout)]);
  return section(
    title,
    table({
      caption: 'Most people first',
      head: ['County', 'People', `With none within ${radius} miles`],
      rows,
    }),
    rest(all, maxRows.counties, tableNames.counties),
  );
}

/** What of the entries should be looked at. */
export const toCheck = (report: Report) =>
  section(
    'To check',
    h(
      'div',
      { className: 'checks' },
      checks(report).map(({ title, sentence, entries }) =>
        h(
          'div',
          { key: title },
          h('h3', null, title),
          h('p', null, sentence),
          entries.length > 0 &&
            h(
              'ul',
              null,
              entries.slice(0, maxRows.entries).map((entry) => h('li', { key: entry }, entry)),
            ),
          rest(entries, maxRows.entries, tableNames.toCheck),
        ),
      ),
    ),
  );
