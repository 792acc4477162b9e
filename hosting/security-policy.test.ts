import type { Site } from '@appraisers/edition/schemas/site.ts';
import { expect, it } from 'vitest';
import { contentDirectives } from './security-policy.ts';
import { hostedSite, siteOfOwn } from './sites.fixture.ts';

/** What each directive of the policy allows. */
const policyOf = (given: Site) =>
  new Map(
    contentDirectives(given).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

const membership = { ...siteOfOwn.embeds.membership, src: 'https://join.example.org/form' };
const siteWithHostedForm = { ...hostedSite, embeds: { ...hostedSite.embeds, membership } };

it.each([
  ['its own widgets', siteOfOwn, "'self'", "'self'"],
  [
    'hosted ones, without the rest of their addresses',
    siteWithHostedForm,
    "'self' https://platform.example.org https://join.example.org https://video.example.net:8443",
    "'self' https://platform.example.org https://join.example.org",
  ],
])('a page may frame and ask the hosts of %s', (_, site, framed, asked) => {
  const policy = policyOf(site);
  expect([policy.get('frame-src'), policy.get('connect-src')]).toEqual([framed, asked]);
  const others = (given: Site) =>
    contentDirectives(given).filter((directive) => !/^(frame|connect)-src /.test(directive));
  expect(others(site)).toEqual(others(siteOfOwn));
});

it.each([
  ['https://tile.example.org/{z}/{x}/{y}.png', 'https://tile.example.org'],
  ['https://{s}.tile.example.org/{z}/{x}/{y}.png?key=a', 'https://*.tile.example.org'],
  ['https://maps.example.org:8443/v1/{z}/{x}/{y}{r}.webp', 'https://maps.example.org:8443'],
])('pictures may come from this site and the host of %s', (url, origin) =>
  expect(policyOf({ ...siteOfOwn, tiles: { ...siteOfOwn.tiles, url } }).get('img-src')).toBe(
    `'self' data: ${origin}`,
  ),
);

it.each([
  ['its own', siteOfOwn],
  ['hosted', hostedSite],
])('the policy with %s widgets forbids the rest: inline code, eval and wildcards', (_, given) => {
  const policy = policyOf(given);
  expect([policy.get('default-src'), policy.get('base-uri')]).toEqual(["'none'", "'none'"]);
  // Objects, frames by others and workers by others fall under the default.
  expect(policy.has('object-src')).toBe(false);
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|[;,]|(^| )(\*|https?:|http:\S*)( |$)/);
  expect(policy.size).toBe(contentDirectives(given).length);
});
