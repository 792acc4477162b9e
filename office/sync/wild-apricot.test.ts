// Pulls from a simulated platform: its requests, the table of contacts, and failures that end in a sentence.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptAll, contextWith, listing, listText, sampleList } from '#import/import.fixture.ts';
import { ImportError } from '#import/import-error.ts';
import { planImport } from '#import/run-import.ts';
import { apiClient, type RetryPolicy } from './api-client.ts';
import {
  busy,
  type Kind,
  SampleWildApricot,
  type SimulatedFailure,
  sampleContact,
  sampleKey,
} from './wild-apricot.fixture.ts';
import { accessFrom, pullMembers } from './wild-apricot.ts';

const platform = new SampleWildApricot();
let host = new URL('http://127.0.0.1');
beforeAll(async () => {
  host = await platform.open();
});
afterAll(() => platform.close());

const rows = listText(12).trim().split('\n').slice(1);
const contacts = (given = {}) =>
  rows.map((row, at) => sampleContact(900 + at, row.split(',').slice(1), given));
beforeEach(() => {
  platform.heal();
  platform.contacts = contacts();
});
// Whatever a test does, the platform is read and nothing else.
afterEach(() => {
  for (const { method, kind } of platform.asked)
    expect(method).toBe(kind === 'token' ? 'POST' : 'GET');
});

const quickRetries: RetryPolicy = { firstWait: 1, responseTimeout: 3000 };
const pull = (policy: Partial<RetryPolicy> = {}, key = sampleKey) =>
  pullMembers(key, host.href, apiClient({ ...quickRetries, ...policy }), { interval: 1, max: 9 });

/** What an import makes of the table, after the volunteer accepted what is filled in. */
async function planned() {
  const [table, list] = [await pull(), sampleList()];
  const columns = [listing('Membership level', ['Certified Residential'])];
  return planImport(table, list, acceptAll(table, list, contextWith({ columns }))).report;
}

