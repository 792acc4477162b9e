import type { Site } from '@appraisers/edition/schemas/site.ts';
import { describe, expect, it } from 'vitest';
import { responseHeaderFields } from './security-policy.ts';
import { hostedSite, sampleSite, siteOfOwn } from './sites.fixture.ts';

describe('browser features that a page and its frames may use', () => {
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
  ])("are, for %s, %s while the video and widgets are the site's own", (feature, allowed) => {
    expect(permissionsOf(siteOfOwn).get(feature)).toBe(allowed);
  });

  it.each([
    ['fullscreen', '(self "https://video.example.net:8443")'],
    ['autoplay', '(self "https://video.example.net:8443")'],
    ['payment', '(self "https://platform.example.org")'],
  ])('are, for %s, %s when the video and widgets are on those hosts', (feature, allowed) => {
    expect(permissionsOf(hostedSite).get(feature)).toBe(allowed);
  });

  it('are otherwise the same for any host of the video and widgets', () => {
    const rest = (given: Site) =>
      [...permissionsOf(given)].filter(([, allowed]) => !allowed.includes('https:'));
    expect(rest(siteOfOwn)).toEqual(expect.arrayContaining(rest(hostedSite)));
    expect(permissionsOf(hostedSite).size).toBe(permissionsOf(siteOfOwn).size);
  });
});

describe('the headers of every answer', () => {
  it('enforce types and frames, and send tile hosts a referrer', () => {
    expect(responseHeaderFields(sampleSite)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Content-Security-Policy': expect.stringMatching(/^frame-ancestors '/),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('require encryption for this host name only', () => {
    expect(responseHeaderFields(sampleSite)['Strict-Transport-Security']).toBe('max-age=63072000');
  });
});
