// Rules for the built pages of any edition: titles, addresses, names and links. No browser opens a page.
import { existsSync, readFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { siteFolder } from '#support/built-files.ts';
import {
  attribute,
  type BuiltPage,
  builtPages,
  issuesOf,
  one,
  ownPages,
  pageAt,
} from '#support/built-pages.ts';

/** Where this build is published. Only a deployment adds the folder of a project to the addresses. */
const url = new URL(edition.site.read().url).origin;
test('every page has its own title and description', () => {
  expect(ownPages.length).toBeGreaterThan(10);
  for (const pattern of [/<title>(.*?)<\/title>/g, /<meta name="description" content="(.*?)"/g]) {
    const found = ownPages.map(({ path, html }) => [path, one(html, pattern)] as const);
    expect(found.filter(([, value]) => !value)).toEqual([]);
    const twice = [...Map.groupBy(found, ([, value]) => value).values()];
    expect(twice.filter((pages) => pages.length > 1)).toEqual([]);
  }
});

test('every page is valid HTML, to its end, with names for screen readers', () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: {
        'no-inline-style': 'error',
        'no-missing-references': 'error',
        // Not for those that have an aria-label, nor for the video, which a visitor starts.
        'wcag/h71': 'off',
        'no-autoplay': 'off',
      },
    }),
  );
  const issues = issuesOf(({ html }) => [
    ...validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      // The list of suggestions appears later.
      .filter(({ ruleId, selector }) => ruleId !== 'no-missing-references' || selector !== '#near')
      .map(({ message, selector }) => `${message}: ${selector}`),
    ...attribute(html, /<\/html>\s*(\S.*)/g),
  ]);
  expect(issues).toEqual([]);
});

test('no heading can have an id of the page around it: those have a capital', () => {
  const around = issuesOf(({ html }) =>
    attribute(html.replace(/(<main[^>]*>)[\s\S]*<\/main>/, '$1'), /<[^>]*\sid="([^"A-Z]*)"/g),
  );
  expect(around).toEqual([]);
});

test('search engines get every page once, and none that only fills a frame', () => {
  const map = readFileSync(`${siteFolder}/sitemap-0.xml`, 'utf8');
  const sitemap = attribute(map, /<loc>(.*?)<\/loc>/g);
  const isFound = ({ path, html }: BuiltPage) =>
    path !== '/404' && !html.includes('<meta name="robots" content="noindex"');
  const indexed = ownPages.filter(isFound).map(({ path }) => url + path);
  expect(sitemap.map((at) => at.replace(/\/$/, '')).sort()).toEqual(
    indexed.map((at) => at.replace(/\/$/, '')).sort(),
  );
  const framed = builtPages.filter(({ path }) => path.startsWith('/embed/'));
  expect(framed.length).toBeGreaterThan(2);
  expect(framed.filter(isFound)).toEqual([]);
});

test('/resources and /resources/information are the same page', () => {
  const [page = '', copy = ''] = ['/resources', '/resources/information'].map((path) =>
    one(pageAt(path) ?? '', /(<main[\s\S]*<\/main>)/g),
  );
  expect(page).toContain('<section');
  expect(copy === page, 'both addresses have the same page').toBe(true);
});

test('every page has one main heading, a footer, names for its parts, and no handlers in markup', () => {
  const issues = issuesOf(({ path, html }) => [
    ...(attribute(html, /<(h1)[\s>]/g).length === 1 ? [] : ['not one h1']),
    ...(path.startsWith('/embed/') || html.includes('href="/licenses.txt"') ? [] : ['no licenses']),
    ...attribute(html, /(<(?:section|nav|fieldset)\b(?![^>]*\saria-label)[^>]*>)(?!<legend)/g),
    ...attribute(html, /<[a-z][^>]*\s(on[a-z]+=")/g),
  ]);
  expect(issues).toEqual([]);
});

test('no text has an unresolved reference, and every link a space around it', () => {
  const issues = issuesOf(({ html }) => [
    ...attribute(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ''), />[^<]*(\{[^<]*)/g),
    ...attribute(html, /([\p{L}\d.,:;!?]<a\s[^>]*>[^<]*)/gu),
    ...attribute(html, /(<\/a>[\p{L}\d].{0,40})/gu),
  ]);
  expect(issues).toEqual([]);
});

test('every link leads to a page and an anchor that exist, and every picture to a file', () => {
  const issues = issuesOf(({ html }) => {
    const sets = attribute(html, /\ssrcset="([^"]+)"/g).flatMap((set) => set.split(/ \S+(?:, |$)/));
    const sources = [
      ...attribute(html, /<(?:img|source|track)(?=\s)[^>]*?\ssrc="([^"]+)"/g),
      ...sets,
    ];
    return [
      ...attribute(html, /<a\s[^>]*href="([^"]+)"/g).filter((href) => !leadsSomewhere(href, html)),
      ...sources.filter((src) => src && !src.startsWith('data:') && !existsSync(siteFolder + src)),
    ];
  });
  expect(issues).toEqual([]);
});

function leadsSomewhere(href: string, html: string): boolean {
  if (/^(https:|mailto:|tel:|webcal:)/.test(href)) return true;
  const [path = '', fragment] = href.replaceAll('&amp;', '&').split('#');
  const target = path === '' ? html : pageAt(path.replace(/\?.*$/, ''));
  if (target === undefined) return existsSync(`${siteFolder}${path}`);
  return !fragment || target.includes(`id="${fragment}"`);
}
