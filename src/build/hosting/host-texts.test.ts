// What holds for the files of all hosts: they say what the table of rules says, and nothing else.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { own } from '#build/sample-sites.ts';
import type { Site } from '#schemas/site.ts';
import { htaccessText } from './apache.ts';
import { askedForAgain, fieldsFor, type HeaderRule, headerRules } from './header-rules.ts';
import { headersFile } from './headers-file.ts';
import { nginxText } from './nginx.ts';
import { onDebian } from './nginx-places.ts';
import { type Reader, readHeadersFile, readHtaccess, readNginx } from './sample-readers.ts';

const files = ['/_astro/Finder.a1.js', '/_astro/fonts/type.b2.woff2'];
const place = onDebian('www.example.org');
const hosts: readonly [string, (rules: readonly HeaderRule[]) => string, Reader][] = [
  [
    'Cloudflare and Netlify',
    (rules) => headersFile(rules, files),
    // Without a rule they say it by themselves.
    (text, at) => ({ 'Cache-Control': askedForAgain, ...readHeadersFile(text, at) }),
  ],
  ['nginx', (rules) => nginxText(rules, place), readNginx],
  ['Apache', htaccessText, readHtaccess],
];

const origin = fc
  .tuple(fc.constantFrom('https://', 'http://'), fc.domain(), fc.constantFrom('', ':8443', ':*'))
  .map((parts) => parts.join(''));
const sites = fc
  .record({ partners: fc.array(origin, { maxLength: 3 }), film: fc.option(fc.webUrl()) })
  .map(
    ({ partners, film }): Site => ({
      ...own,
      partners,
      ...(film === null ? {} : { video: { title: 'A film', src: film } }),
    }),
  );
const rest = fc.stringMatching(/^[\w.-]{0,8}$/);
const folders = fc.constantFrom(
  ...['/', '/embed/', '/embed/finder', '/embed/finder/', '/pictures/'],
  ...['/art/', '/art/dark/', '/share/', '/favicon', '/icon-', '/sitemap-'],
);
const pictures = ['/art/mark.svg', '/favicon.svg', '/favicon-svg', '/icon-192.png', '/rss.xml'];
const address = fc.oneof(
  fc.constantFrom('/', '/sw.js', '/sw-js', '/embed', '/embed/finder', '/pictures', ...files),
  fc.constantFrom(...pictures),
  fc.tuple(folders, rest).map((parts) => parts.join('')),
);

describe.each(hosts)('what is made for %s', (_, textOf, read) => {
  it('says of every address what the table of rules says', () => {
    fc.assert(
      fc.property(sites, address, (site, at) => {
        const rules = headerRules(site);
        expect(read(textOf(rules), at)).toEqual(fieldsFor(rules, at));
      }),
      { numRuns: 300 },
    );
  });

  it('has no line so long, and no sign such, that the host would read something else', () => {
    fc.assert(
      fc.property(sites, (site) => {
        for (const line of textOf(headerRules(site)).split('\n')) {
          expect(line.length).toBeLessThan(2000);
          expect(line).toMatch(/^[\x20-\x7e]*$/);
        }
      }),
    );
  });
});

describe('a query', () => {
  it.each(hosts.slice(1))('changes nothing of what %s says', (_, textOf, read) => {
    const rules = headerRules({ ...own, partners: ['https://lender.example.org'] });
    for (const at of ['/embed/finder', '/sw.js', ...pictures, ...files])
      expect(read(textOf(rules), `${at}?near=84604`)).toEqual(fieldsFor(rules, at));
  });
});
