// The faults that a platform has: each ends in a sentence, and nothing is written.
import { describe, expect, it } from 'vitest';
import { sampleContact } from '#sync/wild-apricot/contact.fixture.ts';
import {
  busy,
  type Kind,
  type SimulatedFailure,
  sampleKey,
} from '#sync/wild-apricot/wild-apricot.fixture.ts';
import { sampleContacts, samplePull } from './pull.fixture.ts';

const { platform, pull, sentence } = samplePull();

const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Hello</h1>' };
const data = (body: unknown): SimulatedFailure => ({ body });
const [first] = sampleContacts(1);

/** Every fault, where it occurs, and what is said of it. */
const failures: readonly (readonly [string, Kind, SimulatedFailure, RegExp])[] = [
  [
    'a wrong key',
    'token',
    { status: 401, body: '' },
    /^Wild Apricot does not take the key in WILD_APRICOT_API_KEY\. Look whether/,
  ],
  [
    'a wrong key, as OAuth has it',
    'token',
    { status: 400, body: { error: 'invalid_client' } },
    /does not take the key/,
  ],
  ['a key that is taken away', 'result', { status: 401, body: '' }, /does not take the key/],
  [
    'a key without rights',
    'accounts',
    { status: 403, body: '' },
    /does not let the key in WILD_APRICOT_API_KEY read its account\. Look in Wild Apricot under Apps/,
  ],
  ['a key that may not read members', 'start', { status: 403, body: '' }, /read its members/],
  [
    'an account that is gone',
    'count',
    { status: 404, body: '' },
    /asked for its members and does not know of that \(404 Not Found\)/,
  ],
  [
    'a question it does not understand',
    'start',
    { status: 400, body: { code: 'Validation' } },
    /\(400 Bad Request\)/,
  ],
  ['no account', 'accounts', data([]), /opens no account/],
  [
    'several accounts',
    'accounts',
    data([
      { Id: 1, Name: 'A' },
      { Id: 2, Name: 'B\n"' },
    ]),
    /opens 2 accounts of Wild Apricot \("A", "B ⏎ ""\)/,
  ],
  [
    'too many questions for ever',
    'count',
    busy,
    /asked for too much at once\. Try again in an hour\.$/,
  ],
  [
    'a server out of order for ever',
    'result',
    { status: 502, body: '' },
    /is out of order \(502 Bad Gateway\)/,
  ],
  [
    'a long wait',
    'count',
    { ...busy, headers: { 'retry-after': '7200' } },
    /asks to be left alone for 120 minutes/,
  ],
  [
    'a line that breaks for ever',
    'start',
    'hang up',
    /could not be heard: the host closed the connection/,
  ],
  ['an answer that breaks off for ever', 'result', 'break off', /could not be heard: /],
  [
    'a page in the place of a token',
    'token',
    html,
    /asked for entry and answered with a web page in the place of data/,
  ],
  ['a page in the place of members', 'result', html, /a web page in the place of data/],
  ['nothing', 'accounts', data(''), /answered with nothing at all/],
  [
    'half of the data',
    'result',
    data('{"State":"Complete","Contacts":[{"Id":9'),
    /data that breaks off or is damaged/,
  ],
  [
    'letters that are none',
    'result',
    data(Buffer.from('{"State":"Complete","Contacts":["Joaqu\xedn"]}', 'latin1')),
    /could not be heard: an answer that can.t be read/,
  ],
  [
    'a redirect, which is not followed',
    'accounts',
    { status: 302, headers: { location: 'https://example.org' }, body: '' },
    /\(302 Found\)/,
  ],
  [
    'a token that is none',
    'token',
    data({ access_token: 'a b\r\nx: y' }),
    /otherwise than it documents \(access_token: expected a token/,
  ],
  ['no token', 'token', data({}), /otherwise than it documents \(access_token: /],
  ['an account without a number', 'accounts', data([{ Id: '../7', Name: 'A' }]), /\(0\.Id: /],
  ['a count that is none', 'count', data({ Count: '12' }), /\(Count: /],
  ['no result id', 'start', data({ State: 'Waiting' }), /\(ResultId: /],
  [
    'contacts without fields',
    'result',
    data({ State: 'Complete', Contacts: [{ Id: 1 }] }),
    /\(Contacts\.0\.FieldValues: /,
  ],
  ['a list in the place of an object', 'result', data([]), /\(the whole: /],
  [
    'a result that failed',
    'result',
    data({ State: 'Failed', ErrorDetails: sampleKey }),
    /could not put the list of members together/,
  ],
  ['no members', 'count', data({ Count: 0 }), /has no members to give/],
  [
    'fewer members than it counts',
    'count',
    data({ Count: 14 }),
    /has 14 members and gave 12: the list was changed/,
  ],
  ['more members than it counts', 'count', data({ Count: 11 }), /has 11 members and gave 12/],
  [
    'complete, and nobody in it',
    'result',
    data({ State: 'Complete' }),
    /has 12 members and gave 0/,
  ],
  [
    'a member twice',
    'result',
    data({ State: 'Complete', Contacts: [first, first] }),
    /gave a member twice/,
  ],
  [
    'the same page again and again',
    'result',
    data({ State: 'Complete', Contacts: sampleContacts(5) }),
    /gave a member twice/,
  ],
];

describe('a fault', () => {
  it.each(failures)(
    'that is %s (%s) ends in a sentence, and nothing is written',
    async (_, kind, issue, said) => {
      platform.fault(kind, issue);
      expect(await sentence(pull())).toMatch(said);
    },
  );

  it('that is a result which is never ready ends with the time there is', async () => {
    platform.looks = Number.POSITIVE_INFINITY;
    const output = await sentence(pull());
    expect(output).toBe(
      'Wild Apricot was not done with its members in the time there is. Try again in an hour.',
    );
  });

  it.each<SimulatedFailure>(['hang', busy])(
    'that keeps the platform from answering ends with the time, too',
    async (issue) => {
      platform.fault('start', issue);
      const retryPolicy = { total: 40, tries: 1e6, maxWait: Number.POSITIVE_INFINITY };
      // How far it gets in so short a time is not known.
      expect(await sentence(pull({}, retryPolicy))).toMatch(/was not done with .* in the time/);
    },
  );

  it('that is an answer longer than can be read ends in a sentence', async () => {
    expect(await sentence(pull({}, { maxBytes: 5000 }))).toMatch(/longer than can be read/);
  });

  it('that is a platform no one hears ends in a sentence', async () => {
    platform.fault('token', 'hang');
    expect(await sentence(pull({}, { answer: 5, tries: 2 }))).toMatch(/no answer in time/);
  });

  it('that is a change between two pages ends in a sentence', async () => {
    platform.contacts = [
      ...sampleContacts(),
      ...Array.from({ length: 100 }, (_, at) => sampleContact(2000 + at, [])),
    ];
    const all = platform.contacts;
    platform.looks = 0;
    platform.fault(
      'result',
      data({ State: 'Complete', Contacts: all.slice(0, 100) }),
      data({ State: 'Complete', Contacts: all.slice(101) }),
      data({ State: 'Complete', Contacts: [] }),
    );
    expect(await sentence(pull())).toMatch(/has 112 members and gave 111/);
  });
});

describe('the key', () => {
  it('goes to the door of the platform alone, and the token to its rooms', async () => {
    await pull();
    const [door, ...rooms] = platform.asked;
    expect(door?.headers.authorization).toBe(`Basic ${btoa(`APIKEY:${sampleKey}`)}`);
    for (const { headers, path, parameters } of rooms) {
      expect(headers.authorization).toBe('Bearer sample-token-abcdef');
      expect(JSON.stringify([path, parameters])).not.toMatch(/sample-/);
    }
  });

  it('that is another one is not taken', async () => {
    expect(await sentence(pull({}, {}, 'another'))).toMatch(/does not take the key/);
  });
});
