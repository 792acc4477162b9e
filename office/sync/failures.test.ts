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
  ['token', status(401), /^Wild Apricot does not take the key in WILD_APRICOT_API_KEY\. Look whe/],
  ['token', status(400), /does not take the key/],
  ['result', status(401), /does not take the key/],
  ['accounts', status(403), /does not let the key in WILD_APRICOT_API_KEY read its account\. Look/],
  ['start', status(403), /read its members/],
  ['accounts', body([]), /opens no account/],
  ['accounts', body(accounts), /opens 2 accounts of Wild Apricot \("A", "B ⏎ ""\)/],
  // The connection, and the status
  ['count', status(404), /asked for its members and does not know of that \(404 Not Found\)/],
  ['start', status(400), /\(400 Bad Request\)/],
  ['accounts', status(302, { location: 'https://example.org' }), /\(302 Found\)/],
  ['count', busy, /asked for too much at once\. Try again in an hour\.$/],
  ['count', status(429, { 'retry-after': '7200' }), /asks to be left alone for 120 minutes/],
  ['result', status(502), /is out of order \(502 Bad Gateway\)/],
  ['start', 'hang up', /could not be heard: the host closed the connection/],
  ['result', 'break off', /could not be heard: /],
  ['result', body(latin1), /could not be heard: an answer that can.t be read/],
  // The shape
  ['token', html, /asked for entry and answered with a web page in the place of data/],
  ['accounts', body(''), /answered with nothing at all/],
  ['result', body('{"State":"Complete","Contacts":[{"Id":9'), /data that breaks off or is damaged/],
  ['token', body({ access_token: 'a b\r\nx: y' }), /documents \(access_token: expected a token/],
  ['token', body({}), /otherwise than it documents \(access_token: /],
  ['accounts', body([{ Id: '../7', Name: 'A' }]), /\(0\.Id: /],
  ['count', body({ Count: '12' }), /\(Count: /],
  ['start', body({ State: 'Waiting' }), /\(ResultId: /],
  ['result', contacts([{ Id: 1 }]), /\(Contacts\.0\.FieldValues: /],
  ['result', body([]), /\(the whole: /],
  // The list
  ['result', body({ State: 'Failed', Details: sampleKey }), /could not put the list of members/],
  ['count', body({ Count: 0 }), /has no members to give/],
  ['count', body({ Count: 14 }), /has 14 members and gave 12: the list was changed/],
  ['count', body({ Count: 11 }), /has 11 members and gave 12/],
  ['result', contacts(undefined), /has 12 members and gave 0/],
  ['result', contacts([first, first]), /gave a member twice/],
  // The same page again and again
  ['result', contacts(sampleContacts(5)), /gave a member twice/],
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
      'Wild Apricot was not done with its members in the time there is. Try again in an hour.',
    );
  });

  it.each<SimulatedFailure>(['hang', busy])(
    'to answer (%j) ends when the time is over',
    async (failure) => {
      platform.fault('start', failure);
      const policy = { totalTimeout: 40, maxTries: 1e6, maxWait: Number.POSITIVE_INFINITY };
      // How far it gets in so short a time is not known.
      expect(await sentence(pull({}, policy))).toMatch(/was not done with .* in the time/);
    },
  );

  it('is a response over the limit', async () => {
    expect(await sentence(pull({}, { maxBytes: 5000 }))).toMatch(/longer than can be read/);
  });

  it('is a response that takes too long', async () => {
    platform.fault('token', 'hang');
    const policy = { responseTimeout: 5, maxTries: 2 };
    expect(await sentence(pull({}, policy))).toMatch(/no answer in time/);
  });

  it('is a change of the list between two pages', async () => {
    const others = Array.from({ length: 100 }, (_, at) => sampleContact(2000 + at, []));
    const all = [...sampleContacts(), ...others];
    platform.contacts = all;
    const pages = [all.slice(0, 100), all.slice(101), []];
    platform.fault('result', ...pages.map(contacts));
    expect(await sentence(pull())).toMatch(/has 112 members and gave 111/);
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
    expect(await sentence(pull({}, {}, 'another'))).toMatch(/does not take the key/);
  });
});
