// The report as one page of HTML that needs nothing beside it, to be read on a screen or printed. It
// runs no program and may load nothing: a name in the list is text, whatever it says.
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatMiles } from '#directory/distance.ts';
import { formatDate } from '#ui/format-date.ts';
import { peopleCredit } from '../place-data/people.ts';
import { legend } from './legend.ts';
import { looks } from './looks.ts';
import { coverageMap } from './map.ts';
import { isTall } from './projected.ts';
import type { Report } from './report.ts';
import { checks, coverageSentences, inFigures, peopleInFigures, percent } from './sentences.ts';
import { tableNames } from './tables.ts';

/** What two sheets have room for; all of it is in the tables. */
const most = { gapsBeside: 30, gapsBelow: 14, counties: 38, entries: 4 } as const;

const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

function figures({ members, zipSum, peopleSum, counties, emptyCounties, radius }: Report) {
  const near = `have a member within ${radius} miles`;
  const rows = [
    [inFigures(members.length), members.length === 1 ? 'member' : 'members'],
    [
      peopleSum.all === 0 ? '–' : percent(peopleSum.served, peopleSum.all),
      `of ${inFigures(peopleSum.all)} people ${near}`,
    ],
    [inFigures(zipSum.served), `of ${inFigures(zipSum.all)} ZIP codes ${near}`],
    [inFigures(emptyCounties.length), `of ${inFigures(counties.length)} counties have no member`],
  ];
  return h(
    'dl',
    { className: 'figures' },
    rows.map(([figure, words]) =>
      h('div', { key: words }, h('dt', null, words), h('dd', null, figure)),
    ),
  );
}

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

function gaps(report: Report) {
  const { gaps: all, radius } = report;
  const shown = isTall(report) ? most.gapsBeside : most.gapsBelow;
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

function counties({ emptyCounties: all, radius }: Report) {
  const title = 'Counties without a member';
  if (all.length === 0) return section(title, h('p', null, 'None.'));
  const rows = all
    .slice(0, most.counties)
    .map(({ name, people, peopleWithout }) => [name, inFigures(people), inFigures(peopleWithout)]);
  return section(
    title,
    table({
      caption: 'Most people first',
      head: ['County', 'People', `With none within ${radius} miles`],
      rows,
    }),
    rest(all, most.counties, tableNames.counties),
  );
}

const toCheck = (report: Report) =>
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
              entries.slice(0, most.entries).map((entry) => h('li', { key: entry }, entry)),
            ),
          rest(entries, most.entries, tableNames.toCheck),
        ),
      ),
    ),
  );

const notes = ({ radius }: Report) => [
  `Miles are counted in a straight line from the point of each ZIP code, as the finder on the site counts them; ${radius} miles is the radius of its first search. People are those of the ZIP code, and a county is that of most people of a member’s ZIP code.`,
  `${peopleCredit} Counties: U.S. Census Bureau.`,
];

function page(report: Report): ReactElement {
  const { association, today, region } = report;
  const label = `${region.name}: ${coverageSentences(report).join(' ')}`;
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', null, `Members of ${association}, ${formatDate(today)}`),
      h('style', null, looks()),
    ),
    h(
      'body',
      null,
      h(
        'header',
        null,
        h('p', null, association),
        h('h1', null, 'Where the members are, and where none is'),
        h('p', null, formatDate(today)),
      ),
      h(
        'main',
        null,
        figures(report),
        h(
          'div',
          { className: `sheet ${isTall(report) ? 'tall' : 'wide'}` },
          h(
            'div',
            { className: 'land-side' },
            coverageMap(report, label),
            legend(report),
            notes(report).map((note) => h('p', { key: note, className: 'quiet' }, note)),
          ),
          gaps(report),
        ),
        h('div', { className: 'sheet second' }, counties(report), toCheck(report)),
      ),
    ),
  );
}

/** The whole file. */
export const reportPage = (report: Report): string =>
  `<!doctype html>\n${renderToStaticMarkup(page(report))}\n`;
