// Rules for the built pages of any edition: titles, weight, links and policy. No browser opens a page.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { siteFolder } from '#support/built-files.ts';
import {
  attribute,
  type BuiltPage,
  brotli,
  builtPages,
  one,
  ownPages,
} from '#support/built-pages.ts';
import { storedFiles } from '#support/stored-files.ts';
import { speaksForAll } from './gates.ts';

/** Compressed bytes that may block the first paint. */
const blockingFirstPaint = 14_000;
/** Bytes of the files stored for offline use: on the device, and compressed. */
const stored = { onDevice: 850_000, sent: 272_000 };

test('every page has its own title and description', () => {
  expect(ownPages.length).toBeGreaterThan(10);
  for (const pattern of [/<title>(.*?)<\/title>/g, /<meta name="description" content="(.*?)"/g]) {
    const found = ownPages.map(({ path, html }) => [path, one(html, pattern)] as const);
    expect(found.filter(([, value]) => !value)).toEqual([]);
    const twice = found.filter(([path, value]) =>
      found.some(([other, same]) => other !== path && same === value),
    );
    expect(twice).toEqual([]);
  }
});

test('the files stored for offline use are those of the finder, within their budget', () => {
  const files = storedFiles(siteFolder);
  const names = files.join(' ');
  for (const needed of [
    /offline/,
    /Finder\./,
    /FinderMap\./,
    /MoreDialog\./,
    /answer\..*css/,
    /woff2/,
    /gazetteer/,
  ])
    expect(names).toMatch(needed);
  expect(names).not.toMatch(/\b(share|video|pictures|resources)\//);
  // The place data of a large state may exceed the budget.
  if (!speaksForAll) return;
  const bodies = files.map((file) => readFileSync(`${siteFolder}/${file}`));
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
  expect(sum(bodies.map(({ length }) => length))).toBeLessThanOrEqual(stored.onDevice);
  expect(sum(bodies.map(brotli))).toBeLessThanOrEqual(stored.sent);
});

test('/resources and /resources/information are the same page', () => {
  const [page = '', copy = ''] = ['/resources', '/resources/information'].map((path) =>
    one(pageAt(path) ?? '', /(<main[\s\S]*<\/main>)/g),
  );
  expect(page).toContain('<section');
  expect(copy === page, 'both addresses have the same page').toBe(true);
});

test('every page with a footer links to the licenses, and the sitemap does not', () => {
  const footers = builtPages.filter(({ html }) => html.includes('<footer'));
  expect(footers.length).toBeGreaterThan(10);
  expect(footers.filter(({ html }) => !html.includes('href="/licenses.txt"'))).toEqual([]);
  expect(readFileSync(`${siteFolder}/sitemap-0.xml`, 'utf8')).not.toContain('licenses');
});

test('search engines skip the pages that only fill a frame', () => {
  const embedded = builtPages.filter(({ path }) => path.startsWith('/embed/'));
  expect(embedded.length).toBeGreaterThan(2);
  for (const { path, html } of embedded)
    expect(html, path).toContain('<meta name="robots" content="noindex"');
});

test('every inline script and style has its hash in the policy', () => {
  const issues = issuesOf(({ html }) => {
    const policy = one(html, /<meta http-equiv="content-security-policy" content="([^"]*)"/g);
    const allowed = new Set(attribute(policy.replaceAll('&#39;', "'"), /'(sha256-[^']+)'/g));
    return [...html.matchAll(/<(script|style)((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/\1>/g)]
      .filter(([, , attributes = '']) => !/type="application\/ld\+json"/.test(attributes))
      .filter(([, , , body = '']) => {
        const hash = createHash('sha256').update(body).digest('base64');
        return !allowed.has(`sha256-${hash}`);
      })
      .map(([, name, , body = '']) => `${name} ${body.slice(0, 60)}`);
  });
  expect(issues).toEqual([]);
});

test('every picture has a description, or says that it needs none', () => {
  expect(issuesOf(({ html }) => attribute(html, /<img\b(?![^>]*\salt[=\s>])([^>]*)>/g))).toEqual(
    [],
  );
});

test('every page has its policy before anything that the policy governs', () => {
  for (const { path, html } of builtPages) {
    const policy = html.search(/<meta http-equiv="content-security-policy"/);
    const first = html.search(/<(?:script|style|link|img|iframe)\b/);
    expect(policy, path).toBeGreaterThan(0);
    expect(policy, path).toBeLessThan(first);
  }
});

/** The issues of all pages. One that many pages have is listed once: it has one cause. */
function issuesOf(find: (page: BuiltPage) => readonly string[]): string[] {
  const found = builtPages.flatMap((page) => find(page).map((issue) => ({ issue, page })));
  return [...Map.groupBy(found, ({ issue }) => issue)].map(([issue, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first?.page.path}${more}: ${issue}`;
  });
}

test('every page has one main heading and no markup that the policy blocks', () => {
  const issues = issuesOf(({ html }) => [
    ...(attribute(html, /<(h1)[\s>]/g).length === 1 ? [] : ['not one h1']),
    ...attribute(html, /<[a-z][^>]*\s((?:style|on[a-z]+)=")/g),
  ]);
  expect(issues).toEqual([]);
});

test('every link has a space between it and the words around it', () => {
  const issues = issuesOf(({ html }) => [
    ...attribute(html, /([\p{L}\d.,:;!?]<a\s[^>]*>[^<]*)/gu),
    // Limited to 40 characters: an unlimited run takes quadratic time.
    ...attribute(html, /([^>]{0,40}<\/a>[\p{L}\d])/gu),
  ]);
  expect(issues).toEqual([]);
});

test('every page paints after at most 14 kB', () => {
  const issues = issuesOf(({ html }) => {
    const sheets = attribute(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
    const bytes = sheets.reduce(
      (sum, href) => sum + brotli(readFileSync(`${siteFolder}${href}`)),
      brotli(html),
    );
    return bytes > blockingFirstPaint ? [`${bytes} bytes`] : [];
  });
  expect(issues).toEqual([]);
});

test('every link leads to a page and an anchor that exist', () => {
  const issues = issuesOf(({ html }) =>
    attribute(html, /<a\s[^>]*href="([^"]+)"/g).filter((href) => !leadsSomewhere(href, html)),
  );
  expect(issues).toEqual([]);
});

function leadsSomewhere(href: string, html: string): boolean {
  if (/^(https:|mailto:|tel:|webcal:)/.test(href)) return true;
  const [path = '', fragment] = href.replaceAll('&amp;', '&').split('#');
  const target = path === '' ? html : pageAt(path.replace(/\?.*$/, ''));
  if (target === undefined) return existsSync(`${siteFolder}${path}`);
  return !fragment || target.includes(`id="${fragment}"`);
}

const pageAt = (path: string): BuiltPage['html'] | undefined =>
  builtPages.find((page) => page.path === path)?.html;
