// The report as one page of HTML that needs nothing beside it, to be read on a screen or printed. It
// runs no program and may load nothing: a name in the list is text, whatever it says.

import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Report } from './coverage-report.ts';
import { legend } from './legend.ts';
import { coverageMap } from './map.ts';
import { counties, gaps, toCheck } from './page-sections.ts';
import { isTall } from './projection.ts';
import { coverageSentences, inFigures, percent } from './report-sentences.ts';
import { reportStyles } from './styles.ts';

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

const notes = ({ radius }: Report) => [
  `Miles are counted in a straight line from the point of each ZIP code, as the finder on the site counts them; ${radius} miles is the radius of its first search. People are those of the ZIP code, and a county is that of most people of a member’s ZIP code.`,
  'People: simplemaps.com, after the U.S. Census Bureau. Counties: U.S. Census Bureau.',
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
      h('style', null, reportStyles()),
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
