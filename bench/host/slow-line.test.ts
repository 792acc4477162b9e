import { connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listening } from './listening.ts';
import { oneWay, openLine } from './slow-line.ts';

it('delivers the first bytes after the delay and the time that they take', () => {
  expect(oneWay(200, 75)(1000, 0)).toBe(80);
});

it('lets bytes wait for those before them', () => {
  const way = oneWay(200, 75);
  way(20_000, 0);
  expect(way(1000, 40)).toBe(100 + 5 + 75);
});

it('is free again after a pause', () => {
  const way = oneWay(200, 75);
  way(20_000, 0);
  expect(way(1000, 500)).toBe(580);
});

it('carries everything in its order, and no sooner than a line of that length can', async () => {
  const echo = createServer((socket) => socket.pipe(socket));
  const line = await openLine({ roundTrip: 20, down: 1000, up: 1000 }, await listening(echo));
  const sent = Buffer.from(Array.from({ length: 50_000 }, (_, at) => at % 251));
  const start = performance.now();
  const socket = connect(line.port, 'localhost');
  socket.write(sent);
  const heard: Buffer[] = [];
  let bytes = 0;
  for await (const part of socket) {
    heard.push(part);
    bytes += part.length;
    if (bytes >= sent.length) break;
  }
  expect(Buffer.concat(heard).equals(sent)).toBe(true);
  // The connection, there and back, and what lies between the first byte and the last.
  expect(performance.now() - start).toBeGreaterThan(20 + 20 + 50 - 5);
  line.cut();
  echo.close();
});
