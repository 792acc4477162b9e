// Which requests a desk answers, and which it rejects.
import { expect, it } from 'vitest';
import { sampleDesk } from './desk.fixture.ts';
import { deskApp, serveDesk } from './desk-app.ts';
import { serialize } from './requests.ts';
import { sitePreviewOf } from './site-preview.ts';

// A request that should be rejected can only change a copy.
const sample = sampleDesk();
const settings = () => ({
  edition: sample.edition,
  page: new Map([['index.html', Buffer.from('<!doctype html><title>Desk</title>')]]),
  sitePreview: sitePreviewOf(sample.edition, []),
});
const [secret, host] = ['s'.repeat(24), '127.0.0.1:4400'];
const json = { 'content-type': 'application/json' };
const own = { ...json, origin: `http://${host}` };

/** Sends any header, which a browser would not do. */
const send = (path: string, headers: Readonly<Record<string, string>> = {}, init: object = {}) =>
  deskApp({ ...settings(), secret, port: 4400 }).request(`http://${host}${path}`, {
    headers: { host, ...headers },
    ...init,
  });
const change = (headers: Readonly<Record<string, string>>) =>
  send(`/${secret}/api/checked`, headers, { method: 'POST', body: '{}' });

it('is open to this computer only, at an address with a secret', async () => {
  const { address, close } = await serveDesk(settings());
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{24}\/$/);
  expect(await (await fetch(address)).text()).toContain('Desk');
  close();
});

it('answers its own page, and lets no other page read or frame it', async () => {
  const { status, headers } = await send(`/${secret}/api/members`);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(headers.has('access-control-allow-origin')).toBe(false);
  expect((await send(`/${secret}/`, { host: 'localhost:4400' })).status).toBe(200);
  expect((await change(own)).status).toBe(200);
});

it('runs no script in a picture, even in a tab of its own', async () => {
  const { headers } = await send(`/${secret}/mark.svg`);
  expect(headers.get('content-type')).toContain('image/svg+xml');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*\bsandbox$/);
});

const members = `/${secret}/api/members`;

it.each([
  ['without the secret', '/api/members', {}],
  ['with another secret', `/${'x'.repeat(24)}/api/members`, {}],
  ['for the page without the secret', '/', {}],
  ['with the host name of another website', members, { host: 'desk.example.org' }],
  ['with a host name that starts like ours', members, { host: '127.0.0.1.example.org' }],
  ['from the page of another site', members, { 'sec-fetch-site': 'cross-site' }],
  ['from another port of this computer', members, { 'sec-fetch-site': 'same-site' }],
])('rejects a request %s', async (_, path, headers) => {
  const answer = await send(path, headers);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('with the address in its terminal window');
});

it.each([
  ['without an origin', json],
  ['of another origin', { ...json, origin: 'https://example.org' }],
  ['of a page without one', { ...json, origin: 'null' }],
  ['of another port', { ...json, origin: 'http://127.0.0.1:1' }],
])('rejects a request that changes content, %s', async (_, headers) => {
  expect((await change(headers)).status).toBe(403);
});

it.each(['{}', '{"broken'])('asks to reload a page that sends %s', async (body) => {
  const answer = await send(`/${secret}/api/edit/forms/board`, own, { method: 'PUT', body });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('reload') });
});

it.each(['..%2f..%2fpackage.json', 'main.tsx'])('serves no file called %s', async (name) => {
  expect((await send(`/${secret}/${name}`)).status).toBe(404);
});

it('saves after a merge that is running, and answers meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const merging = serialize(() => promise);
  const steps: string[] = [];
  const save = async () => steps.push(`saved ${(await change(own)).status}`);
  const saving = save();
  // Without the queue, the save would be over long before the last answer.
  for (let times = 0; times < 5; times += 1) await send(members);
  steps.push('answered');
  resolve();
  await Promise.all([merging, saving]);
  expect(steps).toEqual(['answered', 'saved 200']);
});

it('says which line of the list of members is broken, and what to do', async () => {
  sample.replace('members.csv', /(?<=^3,.*,)\d{11}(?=,)/m, '555');
  const answer = await send(members);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('Open them in a text editor'),
    issues: [
      { path: [], message: expect.stringMatching(/phone \(.*members\.csv, line 4\): "555"/) },
    ],
  });
});
