// The default for everything the site fetches: once, without refetching.
import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';

/**
 * Gets the URL that the segments of the key form, joined by slashes, with credentials, and reads JSON.
 * @throws Error when the response isn't OK: "STATUS: body", or the status text when the body is empty. With
 * `returnNull`, a 401 gives null instead.
 * @throws TypeError when the network fails.
 */
export function queryFunction(on401: 'throw' | 'returnNull'): QueryFunction<unknown, QueryKey> {
  return async ({ queryKey, signal }) => {
    const url = queryKey.join('/');
    const response = await fetch(url, { credentials: 'include', signal });
    if (on401 === 'returnNull' && response.status === 401) return null;
    if (!response.ok) {
      const reason = (await response.text()) || response.statusText;
      throw new Error(`${response.status}: ${reason}`);
    }
    return response.json();
  };
}

/** Milliseconds before the next try, for a query with retries: 1 s, doubling up to 30 s. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** Holds what the finder fetches. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: queryFunction('throw'),
      retry: false,
      retryDelay,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60_000,
    },
    mutations: { retry: false, retryDelay },
  },
});
