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

it.each<[string, z.ZodType, string]>([
  ['a link', webAddress, ' https://platform.example.org:8443/widget?id=7#top '],
  ['a widget', widget, 'https://platform.example.org'],
  ['a widget', widget, '/embed/events'],
  ['a card', linkAddress, '/join#form'],
  ['a card', linkAddress, 'https://law.example.org/61-2g-S406.html'],
  ['a video', playerAddress, 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=7'],
  ['a video', playerAddress, 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['a video', playerAddress, 'https://video.example.org/watch/7'],
  ['the site', siteAddress, 'https://owner.github.io/repo.name'],
  ['a partner', partnerAddress, 'https://lender.example.org'],
  ['a partner', partnerAddress, 'http://localhost:*'],
  ['tiles', tileAddress, 'https://{s}.tile.example.org/{z}/{x}/{y}.png'],
  ['a license', licenseAddress, 'https://licenses.example.org/search?number={number}'],
])('%s may be at %2$s', (_, schema, address) =>
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

it.each<[string, z.ZodType, string, string]>([
  ['a widget', widget, '/events', `For the site's own widget, enter /embed/events.`],
  ['a card', linkAddress, 'join us', 'or a path of this site, such as /membership.'],
  ['a video', playerAddress, 'https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'the player page'],
  ['a video', playerAddress, 'https://youtu.be/dQw4w9WgXcQ', 'the player page'],
  ['a video', playerAddress, 'https://vimeo.com/76979871', 'player.vimeo.com/video/<id>'],
  ['the site', siteAddress, 'https://o.example.org/a?b', 'nothing after the host and a folder'],
  ['a partner', partnerAddress, 'http://localhost:4400', 'starts with https://'],
  ['a partner', partnerAddress, 'https://a.example.org/b', 'also no slash'],
  ['a partner', partnerAddress, 'https://a.example.org/', 'also no slash'],
  ['a partner', partnerAddress, "https://a.example.org; script-src 'unsafe-inline'", 'https://'],
  ['tiles', tileAddress, 'https://tile.example.org/{z}/{x}.png', 'has {z}, {x}, {y} in it'],
  ['a license', licenseAddress, 'https://licenses.example.org/', 'has {number} in it'],
])('%s may not be at %2$s', (_, schema, address, expected) =>
  expect(why(schema, address).join()).toContain(expected),
);
