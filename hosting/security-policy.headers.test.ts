import type { Site } from '@appraisers/edition/schemas/site.ts';
import { describe, expect, it } from 'vitest';
import { responseHeaderFields } from './security-policy.ts';
import { hostedSite, sampleSite, siteOfOwn } from './sites.fixture.ts';

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
    expect(permissionsOf(siteOfOwn).get(feature)).toBe(allowed);
  });

  it.each([
    ['fullscreen', '(self "https://video.example.net:8443")'],
    ['autoplay', '(self "https://video.example.net:8443")'],
    ['payment', '(self "https://platform.example.org")'],
  ])('is, for %s, %s when film and widgets are on those hosts', (feature, allowed) => {
    expect(permissionsOf(hostedSite).get(feature)).toBe(allowed);
  });

  it('is the same in all else, wherever film and widgets are', () => {
    const rest = (given: Site) =>
      [...permissionsOf(given)].filter(([, allowed]) => !allowed.includes('https:'));
    expect(rest(siteOfOwn)).toEqual(expect.arrayContaining(rest(hostedSite)));
    expect(permissionsOf(hostedSite).size).toBe(permissionsOf(siteOfOwn).size);
  });
});

describe('the headers of every answer', () => {
  it('keep types and frames, and tell tile hosts whence', () => {
    expect(responseHeaderFields(sampleSite)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Content-Security-Policy': expect.stringMatching(/^frame-ancestors '/),
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  it('ask for encryption of this host name alone', () => {
    expect(responseHeaderFields(sampleSite)['Strict-Transport-Security']).toBe('max-age=63072000');
  });
});
