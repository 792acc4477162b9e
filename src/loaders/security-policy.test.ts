import { describe, expect, it } from 'vitest';
import { type Site, siteSchema } from '#schemas/site.ts';
import { readYaml } from './read-yaml.ts';
import { contentDirectives, responseHeaderFields } from './security-policy.ts';

const site = readYaml('content/site.yaml', siteSchema);

/** What each directive of the policy allows. */
const policyOf = (given: Site) =>
  new Map(
    contentDirectives(given).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const own: Site = {
  ...site,
  embeds: {
    events: { ...site.embeds.events, src: '/embed/events' },
    membership: { ...site.embeds.membership, src: '/embed/membership' },
  },
  video: { title: site.video.title },
};
const hosted: Site = {
  ...own,
  embeds: {
    events: { ...own.embeds.events, src: 'https://platform.example.org/events?org=7' },
    membership: own.embeds.membership,
  },
  video: { ...own.video, src: 'https://video.example.net:8443/player/1#t=0' },
};

describe('what a page may show in a frame', () => {
  it('is its own site while every widget is its own', () => {
    expect(policyOf(own).get('frame-src')).toEqual(["'self'"]);
  });

  it('is also the hosts of content/site.yaml, and not a part of their addresses more', () => {
    expect(policyOf(hosted).get('frame-src')).toEqual([
      "'self'",
      'https://platform.example.org',
      'https://video.example.net:8443',
    ]);
  });

  it('names a host once that serves both widgets', () => {
    const both = {
      ...hosted,
      embeds: {
        ...hosted.embeds,
        membership: { ...own.embeds.membership, src: 'https://platform.example.org/join' },
      },
    };
    expect(policyOf(both).get('frame-src')).toEqual(policyOf(hosted).get('frame-src'));
  });

  it('opens nothing else of the policy', () => {
    const without = (given: Site) =>
      contentDirectives(given).filter((directive) => !/^(frame|connect)-src /.test(directive));
    expect(without(hosted)).toEqual(without(own));
  });

  it('lets a page ask whether the host of a widget answers, and no other host', () => {
    expect(policyOf(own).get('connect-src')).toEqual(["'self'"]);
    expect(policyOf(hosted).get('connect-src')).toEqual(["'self'", 'https://platform.example.org']);
  });
});

describe('where pictures may come from', () => {
  const pictures = (url: string) =>
    policyOf({ ...own, tiles: { ...own.tiles, url } }).get('img-src');

  it.each([
    ['https://tile.example.org/{z}/{x}/{y}.png', 'https://tile.example.org'],
    ['https://{s}.tile.example.org/{z}/{x}/{y}.png?key=a', 'https://*.tile.example.org'],
    ['https://maps.example.org:8443/v1/{z}/{x}/{y}{r}.webp', 'https://maps.example.org:8443'],
  ])('is this site and the host of %s', (url, origin) => {
    expect(pictures(url)).toEqual(["'self'", 'data:', origin]);
  });
});

describe.each([
  ['as it is', site],
  ['with its own widgets', own],
  ['with hosted widgets', hosted],
])('the policy of the site %s', (_, given) => {
  const sources = [...policyOf(given).values()].flat();

  it('forbids what it does not name', () => {
    expect(policyOf(given).get('default-src')).toEqual(["'none'"]);
    expect(policyOf(given).get('object-src')).toEqual(["'none'"]);
    expect(policyOf(given).get('base-uri')).toEqual(["'none'"]);
  });

  it('allows no inline code, no code from text, and no host that is everybody', () => {
    expect(sources.filter((source) => source.includes('unsafe'))).toEqual([]);
    expect(sources.filter((source) => /^(\*|https?:|http:.*)$/.test(source))).toEqual([]);
    expect(sources.filter((source) => /[;,\s]/.test(source))).toEqual([]);
  });

  it('has each directive once', () => {
    expect(policyOf(given).size).toBe(contentDirectives(given).length);
  });
});

describe('what a page and the frames in it may ask of the browser', () => {
  const permissionsOf = (given: Site) =>
    new Map(
      (responseHeaderFields(given)['Permissions-Policy'] ?? '').split(', ').map((feature) => {
        const [name = '', allowed = ''] = feature.split('=');
        return [name, allowed];
      }),
    );

  it.each([
    ['fullscreen', '(self)'],
    ['autoplay', '(self)'],
    ['payment', '()'],
    ['geolocation', '(self)'],
    ['clipboard-write', '(self)'],
    ['web-share', '(self)'],
    ['camera', '()'],
    ['microphone', '()'],
    ['usb', '()'],
    ['browsing-topics', '()'],
  ])("is, for %s, %s while film and widgets are the site's own", (feature, allowed) => {
    expect(permissionsOf(own).get(feature)).toBe(allowed);
  });

  it.each([
    ['fullscreen', '(self "https://video.example.net:8443")'],
    ['autoplay', '(self "https://video.example.net:8443")'],
    ['payment', '(self "https://platform.example.org")'],
  ])('is, for %s, %s when film and widgets are on those hosts', (feature, allowed) => {
    expect(permissionsOf(hosted).get(feature)).toBe(allowed);
  });

  it('is the same in all else, wherever film and widgets are', () => {
    const rest = (given: Site) =>
      [...permissionsOf(given)].filter(([, allowed]) => !allowed.includes('https:'));
    expect(rest(own)).toEqual(expect.arrayContaining(rest(hosted)));
    expect(permissionsOf(hosted).size).toBe(permissionsOf(own).size);
  });
});

describe('the headers of every answer', () => {
  it('keep types and frames, and tell tile hosts whence', () => {
    expect(responseHeaderFields(site)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Content-Security-Policy': expect.stringMatching(/^frame-ancestors '/),
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  it('ask for encryption of this host name alone', () => {
    expect(responseHeaderFields(site)['Strict-Transport-Security']).toBe('max-age=63072000');
  });
});
