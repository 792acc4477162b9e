// tests/hosts visits servers with these headers. What it can't see is tested here.
import { describe, expect, it } from 'vitest';
import { hostedSite, siteOfOwn } from '../sites.fixture.ts';
import { fieldsFor, headerRules } from './header-rules.ts';
import { headersFile } from './headers-file.ts';
import { htaccessText, nginxText } from './server-configs.ts';

const rules = headerRules({ ...hostedSite, partners: ['https://lender.example.org'] });

it.each([
  [[], "'self'"],
  [['https://lender.com'], "'self' https://lender.com https://www.lender.com"],
  [['https://www.lender.com'], "'self' https://www.lender.com https://lender.com"],
  [['https://app.lender.com:8443'], "'self' https://app.lender.com:8443"],
  [['http://localhost:*'], "'self' http://localhost:*"],
])('partners %j may frame the finder, with and without www', (partners, hosts) =>
  expect(fieldsFor(headerRules({ ...siteOfOwn, partners }), '/embed/finder')).toMatchObject({
    'Content-Security-Policy': `frame-ancestors ${hosts}`,
  }),
);

it.each([
  ['its own video and widgets', siteOfOwn, '(self)', '()'],
  [
    'those of other hosts',
    hostedSite,
    '(self "https://video.example.net:8443")',
    '(self "https://platform.example.org")',
  ],
])('a site with %s allows only the browser features that it needs', (_, site, player, payment) =>
  expect(fieldsFor(headerRules(site), '/about')).toMatchObject({
    'Permissions-Policy':
      `fullscreen=${player}, autoplay=${player}, payment=${payment}, geolocation=(self), ` +
      'clipboard-write=(self), web-share=(self), camera=(), microphone=(), usb=(), browsing-topics=()',
    // Tile hosts need a referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }),
);

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

const hashed = ['/_astro/Finder.a1.js', '/_astro/fonts/type.b2.woff2'];

describe('the headers file of Cloudflare and Netlify', () => {
  const text = headersFile(rules, hashed);

  it('caches existing files with a hash for a year, and no other address', () =>
    expect(
      [...text.matchAll(/^(\/.*)\n {2}! .*\n.*max-age=31536000/gm)].map(([, at]) => at),
    ).toEqual(hashed));

  it('has one rule for a path, since Netlify reads the last one', () => {
    const paths = text.match(/^\/.*$/gm);
    expect(new Set(paths).size).toBe(paths?.length);
  });

  it('is rejected with more rules or longer lines than hosts read', () => {
    const scripts = (count: number) => Array.from({ length: count }, (_, at) => `/_astro/${at}.js`);
    expect(() => headersFile(rules, scripts(88))).not.toThrow();
    expect(() => headersFile(rules, scripts(89))).toThrow(
      /^Hosts read 100 rules .*, which has 101 of .*codeSplit/,
    );
    const src = `https://${'a'.repeat(990)}.example.org/`;
    const long = headerRules({ ...hostedSite, video: { title: 'A video', src } });
    expect(() => headersFile(long, [])).toThrow(
      /^Hosts read .* of 2000 characters .*shorten addresses in site\.yaml/,
    );
  });
});
