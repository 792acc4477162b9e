import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  licenseAddress,
  linkAddress,
  partnerAddress,
  playerAddress,
  siteAddress,
  tileAddress,
  webAddress,
  widgetAddress,
} from './web-address.ts';

const widget = widgetAddress('/embed/events');

it.each<[string, string, z.ZodType]>([
  ['a link', ' https://platform.example.org:8443/widget?id=7#top ', webAddress],
  ['a widget', '/embed/events', widget],
  ['a card', '/join#form', linkAddress],
  ['a video', 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=7', playerAddress],
  ['a video', 'https://player.vimeo.com/video/76979871?h=8272103f6e', playerAddress],
  ['the site', 'https://owner.github.io/repo.name', siteAddress],
  ['a partner', 'https://lender.example.org', partnerAddress],
  ['a partner', 'http://localhost:*', partnerAddress],
  ['tiles', 'https://{s}.tile.example.org/{z}/{x}/{y}.png', tileAddress],
  ['a license', 'https://licenses.example.org/search?number={number}', licenseAddress],
])('%s may be at %s', (_, address, schema) =>
  expect(schema.safeParse(address).error).toBe(undefined),
);

const why = (schema: z.ZodType, address: unknown) =>
  schema.safeParse(address).error?.issues.map(({ message }) => message) ?? [];

describe.each([
  ['a link', webAddress],
  ['a widget', widget],
  ['a video', playerAddress],
  ['a card', linkAddress],
])('%s', (_, schema) => {
  it.each([
    ...['http://example.org/', '//example.org/', 'https:example.org', 'https://', '', 7],
    ...['javascript:alert(1)', 'https://example.org/a b', 'https://ann:secret@example.org/'],
    ...['https://2130706433/', 'https://[::1]/', 'https://localhost:4321/', 'https://office/'],
    ...['https://printer.local/', 'https://a.example;script-src/e', 'https://*.example.org'],
  ])('may not lead to %s', (address) => {
    const [message, ...others] = why(schema, address);
    expect(message).toMatch(/Enter (a public|the https) address/);
    expect(others).toEqual([]);
  });
});

it.each<[string, string, z.ZodType, string]>([
  ['a widget', '/events', widget, `For the site's own widget, enter /embed/events.`],
  ['a card', 'join us', linkAddress, 'or a path of this site, such as /membership.'],
  ['a video', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ', playerAddress, 'the player page'],
  ['a video', 'https://vimeo.com/76979871', playerAddress, 'player.vimeo.com/video/<id>'],
  ['the site', 'https://o.example.org/a?b', siteAddress, 'nothing after the host and a folder'],
  ['a partner', 'https://a.example.org/', partnerAddress, 'also no slash'],
  ['a partner', "https://a.example.org; script-src 'unsafe-inline'", partnerAddress, 'https://'],
  ['tiles', 'https://tile.example.org/{z}/{x}.png', tileAddress, 'has {z}, {x}, {y} in it'],
  ['a license', 'https://licenses.example.org/', licenseAddress, 'has {number} in it'],
])('%s may not be at %s', (_, address, schema, expected) =>
  expect(why(schema, address).join()).toContain(expected),
);
