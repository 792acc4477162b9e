// Rules for the built pages of any edition: titles, weight, links and policy. No browser opens a page.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { precacheManifest } from '@appraisers/site/integrations/precache-manifest.ts';
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
  const files = precacheManifest(siteFolder);
  const worker = readFileSync(`${siteFolder}/sw.js`, 'utf8');
  const unknown = [...files.values()].filter(
    ({ url, integrity }) => !worker.includes(url) || !worker.includes(integrity),
  );
  expect(unknown).toEqual([]);
  const names = [...files.keys()].join(' ');
  for (const needed of [
    /offline/,
    /Finder\./,
    /FinderMap\./,
    /answer\..*css/,
    /woff2/,
    /gazetteer/,
  ])
    expect(names).toMatch(needed);
  expect(names).not.toMatch(/\b(share|video|pictures|resources)\/|Membership/);
  // The place data of a large state may exceed the budget.
  if (!speaksForAll) return;
  const bodies = [...files.keys()].map((file) => readFileSync(`${siteFolder}/${file}`));
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

test('no page allows the scripts and styles of another', () => {
  for (const { path, html } of builtPages) {
    const allowed = attribute(
      one(html, /(<meta http-equiv="content-security-policy"[^>]*>)/g),
      /('sha256-)/g,
    );
    const inline = attribute(html, /<(script|style)(?![^>]*\ssrc=)[\s>]/g);
    expect(allowed.length, path).toBeGreaterThan(0);
    expect(allowed.length, path).toBeLessThanOrEqual(inline.length);
  }
});

test('every inline script and style has its hash in the policy', () => {
  for (const { path, html } of builtPages) {
    const policy = one(html, /<meta http-equiv="content-security-policy" content="([^"]*)"/g);
    const allowed = new Set(attribute(policy.replaceAll('&#39;', "'"), /'(sha256-[^']+)'/g));
    const inline = [...html.matchAll(/<(script|style)((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/\1>/g)]
      .filter(([, , attributes = '']) => !/type="application\/ld\+json"/.test(attributes))
      .map(([, , , body = '']) => `sha256-${createHash('sha256').update(body).digest('base64')}`);
    expect(
      inline.filter((hash) => !allowed.has(hash)),
      path,
    ).toEqual([]);
  }
});

test('every picture has a description, or says that it needs none', () => {
  for (const { path, html } of builtPages)
    expect(attribute(html, /<img\s(?![^>]*\salt[=\s>])([^>]*)>/g), path).toEqual([]);
});

test('every page has its policy before anything that the policy governs', () => {
  for (const { path, html } of builtPages) {
    const policy = html.search(/<meta http-equiv="content-security-policy"/);
    const first = html.search(/<(?:script|style|link|img|iframe)\b/);
    expect(policy, path).toBeGreaterThan(0);
    expect(policy, path).toBeLessThan(first);
  }
});

for (const { path, html } of builtPages) {
  test.describe(path, () => {
    test('has one main heading and no markup that the policy blocks', () => {
      expect(attribute(html, /<(h1)[\s>]/g)).toHaveLength(1);
      expect(attribute(html, /<[a-z][^>]*\s((?:style|on[a-z]+)=")/g)).toEqual([]);
    });

    test('has a space between a link and the words around it', () => {
      expect(attribute(html, /([\p{L}\d.,:;!?]<a\s[^>]*>[^<]*)/gu)).toEqual([]);
      // Limited to 40 characters: an unlimited run takes quadratic time.
      expect(attribute(html, /([^>]{0,40}<\/a>[\p{L}\d])/gu)).toEqual([]);
    });

    test('paints after at most 14 kB', () => {
      const sheets = attribute(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
      const bytes = sheets.reduce(
        (sum, href) => sum + brotli(readFileSync(`${siteFolder}${href}`)),
        brotli(html),
      );
      expect(bytes).toBeLessThanOrEqual(blockingFirstPaint);
    });

    test('links only to pages and anchors that exist', () => {
      const dead = attribute(html, /<a\s[^>]*href="([^"]+)"/g).filter(
        (href) => !leadsSomewhere(href, html),
      );
      expect(dead).toEqual([]);
    });
  });
}

function leadsSomewhere(href: string, html: string): boolean {
  if (/^(https:|mailto:|tel:|webcal:)/.test(href)) return true;
  const [path = '', fragment] = href.replaceAll('&amp;', '&').split('#');
  const target = path === '' ? html : pageAt(path.replace(/\?.*$/, ''));
  if (target === undefined) return existsSync(`${siteFolder}${path}`);
  return !fragment || target.includes(`id="${fragment}"`);
}

const pageAt = (path: string): BuiltPage['html'] | undefined =>
  builtPages.find((page) => page.path === path)?.html;
