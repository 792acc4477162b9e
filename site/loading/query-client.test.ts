import { createServer, type IncomingMessage, type Server } from 'node:http';
import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, queryFunction, ResponseError, retryDelay } from './query-client.ts';

let server: Server;
let origin: string;
const requests: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const [, status = '200', ...body] = decodeURIComponent(request.url ?? '').split('/');
    response.statusCode = Number(status);
    response.end(body.join('/'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  requests.length = 0;
});

const request = (...key: string[]) =>
  createQueryClient().fetchQuery({ queryKey: [origin, ...key] });

describe('a query', () => {
  it('is a GET of its key joined with slashes, read as JSON', async () => {
    expect(await request('200', '{"places":["Provo"]}')).toEqual({ places: ['Provo'] });
    expect(requests.map(({ method, url }) => [method, decodeURIComponent(url ?? '')])).toEqual([
      ['GET', '/200/{"places":["Provo"]}'],
    ]);
  });

  it('includes credentials', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await request('200', '{}');
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
    sent.mockRestore();
  });

  it.each([
    ['500', 'the press is broken', '500: the press is broken'],
    ['404', '', '404: Not Found'],
    ['401', 'who are you', '401: who are you'],
  ])('that is answered %s with "%s" raises "%s"', (status, body, message) =>
    expect(request(status, body)).rejects.toThrow(new ResponseError(message)),
  );

  it('never retries', async () => {
    await expect(request('503', 'busy')).rejects.toThrow('503: busy');
    expect(requests).toHaveLength(1);
  });

  it('is never stale, so a second reader asks nothing', async () => {
    const client = createQueryClient();
    const queryKey = [origin, '200', '1'];
    await client.fetchQuery({ queryKey });
    const observer = new QueryObserver(client, { queryKey });
    const leave = observer.subscribe(() => {});
    expect(observer.getCurrentResult()).toMatchObject({ data: 1, isStale: false });
    leave();
    expect(requests).toHaveLength(1);
  });
});

describe('the mode that returns null on 401', () => {
  const client = createQueryClient();
  const askOrNull = (...key: string[]) =>
    client.fetchQuery({
      queryKey: [origin, ...key],
      queryFn: queryFunction({ on401: 'returnNull' }),
    });

  it('gives null for 401', async () => expect(await askOrNull('401', 'who are you')).toBeNull());
  it('still raises every other failure', () =>
    expect(askOrNull('403', 'no')).rejects.toThrow('403: no'));
});

describe('the defaults', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  it('do not refetch on focus or interval, and keep unused data five minutes', () =>
    expect(queries).toMatchObject({
      refetchOnWindowFocus: false,
      refetchInterval: false,
      gcTime: 300_000,
    }));
  it('do not retry mutations', async () => {
    const save = vi.fn().mockRejectedValue(new Error('no'));
    const client = createQueryClient();
    await expect(
      client
        .getMutationCache()
        .build(client, { mutationFn: save, ...mutations })
        .execute(undefined),
    ).rejects.toThrow('no');
    expect(save).toHaveBeenCalledOnce();
  });
  it.each([
    [0, 1000],
    [1, 2000],
    [4, 16_000],
    [5, 30_000],
    [50, 30_000],
  ])('wait before retry %i, if enabled, for %i ms', (attempt, milliseconds) =>
    expect(retryDelay(attempt)).toBe(milliseconds),
  );
});
