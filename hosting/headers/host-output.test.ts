// What protects visitors in the generated files. The Workers engine and nginx are also tested with the
// built site (tests/hosts/hosts.spec.ts).

import { describe, expect, it } from 'vitest';
import { inertHeaderFields, responseHeaderFields } from '../security-policy.ts';
import { hostedSite } from '../sites.fixture.ts';
import { htaccessText } from './apache-config.ts';
import { headerRules } from './header-rules.ts';
import { nginxText } from './nginx-config.ts';
import { quoted } from './server-syntax.ts';

const partner = 'https://lender.example.org';
const rules = headerRules({ ...hostedSite, partners: [partner] });
const files = ['/_astro/Finder.a1.js', '/_astro/fonts/type.b2.woff2'];
const htaccess = htaccessText(rules);
const nginx = nginxText(rules, 'www.example.org');
const matches = (pattern: string, text: string) => new RegExp(pattern).test(text);
const unquoted = (value = '') => value.slice(1, -1);

/** A field as Apache sends it: from the last line whose condition holds. */
const apacheField = (field: string, address: string) =>
  [...htaccess.matchAll(/^Header always set (\S+) (".*?"|'.*?')(?: "expr=.*? =~ m#(.+?)#.*")?$/gm)]
    .filter(([, name, , pattern = '']) => name === field && matches(pattern, `GET ${address} HTTP`))
    .map(([, , value]) => unquoted(value))
    .at(-1);

/** A field as nginx sends it: from the first line of its map that matches. */
function nginxField(field: string, address: string) {
  const variable = new RegExp(`add_header ${field} (\\S+?)(_of_status)? always;`).exec(nginx)?.[1];
  const start = nginx.indexOf(`map $request_uri ${variable} {`);
  const map = nginx.slice(start, nginx.indexOf('}', start));
  const lines = [...map.matchAll(/^ +(?:default|"~(.+)") (["'].*["']);$/gm)];
  return unquoted(lines.find(([, pattern = '']) => matches(pattern, address))?.[2]);
}

const inert = inertHeaderFields['Content-Security-Policy'];
const noFrames = "frame-ancestors 'none'";
const ownFrames = "frame-ancestors 'self'";
const revalidate = 'public, max-age=0, must-revalidate';
const day = 'public, max-age=86400';
const year = 'public, max-age=31536000, immutable';

describe.each([
  ['nginx', nginxField],
  ['Apache', apacheField],
])('on %s', (_, fieldOf) => {
  it.each<[policy: string | undefined, cache: string, addresses: string[]]>([
    [noFrames, revalidate, ['/', '/about', '/embed', '/pictures', '/sw-js', '/favicon-svg']],
    [ownFrames, revalidate, ['/embed/events', '/embed/nowhere', '/embed/finder/']],
    [`${ownFrames} ${partner}`, revalidate, ['/embed/finder']],
    [inert, revalidate, ['/art/mark.svg', '/art/dark/mark.svg', '/favicon.svg']],
    [inert, revalidate, ['/icon-192.png', '/apple-touch-icon.png', '/rss.xml', '/sitemap-0.xml']],
    [inert, day, ['/pictures/house.webp']],
    [noFrames, 'no-cache', ['/sw.js']],
    [noFrames, year, files],
  ])('%s; %s: %j', (policy, cache, addresses) => {
    const fields = {
      ...responseHeaderFields(hostedSite),
      'Content-Security-Policy': policy,
      'Cache-Control': cache,
    };
    for (const address of addresses.flatMap((path) => [path, `${path}?near=84604`]))
      for (const [field, value] of Object.entries(fields))
        expect(fieldOf(field, address), `${field} of ${address}`).toBe(value);
  });

  it('other sites may show only the pictures of shared links', () => {
    const policyOf = (address: string) => fieldOf('Cross-Origin-Resource-Policy', address);
    expect(policyOf('/share/a.png')).toBe('cross-origin');
    expect(fieldOf('Content-Security-Policy', '/share/a.png')).toBe(inert);
    for (const address of ['/', '/art/mark.svg', '/embed/finder', '/share', files[0] ?? ''])
      expect(policyOf(address), address).toBe('same-origin');
  });
});

it('nginx and Apache do not cache "not found"', () => {
  expect(nginx).toMatch(/^map \$status (\S+) \{\n.*\n {4}~\^\[45\] "public, max-age=0, must-/m);
  expect(nginx).toMatch(/^ +add_header Cache-Control \S+_of_status always;$/m);
  const caching = htaccess.match(/^.* Cache-Control .*expr=.*$/gm) ?? [];
  expect(caching).toHaveLength(4);
  for (const line of caching) expect(line).toContain('%{REQUEST_STATUS} -lt 400');
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

// No test starts Apache. nginx has the same patterns.
describe('Apache', () => {
  const rewrites = [...htaccess.matchAll(/^RewriteRule (\S{2,}) (\S+) \[R=(\d+),L\]$/gm)];

  it.each([
    ['307 /', ['index', 'index.html']],
    ['307 /about', ['about/', 'about.html', 'about/index', 'about/index.html']],
    ['307 /resources/blogs/1', ['resources/blogs/1.html', 'resources/abc', 'resources/blogs/1a']],
    ['404 -', ['_headers', '_redirects', '.htaccess', '.git/config', 'about.html.br', 'sw.js.gz']],
    ['file', ['about', 'sw.js', '_astro/a.1.js', '.well-known/security.txt', 'resources/99']],
  ])('answers %s: %j', (answer, paths) => {
    for (const path of paths) {
      const [, pattern = '', target = '', status] =
        rewrites.find(([, pattern = '']) => matches(pattern, path)) ?? [];
      const [, page = ''] = new RegExp(pattern).exec(path) ?? [];
      expect(status ? `${status} ${target.replace('$1', page)}` : 'file', path).toBe(answer);
    }
  });

  it('does not find an address whose spelling gets around the rules', () => {
    const rule = /^RewriteCond %\{THE_REQUEST\} "(.*)"\nRewriteRule \^ - \[R=404,L\]$/m;
    const isRespelled = (address: string) =>
      matches(rule.exec(htaccess)?.[1] ?? '', `GET ${address} HTTP/1.1`);
    const respelled = ['/%61rt/mark.svg', '/art/mark%2Esvg', '//art/mark.svg', '/art//a.svg?a=1'];
    expect(respelled.filter(isRespelled)).toEqual(respelled);
    const others = ['/art/mark.svg', '/?near=Salt%20Flat', '/embed/finder?a=https://a.example.org'];
    expect(others.filter(isRespelled)).toEqual([]);
    expect(htaccess).toMatch(/^ErrorDocument 404 \/404\.html$/m);
  });
});

it.each([`'a' "b"`, 'a $uri', '100%', 'a\\', 'a\nb'])('%j is rejected as a header', (value) =>
  expect(() => quoted(value)).toThrow(/^nginx and Apache cannot send .* site\.yaml puts there\.$/),
);