describe('a pull', () => {
  it('is a table like an export, with names of fields that administrators cannot change', async () => {
    const { sheets } = await pull();
    const [header = [], cells = []] = sheets[0]?.rows().map((row) => row.cells) ?? [];
    expect(Object.fromEntries(header.map((name, at) => [name, cells[at]]))).toEqual({
      ...{ 'User ID': '900', 'First name': 'Ruth', 'Last name': 'Abernathy' },
      ...{ Email: 'ruth.abernathy@example.org', 'Membership status': 'Active', Archived: 'no' },
      ...{ 'Membership enabled': 'yes', 'Membership level': 'Certified Residential' },
      ...{ 'Is member': 'yes', Phone: '13855550151', Avatar: '', 'Group participation': 'Board' },
      ...{ 'Access to profile by others': 'yes', City: 'Draper', State: 'UT', 'Zip Code': '84020' },
    });
  });

  it('asks for members as the documents say it, with the token and never with the key', async () => {
    platform.looks = 2;
    await pull();
    const $filter = 'Archived eq false and Member eq true';
    expect(platform.asked.map(({ kind }) => kind)).toEqual([
      ...['token', 'accounts', 'start', 'result', 'result', 'result', 'count'],
    ]);
    expect(platform.asked[2]?.parameters).toEqual({ $async: 'true', $filter });
    const [, ...others] = platform.asked;
    expect(new Set(others.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer sample-token']),
    );
    expect(JSON.stringify(others)).not.toContain(sampleKey);
  });

  it.each([100, 200])('fetches all pages of %d', async (length) => {
    platform.contacts = Array.from({ length }, (_, at) => sampleContact(at, ['Ann', 'Doe']));
    expect((await pull()).sheets[0]?.rows()).toHaveLength(1 + length);
  });

  it('is imported with the same table of columns', async () => {
    expect(await planned()).toMatchObject({ questions: [], unchanged: 12 });
    platform.contacts = contacts({ AccessToProfileByOthers: false });
    expect(await planned()).toMatchObject({ questions: [], after: 0 });
    platform.contacts = contacts({ Status: 'Lapsed' });
    expect((await planned()).excluded).toHaveLength(12);
  });

  it.each<[string, SimulatedFailure]>([
    ['too many requests', busy],
    ['a server error', { status: 503, body: '<h1>Sorry</h1>' }],
    ['a broken connection', 'hang up'],
    ['no response', 'hang'],
  ])('tries again after %s', async (what, failure) => {
    for (const kind of ['token', 'accounts', 'count', 'start', 'result'] as const)
      platform.fail(kind, failure, 'as it should be');
    const responseTimeout = what === 'no response' ? 300 : 3000;
    expect((await pull({ responseTimeout })).sheets[0]?.rows()).toHaveLength(13);
  });
});

const body = (text: unknown): SimulatedFailure => ({ body: text });
const status = (status: number, headers = {}): SimulatedFailure => ({ status, headers, body: '' });
const complete = (Contacts: unknown) => body({ State: 'Complete', Contacts });
const latin1 = Buffer.from('{"State":"Complete","Contacts":["Joaqu\xedn"]}', 'latin1');

/** The request that fails, how, and the sentence. */
const failures: readonly (readonly [Kind, SimulatedFailure, RegExp])[] = [
  ['token', status(400), /^Wild Apricot rejected the key in WILD_APRICOT_API_KEY\. Check /],
  ['start', status(403), /rejected the key/],
  ['accounts', body([]), /opens 0 Wild Apricot accounts/],
  ['accounts', status(302, { location: 'https://example.org' }), /\(302 Found\)/],
  ['count', busy, /\(429 Too Many Requests\)\. Try again in an hour\./],
  ['start', 'hang up', /^We couldn't get its members from Wild Apricot \([A-Z_]+\)\. Check your/],
  ['start', 'break off', /\((?!undefined)\w+\)\. Check your internet connection/],
  ['result', body(latin1), /its members in an unknown format \(the whole response\)/],
  ['token', body({ access_token: 'a b\r\nx: y' }), /\(access_token\)/],
  ['accounts', body([{ Id: '../7', Name: 'A' }]), /\(0\.Id\)/],
  ['result', complete([{ Id: 1 }]), /\(Contacts\.0\.FieldValues\)/],
  ['result', body({ State: 'Failed', Details: sampleKey }), /took too long/],
  ['count', body({ Count: 0 }), /has no members for this key/],
  ['count', body({ Count: 14 }), /has 14 members but sent 12, because its list changed/],
  ['result', complete(Array.from({ length: 100 }, () => sampleContact(1, []))), /a member twice/],
];

async function sentence(pulled: Promise<unknown>): Promise<string> {
  const error: unknown = await pulled.catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportError)) throw error;
  expect(error.message).toMatch(/^[^\n]{20,}\. Nothing was saved\.$/);
  expect(error.message).not.toMatch(/sample-key|sample-token|QVBJS0VZ/);
  return error.message;
}

it.each(failures)(
  'a failure of the request for %s ends in a sentence: %j',
  async (kind, failure, expected) => {
    platform.fail(kind, failure);
    expect(await sentence(pull())).toMatch(expected);
  },
);

it('a pull that never ends, or with another key, is a failure', async () => {
  platform.looks = Number.POSITIVE_INFINITY;
  expect(await sentence(pull())).toMatch(/^Wild Apricot took too long to send /);
  expect(await sentence(pull({}, 'another'))).toMatch(/rejected the key/);
});

it('the key goes to the platform, or in tests to this computer', () => {
  const access = (host?: string, key = ' abc\n') =>
    accessFrom({ WILD_APRICOT_API_KEY: key, WILD_APRICOT_HOST: host });
  expect(access()).toEqual({ key: 'abc', host: undefined });
  expect(() => access(undefined, ' ')).toThrow(/^There is no key/);
  for (const host of ['http://127.0.0.1:4000', 'https://stand-in.example.org'])
    expect(access(host).host).toBe(host);
  for (const host of ['http://example.org', 'nowhere', 'http://127.0.0.1.example.org'])
    expect(() => access(host)).toThrow('only for tests');
});
