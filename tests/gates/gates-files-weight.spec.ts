// What the built pages of any edition weigh, store and allow. No browser opens a page.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { siteFolder, speaksForAll } from '#support/built-files.ts';
import {
  attribute,
  brotli,
  gzip,
  inlineScript,
  issuesOf,
  ownOpenedPages,
  pageAt,
} from '#support/built-pages.ts';

const kB = 1000;
/** What blocks the first paint, by brotli. The script of a page without an island, by gzip. */
const budget = { blockingFirstPaint: 14 * kB, scriptOfContentPage: 2 * kB };
/** Bytes of the files stored for offline use: on the device, and compressed. */
const stored = { onDevice: 850 * kB, sent: 272 * kB };

const fileOf = (href: string) => readFileSync(`${siteFolder}${href}`);

test('the files stored for offline use exist, within their budget', () => {
  const worker = fileOf('/sw.js').toString();
  const urls = attribute(worker, /\burl["']?:\s*["'`]([^"'`]+)/g).map((at) =>
    at.replace(/^\/?/, '/').replace(/\?.*$/, ''),
  );
  const isPage = (at: string) => pageAt(at) !== undefined;
  const files = urls.map((at) => (isPage(at) ? Buffer.from(pageAt(at) ?? '') : fileOf(at)));
  for (const needed of [/^\/$|^\/index/, /offline/, /\.css$/, /\.js$/, /woff2/, /\.json$/])
    expect(
      urls.some((at) => needed.test(at)),
      `${needed}`,
    ).toBe(true);
  expect(urls.join(' ')).not.toMatch(/\/(share|video|pictures|resources|appraisers)\//);
  // The place data of a large state may exceed the budget.
  if (!speaksForAll) return;
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
  expect(sum(files.map(({ length }) => length))).toBeLessThanOrEqual(stored.onDevice);
  expect(sum(files.map(brotli))).toBeLessThanOrEqual(stored.sent);
});

// A browser reports what the policy blocks. What comes before the policy is not governed by it.
test('every page has its policy before any script, style or file', () => {
  const issues = issuesOf(({ html }) => {
    const at = html.search(/<meta http-equiv="content-security-policy"/);
    return at < 0 || at > html.search(/<(?:script|style|link|img|iframe)\b/) ? ['too late'] : [];
  });
  expect(issues).toEqual([]);
});

test('every kind of page paints after at most 14 kB, and a page to read has 2 kB of script', () => {
  // Those of places and members are alike: the heaviest speak for the others.
  const issues = ownOpenedPages.flatMap(({ path, html }) => {
    const sheets = attribute(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
    const blocking = sheets.reduce((sum, href) => sum + brotli(fileOf(href)), brotli(html));
    const files = attribute(html, /<script[^>]+src="([^"]+)"/g);
    const script = files.reduce((sum, src) => sum + gzip(fileOf(src)), gzip(inlineScript(html)));
    const isToRead = !html.includes('<astro-island');
    return [
      ...(blocking > budget.blockingFirstPaint
        ? [`${path}: ${blocking} bytes before the first paint`]
        : []),
      ...(isToRead && script > budget.scriptOfContentPage
        ? [`${path}: ${script} bytes of script`]
        : []),
    ];
  });
  expect(issues).toEqual([]);
});
