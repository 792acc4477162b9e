import { describe, expect, it, vi } from 'vitest';
import { repeatMissedReloads } from './missed-reloads.ts';

/** A development server with one browser. */
function begin() {
  const handlers: ((request: object, response: object, next: () => void) => void)[] = [];
  const connected: ((data: undefined, client: { send: (sent: object) => void }) => void)[] = [];
  const broadcast = vi.fn();
  const hot = { send: broadcast, on: (_: string, listener: never) => connected.push(listener) };
  repeatMissedReloads(
    Object.assign(Object.create(null), {
      middlewares: { use: (handler: never) => handlers.push(handler) },
      environments: { client: { hot } },
    }),
  );
  const next = vi.fn();
  return {
    broadcast,
    next,
    asks: (what = 'document') =>
      handlers.forEach((handle) => {
        handle({ headers: { 'sec-fetch-dest': what } }, {}, next);
      }),
    news: (type = 'full-reload') => hot.send({ type, path: '*' }),
    /** What the page is told as soon as it listens. */
    listens: () => {
      const send = vi.fn();
      for (const tell of connected) tell(undefined, { send });
      return send.mock.calls.flat();
    },
  };
}

describe('a page that begins to listen', () => {
  it('is reported a reload that came while it was asked for', () => {
    const server = begin();
    server.asks();
    server.news();
    server.asks('style');
    expect(server.listens()).toEqual([{ type: 'full-reload', path: '*' }]);
  });

  it('is reported none that came before, nor of other news', () => {
    const server = begin();
    server.news();
    server.asks();
    server.news('update');
    expect(server.listens()).toEqual([]);
  });

  it('is told once: the page that comes then is new', () => {
    const server = begin();
    server.asks();
    server.news();
    server.listens();
    server.asks();
    expect(server.listens()).toEqual([]);
  });

  it('does not keep what is sent and asked from getting where it belongs', () => {
    const server = begin();
    server.asks();
    server.news();
    expect(server.next).toHaveBeenCalledOnce();
    expect(server.broadcast).toHaveBeenCalledWith({ type: 'full-reload', path: '*' });
  });
});
