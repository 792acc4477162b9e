import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client, queryFunction, retryDelay } from './query-client.ts';

const fetched = vi.spyOn(globalThis, 'fetch');
/** The next responses of the server. */
const respond = (status: number, body: string, statusText = '') =>
  fetched.mockImplementation(async () => new Response(body, { status, statusText }));
beforeEach(() => {
  fetched.mockReset();
  client.clear();
});

const queryKey = ['https://www.example.org', 'places', 'provo'];
const ask = () => client.fetchQuery({ queryKey });

describe('a query', () => {
  it('is a GET of its key joined with slashes, with credentials, read as JSON', async () => {
    respond(200, '{"places":["Provo"]}');
    expect(await ask()).toEqual({ places: ['Provo'] });
    const [[url, options] = []] = fetched.mock.calls;
    expect(url).toBe('https://www.example.org/places/provo');
    expect(options).toMatchObject({ credentials: 'include' });
    expect(options?.method ?? 'GET').toBe('GET');
  });

  it.each([
    [500, 'the press is broken', '500: the press is broken'],
    [404, '', '404: Not Found'],
    [401, 'who are you', '401: who are you'],
  ])('that is answered %i with "%s" raises "%s"', async (status, body, message) => {
    respond(status, body, 'Not Found');
    await expect(ask()).rejects.toThrow(new Error(message));
    // It never retries.
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is never stale, so a second reader asks nothing', async () => {
    respond(200, '1');
    await ask();
    const observer = new QueryObserver(client, { queryKey });
    const leave = observer.subscribe(() => {});
    expect(observer.getCurrentResult()).toMatchObject({ data: 1, isStale: false });
    leave();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('may give null for 401, and still raises every other failure', async () => {
    const queryFn = queryFunction('returnNull');
    const askOrNull = () => client.fetchQuery({ queryKey, queryFn });
    respond(401, 'who are you');
    expect(await askOrNull()).toBeNull();
    client.clear();
    respond(403, 'no');
    await expect(askOrNull()).rejects.toThrow('403: no');
  });
});

describe('the defaults', () => {
  it('do not refetch on focus or interval, keep unused data five minutes, and retry no mutation', () =>
    expect(client.getDefaultOptions()).toMatchObject({
      queries: { refetchOnWindowFocus: false, refetchInterval: false, gcTime: 300_000 },
      mutations: { retry: false },
    }));

  it.each([
    [0, 1000],
    [4, 16_000],
    [5, 30_000],
    [50, 30_000],
  ])('wait before retry %i, if enabled, for %i ms', (attempt, milliseconds) =>
    expect(retryDelay(attempt)).toBe(milliseconds),
  );
});
