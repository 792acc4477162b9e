import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  licenseAddress,
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

describe.each([
  ['a link', webAddress],
  ['a widget', widgetAddress('/embed/events')],
  ['a video', playerAddress],
])('%s', (_, schema) => {
  it.each([
    'https://platform.example.org',
    'https://platform.example.org/widget?id=7#top',
    'https://platform.example.org:8443/',
    ' https://platform.example.org/ ',
  ])('may lead to %s', (address) => expect(why(schema, address)).toEqual([]));

  it.each([
    ['http://example.org/', https],
    ['HTTPS://example.org/', https],
    ['//example.org/', https],
    ['www.example.org', https],
    ['https:example.org', https],
    ['https://', https],
    ['javascript:alert(1)', https],
    ['data:text/html,x', https],
    ['ftp://example.org/', https],
    ['', https],
    ['https://example.org/a b', 'The address has a space in it.'],
    ['https://ann@example.org/', 'The address has a user name or password in it.'],
    ['https://ann:secret@example.org/', 'The address has a user name or password in it.'],
    ['https://127.0.0.1/', local],
    ['https://2130706433/', local],
    ['https://0x7f.1/', local],
    ['https://[::1]/', local],
    ['https://localhost/', local],
    ['https://localhost:4321/', local],
    ['https://printer.local/', local],
    ['https://office/', https],
    ['https://a.example;script-src/e', https],
    ["https://example.org'/e", https],
    [undefined, https],
    [7, https],
  ])('may not lead to %s', (address, expected) => {
    expect(why(schema, address)).toHaveLength(1);
    expect(why(schema, address)[0]).toContain(expected);
  });
});

describe('a widget', () => {
  it('may be that of the site, and the message names its path', () => {
    expect(why(widgetAddress('/embed/events'), '/embed/events')).toEqual([]);
    for (const other of ['/embed/membership', '/events', '/embed/events/']) {
      const [message] = why(widgetAddress('/embed/events'), other);
      expect(message).toBe(
        `"${other}" doesn't start with https://.\n${https} For the site's own widget, enter /embed/events.`,
      );
    }
  });
});

describe('a video', () => {
  it.each([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=7',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ])('may be the player page %s', (address) => expect(why(playerAddress, address)).toEqual([]));

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/<id>'],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/<id>'],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/<id>'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/<id>'],
    ['https://www.youtube-nocookie.com/embed/', 'https://www.youtube-nocookie.com/embed/<id>'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/<id>'],
    ['https://www.vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/<id>'],
    ['https://player.vimeo.com/76979871', 'https://player.vimeo.com/video/<id>'],
  ])('may not be the page for watching, %s', (address, shape) =>
    expect(why(playerAddress, address)).toEqual([
      `This is a page for watching, which can't be shown inside another page.\nEnter the address of the player page, ${shape}.`,
    ]),
  );
});

it.each([
  ['https://www.example.org', []],
  ['https://owner.github.io/repo.name', []],
  ['https://www.example.org/', [expect.stringContaining('Enter https://www.example.org.')]],
  ['https://o.example.org/a?b', [expect.stringContaining('Enter https://o.example.org/a.')]],
])('the address of the site: %s', (address, issues) =>
  expect(why(siteAddress, address)).toEqual(issues),
);

it.each([
  ['https://lender.example.org', []],
  ['http://localhost:*', []],
  ['http://localhost:4400', [expect.stringContaining(https)]],
  ['https://lender.example.org/advice', [expect.stringContaining('any slash at the end')]],
  ["https://lender.example.org; script-src 'unsafe-inline'", [expect.stringContaining('space')]],
  ['https://*.example.org', [expect.stringContaining('has no valid host name.')]],
])('a partner at %s', (address, expected) =>
  expect(why(partnerAddress, address)).toEqual(expected),
);

it.each([
  ['https://{s}.tile.example.org/{z}/{x}/{y}.png', []],
  [
    'https://tile.example.org/{z}/{x}.png',
    ['The address has no {y}.\nEnter one with {z}, {x} and {y} in it.'],
  ],
  ['http://tile.example.org/{z}/{x}/{y}.png', [expect.stringContaining(https)]],
])('the tiles of the map are at %s', (address, expected) =>
  expect(why(tileAddress, address)).toEqual(expected),
);

it.each([
  ['https://licenses.example.org/search?number={number}', []],
  ['https://licenses.example.org/', [/has no \{number\}/]],
  ['http://licenses.example.org/{number}', [/doesn't start with https/]],
])('the address that shows a license may be %s', (address, expected) =>
  expect(why(licenseAddress, address)).toEqual(expected.map((one) => expect.stringMatching(one))),
);
