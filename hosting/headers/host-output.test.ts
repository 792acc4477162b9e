// `npm test -- --hosts` starts nginx and Apache with these files. What it can't see is tested here.
import { describe, expect, it } from 'vitest';
import { hostedSite } from '../sites.fixture.ts';
import { fieldsFor, headerRules } from './header-rules.ts';
import { headersFile } from './headers-file.ts';
import { htaccessText, nginxText } from './server-configs.ts';

const partner = 'https://lender.example.org';
const rules = headerRules({ ...hostedSite, partners: [partner] });
const inert =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const revalidate = 'public, max-age=0, must-revalidate';

it.each([
  ["frame-ancestors 'none'", revalidate, ['/', '/about', '/embed', '/pictures', '/404']],
  ["frame-ancestors 'self'", revalidate, ['/embed/events', '/embed/finder/']],
  [`frame-ancestors 'self' ${partner}`, revalidate, ['/embed/finder']],
  [inert, revalidate, ['/art/dark/mark.svg', '/icon-192.png', '/rss.xml']],
  [inert, 'public, max-age=86400', ['/pictures/house.webp']],
  [inert, revalidate, ['/share/a.png'], 'cross-origin'],
  ["frame-ancestors 'none'", 'no-cache', ['/sw.js']],
  ["frame-ancestors 'none'", 'public, max-age=31536000, immutable', ['/_astro/fonts/a.b2.woff2']],
])('the table has %s; %s: %j', (policy, cache, addresses, loadedBy = 'same-origin') => {
  for (const address of addresses)
    expect(fieldsFor(rules, address), address).toMatchObject({
      'Content-Security-Policy': policy,
      'Cache-Control': cache,
      'Cross-Origin-Resource-Policy': loadedBy,
    });
});

it('nginx starts with two sites and a long host name', () => {
  const variablesOf = (name: string) => nginxText(rules, name).match(/\$site_\w+/g) ?? [];
  const short = new Set(variablesOf('www.example.org'));
  const long = variablesOf(`www.${'appraisers-'.repeat(5)}.example.org`);
  expect(long).not.toEqual([]);
  for (const variable of long) {
    expect(variable.length).toBeLessThanOrEqual(46);
    expect(short).not.toContain(variable);
  }
});

it('every name in a template has a value, and every value of a header its quotes', () => {
  const text = nginxText(rules, 'www.example.org') + htaccessText(rules);
  expect(text).not.toMatch(/[«»]|^ *$\n *$/m);
  for (const { fields } of rules)
    for (const value of Object.values(fields)) expect(value).not.toMatch(/[$%\\\n]|'.*"|".*'/);
});

const hostedRules = headerRules(hostedSite);
const hashed = ['/_astro/Finder.a1.js', '/_astro/fonts/type.b2.woff2'];

describe('the headers file of Cloudflare and Netlify', () => {
  const text = headersFile(hostedRules, hashed);

  it('caches existing files with a hash for a year, and no other address', () =>
    expect([...text.matchAll(/^(.*)\n.*max-age=31536000/gm)].map(([, at]) => at)).toEqual(hashed));

  it('has one rule for a path, since Netlify reads the last one', () => {
    const paths = text.match(/^\/.*$/gm);
    expect(new Set(paths).size).toBe(paths?.length);
  });

  it('is rejected with more rules or longer lines than hosts read', () => {
    const scripts = (count: number) => Array.from({ length: count }, (_, at) => `/_astro/${at}.js`);
    expect(() => headersFile(hostedRules, scripts(88))).not.toThrow();
    expect(() => headersFile(hostedRules, scripts(89))).toThrow(
      /^Hosts read 100 rules .*, which has 101 of .*codeSplit/,
    );
    const src = `https://${'a'.repeat(990)}.example.org/`;
    const long = headerRules({ ...hostedSite, video: { title: 'A video', src } });
    expect(() => headersFile(long, [])).toThrow(
      /^Hosts read .* of 2000 characters .*shorten addresses in site\.yaml/,
    );
  });
});
