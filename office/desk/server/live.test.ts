import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { twoDesks } from './desk.fixture.ts';
import { liveState } from './live.ts';

const desk = twoDesks().ada;
const now = new Date(2026, 10, 22, 10, 4);
let version: string | undefined;
let website: Server;
let address = '';
beforeEach(async () => {
  website = createServer((_, response) =>
    version === undefined ? response.writeHead(404).end() : response.end(version),
  );
  await new Promise<void>((served) => {
    website.listen(0, '127.0.0.1', served);
  });
  const at = website.address();
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
});
afterEach(() => website.close());

const stateOf = (shown: string | undefined) => {
  version = shown;
  return liveState(desk.edition, now, address);
};

it('is live when the website has the last version', async () => {
  const head = desk.git('rev-parse', 'HEAD');
  expect(await stateOf(`${'0'.repeat(40)}\n`)).toEqual({ kind: 'waiting', address });
  expect(await stateOf(head)).toEqual({ kind: 'live', since: '10:04 AM' });
});

it.each([undefined, '', '<!doctype html>'])(
  "can't tell when the website says %j",
  async (shown) => {
    expect(await stateOf(shown)).toEqual({ kind: 'unknown', address });
  },
);
