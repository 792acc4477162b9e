import type { Site } from '@appraisers/edition/schemas/site.ts';
import { describe, expect, it } from 'vitest';
import { contentDirectives, partnerHosts, responseHeaderFields } from './security-policy.ts';
import { hostedSite, sampleSite, siteOfOwn } from './sites.fixture.ts';

/** What each directive of the policy allows. */
const policyOf = (given: Site) =>
  new Map(
    contentDirectives(given).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('what a page may show in a frame', () => {
  it('is only its own site if all widgets are its own', () =>
    expect(policyOf(siteOfOwn).get('frame-src')).toEqual(["'self'"]));

  it('includes the hosts in site.yaml, without the rest of their addresses', () =>
    expect(policyOf(hostedSite).get('frame-src')).toEqual([
      "'self'",
      'https://platform.example.org',
      'https://video.example.net:8443',
    ]));

  it('names a host once that serves both widgets', () => {
    const both = {
      ...hostedSite,
      embeds: {
        ...hostedSite.embeds,
        membership: { ...siteOfOwn.embeds.membership, src: 'https://platform.example.org/join' },
      },
    };
    expect(policyOf(both).get('frame-src')).toEqual(policyOf(hostedSite).get('frame-src'));
  });

  it('opens nothing else of the policy', () => {
    const without = (given: Site) =>
      contentDirectives(given).filter((directive) => !/^(frame|connect)-src /.test(directive));
    expect(without(hostedSite)).toEqual(without(siteOfOwn));
  });

  it('lets a page ask the hosts of widgets, and no other', () => {
    const asked = (given: Site) => policyOf(given).get('connect-src')?.join(' ');
    expect(asked(siteOfOwn)).toBe("'self'");
    expect(asked(hostedSite)).toBe("'self' https://platform.example.org");
  });
});

it.each([
  [[], "'self'"],
  [['https://lender.com'], "'self' https://lender.com https://www.lender.com"],
  [['https://www.lender.com'], "'self' https://www.lender.com https://lender.com"],
  [
    ['https://lender.com', 'https://www.lender.com'],
    "'self' https://lender.com https://www.lender.com",
  ],
  [['https://app.lender.com:8443'], "'self' https://app.lender.com:8443"],
  [['http://localhost:*'], "'self' http://localhost:*"],
])('partners %j may frame the finder, with and without www', (partners, hosts) =>
  expect(partnerHosts({ ...siteOfOwn, partners })).toBe(hosts),
);

describe('where pictures may come from', () => {
  const pictures = (url: string) =>
    policyOf({ ...siteOfOwn, tiles: { ...siteOfOwn.tiles, url } }).get('img-src');

  it.each([
    ['https://tile.example.org/{z}/{x}/{y}.png', 'https://tile.example.org'],
    ['https://{s}.tile.example.org/{z}/{x}/{y}.png?key=a', 'https://*.tile.example.org'],
    ['https://maps.example.org:8443/v1/{z}/{x}/{y}{r}.webp', 'https://maps.example.org:8443'],
  ])('is this site and the host of %s', (url, origin) =>
    expect(pictures(url)).toEqual(["'self'", 'data:', origin]),
  );
});

describe.each([
  ['unchanged', sampleSite],
  ['with its own widgets', siteOfOwn],
  ['with hosted widgets', hostedSite],
])('the policy of the site %s', (_, given) => {
  const sources = [...policyOf(given).values()].flat();

  it('forbids what it does not name', () => {
    expect(policyOf(given).get('default-src')).toEqual(["'none'"]);
    // Objects, frames by others and workers by others fall under the default.
    expect(policyOf(given).has('object-src')).toBe(false);
    expect(policyOf(given).get('base-uri')).toEqual(["'none'"]);
  });

  it('allows no inline code, no eval, and no wildcard host', () => {
    expect(sources.filter((source) => source.includes('unsafe'))).toEqual([]);
    expect(sources.filter((source) => /^(\*|https?:|http:.*)$/.test(source))).toEqual([]);
    expect(sources.filter((source) => /[;,\s]/.test(source))).toEqual([]);
  });

  it('has each directive once', () =>
    expect(policyOf(given).size).toBe(contentDirectives(given).length));
});

/** The features of the policy, with "self" wherever the site has its own video and widgets. */
const permissions = (player: string, payment: string) =>
  `fullscreen=${player}, autoplay=${player}, payment=${payment}, geolocation=(self), ` +
  'clipboard-write=(self), web-share=(self), camera=(), microphone=(), usb=(), browsing-topics=()';

describe('the headers of every answer', () => {
  it.each([
    ['its own video and widgets', siteOfOwn, permissions('(self)', '()')],
    [
      'those of other hosts',
      hostedSite,
      permissions(
        '(self "https://video.example.net:8443")',
        '(self "https://platform.example.org")',
      ),
    ],
  ])('allow only the browser features that a site needs with %s', (_, site, expected) =>
    expect(responseHeaderFields(site)['Permissions-Policy']).toBe(expected),
  );

  it('enforce types and frames, send tile hosts a referrer, and require encryption here', () =>
    expect(responseHeaderFields(sampleSite)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000',
    }));
});
