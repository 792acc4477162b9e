// A part of the finder that is fetched when it is needed. The network may refuse it, break it or
// never answer, so anyone who waits for it learns which.
import { useSyncExternalStore } from 'react';

export type LoadState<Part> =
  /** `late`: longer on its way than anyone waits; it may still come. */
  | { readonly state: 'unasked' | 'coming' | 'late' | 'failed' }
  | { readonly state: 'here'; readonly part: Part };

export type LazyResource<Part> = {
  readonly read: () => LoadState<Part>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the part, again if it failed or is late; not again when it is here or coming. */
  readonly load: () => void;
  /** Asks, and resolves once the part is here or has failed. */
  readonly settled: () => Promise<void>;
};

/** @param timeout ms until a part that is coming counts as late */
export function lazyResource<Part>(
  fetchPart: () => Promise<Part>,
  timeout: number,
): LazyResource<Part> {
  const listeners = new Set<() => void>();
  let loadState: LoadState<Part> = { state: 'unasked' };
  let attempt = 0;

  function setState(next: LoadState<Part>): void {
    if (loadState.state === 'here') return;
    loadState = next;
    for (const listener of listeners) listener();
  }
  let loading: Promise<void> = Promise.resolve();

  function ask(): void {
    if (loadState.state === 'here' || loadState.state === 'coming') return;
    setState({ state: 'coming' });
    attempt += 1;
    const mine = attempt;
    const timer = setTimeout(() => {
      if (mine === attempt) setState({ state: 'late' });
    }, timeout);
    loading = fetchPart().then(
      (part) => {
        clearTimeout(timer);
        setState({ state: 'here', part });
      },
      () => {
        clearTimeout(timer);
        if (mine === attempt) setState({ state: 'failed' });
      },
    );
  }
  return {
    read: () => loadState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: ask,
    settled() {
      ask();
      return loading;
    },
  };
}

/** Where a part is, now and after it has moved on. */
export const useLoadState = <Part>({ subscribe, read }: LazyResource<Part>): LoadState<Part> =>
  useSyncExternalStore(subscribe, read, read);
