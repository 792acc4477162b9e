// What the files of the build have to keep to: titles, weight, links, policy. No page is opened.
import { existsSync, globSync, readFileSync } from 'node:fs';
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

/** Bytes, as a host sends them, of what blocks the first paint. */
const blockingFirstPaint = 14_000;
/** Bytes of what is kept for times without a network, and of them as a host sends them. */
const stored = { onDevice: 850_000, sent: 270_000 };

test('the build made pages', () => {
  expect(builtPages.map(({ path }) => path)).toContain('/');
});

test('every page has a title and a description of its own', () => {
  for (const pattern of [/<title>(.*?)<\/title>/g, /<meta name="description" content="(.*?)"/g]) {
    const found = ownPages.map(({ path, html }) => [path, one(html, pattern)] as const);
    expect(found.filter(([, value]) => !value)).toEqual([]);
    const twice = found.filter(([path, value]) =>
      found.some(([other, same]) => other !== path && same === value),
    );
    expect(twice).toEqual([]);
  }
});

test('every custom property that a style asks for is set', () => {
  const sheets = globSync(`${siteFolder}/**/*.css`).map((file) => readFileSync(file, 'utf8'));
  const styles = [...sheets, ...builtPages.map(({ html }) => html)].join('\n');
  const set = new Set(attribute(styles, /(--[\w-]+)\s*:/g));
  const unset = attribute(styles, /var\((--[\w-]+)\)/g).filter((name) => !set.has(name));
  // Radix sets its own by script, on the elements it draws.
  expect(new Set(unset.filter((name) => !name.startsWith('--radix-')))).toEqual(new Set());
});

test('no lazy script needs a style, which it would have to wait for', () => {
  const scripts = globSync(`${siteFolder}/_astro/*.js`).map((file) => readFileSync(file, 'utf8'));
  expect(scripts.join('').match(/"_astro\/[^"]+\.css"/g)).toBe(null);
});

test('what is kept for times without a network is the finder, and not too much', () => {
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
  // The places and county lines of a large state weigh more than the finder.
  if (!speaksForAll) return;
  const bodies = [...files.keys()].map((file) => readFileSync(`${siteFolder}/${file}`));
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
  expect(sum(bodies.map(({ length }) => length))).toBeLessThanOrEqual(stored.onDevice);
  expect(sum(bodies.map(brotli))).toBeLessThanOrEqual(stored.sent);
});

test('no page allows scripts and styles of another', () => {
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

test('every page has its policy before anything the policy is about', () => {
  for (const { path, html } of builtPages) {
    const policy = html.search(/<meta http-equiv="content-security-policy"/);
    const first = html.search(/<(?:script|style|link|img|iframe)\b/);
    expect(policy, path).toBeGreaterThan(0);
    expect(policy, path).toBeLessThan(first);
  }
});

for (const { path, html } of builtPages) {
  test.describe(path, () => {
    test('has one main heading and no markup that the policy would drop', () => {
      expect(attribute(html, /<(h1)[\s>]/g)).toHaveLength(1);
      expect(attribute(html, /<[a-z][^>]*\s((?:style|on[a-z]+)=")/g)).toEqual([]);
    });

    test('has a space between a link and the words around it', () => {
      expect(attribute(html, /([\p{L}\d.,:;!?]<a\s[^>]*>[^<]*)/gu)).toEqual([]);
      // Of the words before only the last: a run without an end takes as long as the page is squared.
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

    test('links to pages and places that exist', () => {
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
