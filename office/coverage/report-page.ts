// The report as one self-contained HTML page for screen and paper. Its policy allows no scripts and no
// requests, so a name in the list is only text.
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CoverageReport } from './coverage-report.ts';
import { coverageMap, legend } from './map.ts';
import { checkSection, countySection, gapSection } from './page-sections.ts';
import { isTall } from './projection.ts';
import { coverageSentences, inFigures, percent } from './report-sentences.ts';
import { reportStyles } from './styles.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

function figures({ members, zipSum, peopleSum, counties, emptyCounties, radius }: CoverageReport) {
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

const notes = ({ radius }: CoverageReport) => [
  `Miles are straight lines. A town with one ZIP code is measured at the town, any other ZIP code at its center. The finder’s default radius is ${radius} miles. A member counts in the county where most people of the member’s ZIP code live.`,
  'Population: simplemaps.com, from the U.S. Census Bureau. Counties: U.S. Census Bureau.',
];

function page(report: CoverageReport): ReactElement {
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
        h('h1', null, 'Where our members are, and where we have none'),
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
          gapSection(report),
        ),
        h('div', { className: 'sheet second' }, countySection(report), checkSection(report)),
      ),
    ),
  );
}

/** The whole file. */
export const reportPage = (report: CoverageReport): string =>
  `<!doctype html>\n${renderToStaticMarkup(page(report))}\n`;
