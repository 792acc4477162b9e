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

const why = (schema: z.ZodType, address: unknown) =>
  schema.safeParse(address).error?.issues.map(({ message }) => message) ?? [];

const https = 'Enter an address that starts with https://.';
const local = 'Enter a public address, such as https://www.example.org.';
const widget = widgetAddress('/embed/events');

it.each<[string, z.ZodType, string]>([
  ['a link', webAddress, ' https://platform.example.org:8443/widget?id=7#top '],
  ['a widget', widget, 'https://platform.example.org'],
  ['a widget', widget, '/embed/events'],
  ['a card', linkAddress, '/join#form'],
  ['a card', linkAddress, 'https://law.example.org/61-2g-S406.html'],
  ['a video', playerAddress, 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=7'],
  ['a video', playerAddress, 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['the site', siteAddress, 'https://owner.github.io/repo.name'],
  ['a partner', partnerAddress, 'https://lender.example.org'],
  ['a partner', partnerAddress, 'http://localhost:*'],
  ['tiles', tileAddress, 'https://{s}.tile.example.org/{z}/{x}/{y}.png'],
  ['a license', licenseAddress, 'https://licenses.example.org/search?number={number}'],
])('%s may be at %s', (_, schema, address) => expect(why(schema, address)).toEqual([]));

describe.each([
  ['a link', webAddress],
  ['a widget', widget],
  ['a video', playerAddress],
  ['a card', linkAddress],
])('%s', (_, schema) => {
  it.each([
    ['http://example.org/', https],
    ['//example.org/', https],
    ['https:example.org', https],
    ['https://', https],
    ['javascript:alert(1)', https],
    ['', https],
    ['https://example.org/a b', 'The address has a space in it.'],
    ['https://ann:secret@example.org/', 'The address has a user name or password in it.'],
    ['https://2130706433/', local],
    ['https://[::1]/', local],
    ['https://localhost:4321/', local],
    ['https://printer.local/', local],
    ['https://office/', https],
    ['https://a.example;script-src/e', https],
    [7, https],
  ])('may not lead to %s', (address, expected) => {
    expect(why(schema, address)).toHaveLength(1);
    expect(why(schema, address)[0]).toContain(expected);
  });
});

const shape = 'Enter the address of the player page, https://www.youtube-nocookie.com/embed/<id>.';
it.each<[string, z.ZodType, string, string]>([
  ['a widget', widget, '/events', `For the site's own widget, enter /embed/events.`],
  ['a card', linkAddress, 'join us', 'For a page of this site, enter a path such as /membership.'],
  ['a video', playerAddress, 'https://m.youtube.com/watch?v=dQw4w9WgXcQ', shape],
  ['a video', playerAddress, 'https://youtu.be/dQw4w9WgXcQ', shape],
  ['a video', playerAddress, 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/<id>'],
  ['the site', siteAddress, 'https://o.example.org/a?b', 'Enter https://o.example.org/a.'],
  ['a partner', partnerAddress, 'http://localhost:4400', https],
  ['a partner', partnerAddress, 'https://a.example.org/b', 'any slash at the end'],
  ['a partner', partnerAddress, "https://a.example.org; script-src 'unsafe-inline'", 'space'],
  ['a partner', partnerAddress, 'https://*.example.org', 'with a valid host name.'],
  ['tiles', tileAddress, 'https://tile.example.org/{z}/{x}.png', 'The address has no {y}.'],
  ['a license', licenseAddress, 'https://licenses.example.org/', 'has no {number}'],
])('%s may not be at %s', (_, schema, address, expected) =>
  expect(why(schema, address).join()).toContain(expected),
);
