import { describe, expect, it } from 'vitest';
import { responseHeaderFields } from '#build/security-policy.ts';
import { edition } from '#loaders/edition.ts';
import type { Site } from '#schemas/site.ts';
import { headerRules } from './header-rules.ts';
import { headersFile } from './headers-file.ts';

const site = edition.site.read();
const fileOf = (given: Site, files: readonly string[]) => headersFile(headerRules(given), files);
const longCache = 'Cache-Control: public, max-age=31536000, immutable';

const inertPolicyLine =
  "Content-Security-Policy: default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** The fields that the file gives under each path. */
const rulesOf = (file: string) =>
  new Map(
    file
      .split(/^(?=\/)/m)
      .filter((rule) => rule.startsWith('/'))
      .map((rule) => {
        const [path = '', ...fields] = rule.trimEnd().split('\n');
        return [path, fields.map((field) => field.trim())];
      }),
  );

describe('the headers file', () => {
  const rules = rulesOf(fileOf(site, ['/_astro/b.2.js', '/_astro/fonts/a.1.woff2']));

  it('gives the headers of every answer under every path', () => {
    const fields = Object.entries(responseHeaderFields(site));
    expect(rules.get('/*')).toEqual(fields.map(([name, value]) => `${name}: ${value}`));
  });

  it('takes the frame policy of pages back before it gives that of widgets', () => {
    expect(rules.get('/embed/*')).toEqual([
      '! Content-Security-Policy',
      "Content-Security-Policy: frame-ancestors 'self'",
    ]);
  });

  it('lets the partners of the edition frame the finder, and nothing else', () => {
    const partners = ['https://lender.example.org', 'https://county.example.org'];
    const ofPartners = rulesOf(fileOf({ ...site, partners }, []));
    expect(ofPartners.get('/embed/finder')).toEqual([
      '! Content-Security-Policy',
      "Content-Security-Policy: frame-ancestors 'self' https://lender.example.org https://county.example.org",
    ]);
    const others = [...ofPartners].filter(([path]) => path !== '/embed/finder');
    expect(JSON.stringify(others)).not.toContain('lender');
  });

  it('has each file with a hash in its name kept for a year, photos for a day, the worker not at all', () => {
    const kept = [...rules].filter(([, fields]) => fields.includes(longCache));
    expect(kept.map(([path]) => path)).toEqual(['/_astro/b.2.js', '/_astro/fonts/a.1.woff2']);
    const named = [...rules].filter(([, fields]) => fields.join().includes('Cache-Control'));
    expect(named).toEqual([
      ['/sw.js', ['Cache-Control: no-cache']],
      [
        '/pictures/*',
        ['! Content-Security-Policy', inertPolicyLine, 'Cache-Control: public, max-age=86400'],
      ],
      ...kept,
    ]);
  });

  it('takes the policy of pages back before it gives pictures and XML one that runs nothing', () => {
    for (const path of ['/art/*', '/share/*', '/favicon.*', '/icon-*', '/rss.xml', '/sitemap-*'])
      expect(rules.get(path), path).toEqual(['! Content-Security-Policy', inertPolicyLine]);
  });

  it('has one rule for a path, of which hosts read the last', () => {
    const paths = headerRules(site).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('says how the owner of the domain may ask for more encryption', () => {
    expect(fileOf(site, [])).toMatch(
      /^# Strict-Transport-Security .* "; includeSubDomains; preload" .*\n\/\*\n/,
    );
  });

  it('is refused with more rules than hosts read', () => {
    const files = (count: number) => Array.from({ length: count }, (_, at) => `/_astro/${at}.js`);
    expect(rulesOf(fileOf(site, files(88))).size).toBe(100);
    expect(() => fileOf(site, files(89))).toThrow(/101 rules; hosts read 100 .*codeSplitting/);
  });

  it('is refused with a longer line than hosts read', () => {
    const src = `https://${'a'.repeat(990)}.example.org/`;
    const long = { ...site, video: { title: 'A film', src } };
    expect(() => fileOf(long, [])).toThrow(
      /characters; hosts read 2000\. It begins with "Permissions-Policy: .*security-policy\.ts/,
    );
  });
});
