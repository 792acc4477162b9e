// Every failure of a platform ends in a sentence, and writes nothing.
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

const status = (code: number, headers = {}) => ({ status: code, headers, body: '' });
const body = (text: unknown): SimulatedFailure => ({ body: text });
const contacts = (all: unknown) => body({ State: 'Complete', Contacts: all });
const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Hello</h1>' };
const accounts = [
  { Id: 1, Name: 'A' },
  { Id: 2, Name: 'B\n"' },
];
const [first] = sampleContacts(1);
const latin1 = Buffer.from('{"State":"Complete","Contacts":["Joaqu\xedn"]}', 'latin1');

/** The request that fails, how, and the sentence. */
const failures: readonly (readonly [Kind, SimulatedFailure, RegExp])[] = [
  // The key
  ['token', status(401), /^Wild Apricot rejected the key in WILD_APRICOT_API_KEY\. Check /],
  ['token', status(400), /rejected the key/],
  ['result', status(401), /rejected the key/],
  [
    'accounts',
    status(403),
    /^The key in WILD_APRICOT_API_KEY may not read its account in Wild Apricot\. Check/,
  ],
  ['start', status(403), /may not read its members/],
  ['accounts', body([]), /opens no Wild Apricot account/],
  ['accounts', body(accounts), /opens 2 Wild Apricot accounts \("A", "B ⏎ ""\)/],
  // The connection, and the status
  ['count', status(404), /doesn't have its members \(404 Not Found\)/],
  ['start', status(400), /\(400 Bad Request\)/],
  ['accounts', status(302, { location: 'https://example.org' }), /\(302 Found\)/],
  ['count', busy, /is limiting requests\. Try again in an hour\.$/],
  [
    'count',
    status(429, { 'retry-after': '7200' }),
    /is limiting requests\. Try again in 120 minutes\.$/,
  ],
  ['result', status(502), /has a problem of its own \(502 Bad Gateway\)/],
  [
    'start',
    'hang up',
    /^We couldn't get its members from Wild Apricot: the host closed the connection/,
  ],
  ['result', 'break off', /^We couldn't get its members/],
  ['result', body(latin1), /Wild Apricot: the response can't be read/],
  // The shape
  ['token', html, /sent a web page instead of an access token\./],
  ['accounts', body(''), /sent an empty response instead of its account\./],
  ['result', body('{"State":"Complete","Contacts":[{"Id":9'), /sent incomplete or damaged data/],
  [
    'token',
    body({ access_token: 'a b\r\nx: y' }),
    /unknown format \(access_token: expected a token/,
  ],
  ['token', body({}), /sent an access token in an unknown format \(access_token: /],
  ['accounts', body([{ Id: '../7', Name: 'A' }]), /\(0\.Id: /],
  ['count', body({ Count: '12' }), /\(Count: /],
  ['start', body({ State: 'Waiting' }), /\(ResultId: /],
  ['result', contacts([{ Id: 1 }]), /\(Contacts\.0\.FieldValues: /],
  ['result', body([]), /\(the whole response: /],
  // The list
  ['result', body({ State: 'Failed', Details: sampleKey }), /could not prepare its members/],
  ['count', body({ Count: 0 }), /has no members for this key/],
  ['count', body({ Count: 14 }), /has 14 members but sent 12, because its list changed/],
  ['count', body({ Count: 11 }), /has 11 members but sent 12/],
  ['result', contacts(undefined), /has 12 members but sent 0/],
  ['result', contacts([first, first]), /sent a member twice/],
  // The same page again and again
  ['result', contacts(sampleContacts(5)), /sent a member twice/],
];

describe('a failure', () => {
  it.each(failures.map(([kind, failure, expected]) => ({ kind, failure, expected })))(
    'of the request for $kind ends with $expected',
    async ({ kind, failure, expected }) => {
      platform.fault(kind, failure);
      expect(await sentence(pull())).toMatch(expected);
    },
  );

  it('to finish a result ends when the time is over', async () => {
    platform.looks = Number.POSITIVE_INFINITY;
    expect(await sentence(pull())).toBe(
      'Wild Apricot took too long to send its members. Try again in an hour.',
    );
  });

  it.each<SimulatedFailure>(['hang', busy])(
    'to answer (%j) ends when the time is over',
    async (failure) => {
      platform.fault('start', failure);
      const policy = { totalTimeout: 40, maxTries: 1e6, maxWait: Number.POSITIVE_INFINITY };
      // How far it gets in so short a time is not known.
      expect(await sentence(pull({}, policy))).toMatch(/took too long to send /);
    },
  );

  it('is a response over the limit', async () => {
    expect(await sentence(pull({}, { maxBytes: 5000 }))).toMatch(/the response is too long/);
  });

  it('is a response that takes too long', async () => {
    platform.fault('token', 'hang');
    const policy = { responseTimeout: 5, maxTries: 2 };
    expect(await sentence(pull({}, policy))).toMatch(/took too long to respond/);
  });

  it('is a change of the list between two pages', async () => {
    const others = Array.from({ length: 100 }, (_, at) => sampleContact(2000 + at, []));
    const all = [...sampleContacts(), ...others];
    platform.contacts = all;
    const pages = [all.slice(0, 100), all.slice(101), []];
    platform.fault('result', ...pages.map(contacts));
    expect(await sentence(pull())).toMatch(/has 112 members but sent 111/);
  });
});

describe('the key', () => {
  it('goes only into the request for a token, and the token into all others', async () => {
    await pull();
    const [tokenRequest, ...others] = platform.asked;
    expect(tokenRequest?.headers.authorization).toBe(`Basic ${btoa(`APIKEY:${sampleKey}`)}`);
    for (const { headers, path, parameters } of others) {
      expect(headers.authorization).toBe('Bearer sample-token-abcdef');
      expect(JSON.stringify([path, parameters])).not.toMatch(/sample-/);
    }
  });

  it('has to be the right one', async () => {
    expect(await sentence(pull({}, {}, 'another'))).toMatch(/rejected the key/);
  });
});
