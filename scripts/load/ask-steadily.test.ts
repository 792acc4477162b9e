import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { askSteadily } from './ask-steadily.ts';

const portOf = (address: AddressInfo | string | null) =>
  address !== null && typeof address === 'object' ? address.port : 0;

it('asks over all connections at once, in turns, and counts what was not answered', async () => {
  const asked = new Map<string, number>();
  const held: (() => void)[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    const answer = () => {
      if (url === '/broken') response.destroy();
      else response.writeHead(url === '/gone' ? 404 : 200).end('A page.'.repeat(100));
    };
    // The first are answered when there is one of each connection.
    held.push(answer);
    if (held.length > 8) answer();
    if (held.length === 8) for (const first of held) first();
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const load = await askSteadily({
    origin: `http://localhost:${portOf(server.address())}`,
    paths: ['/', '/about', '/gone', '/broken'],
    connections: 8,
    seconds: 0.3,
  });
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));

  const counted = [...asked.values()].reduce((sum, count) => sum + count, 0);
  expect([...asked.keys()].sort()).toEqual(['/', '/about', '/broken', '/gone']);
  expect(load.answers).toBe(counted);
  expect(load.failures).toBe((asked.get('/gone') ?? 0) + (asked.get('/broken') ?? 0));
  expect(load.failures).toBeLessThan(load.answers);
  expect(load.percentile99).toBeGreaterThanOrEqual(load.median);
  expect(load.slowest).toBeGreaterThanOrEqual(load.percentile99);
});
