// A part of the finder that is fetched when it is needed. The network may refuse it, break it or
// never answer, so whoever waits for it learns which.
import { useSyncExternalStore } from 'react';

export type Arrival<Part> =
  /** `late`: longer on its way than anybody waits; it may still come. */
  | { readonly state: 'unasked' | 'coming' | 'late' | 'failed' }
  | { readonly state: 'here'; readonly part: Part };

export type OnDemand<Part> = {
  readonly read: () => Arrival<Part>;
  readonly subscribe: (reader: () => void) => () => void;
  /** Fetches the part, again if it failed or is late; not again when it is here or coming. */
  readonly ask: () => void;
  /** Asks, and resolves once the part is here or has failed. */
  readonly settled: () => Promise<void>;
};

/** @param patience ms until a part that is coming counts as late */
export function onDemand<Part>(load: () => Promise<Part>, patience: number): OnDemand<Part> {
  const readers = new Set<() => void>();
  let arrival: Arrival<Part> = { state: 'unasked' };
  let attempt = 0;

  function become(next: Arrival<Part>): void {
    if (arrival.state === 'here') return;
    arrival = next;
    for (const reader of readers) reader();
  }
  let loading: Promise<void> = Promise.resolve();

  function ask(): void {
    if (arrival.state === 'here' || arrival.state === 'coming') return;
    become({ state: 'coming' });
    attempt += 1;
    const mine = attempt;
    const timer = setTimeout(() => {
      if (mine === attempt) become({ state: 'late' });
    }, patience);
    loading = load().then(
      (part) => {
        clearTimeout(timer);
        become({ state: 'here', part });
      },
      () => {
        clearTimeout(timer);
        if (mine === attempt) become({ state: 'failed' });
      },
    );
  }
  return {
    read: () => arrival,
    subscribe(reader) {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    ask,
    settled() {
      ask();
      return loading;
    },
  };
}

/** Where a part is, now and after it has moved on. */
export const useArrival = <Part>({ subscribe, read }: OnDemand<Part>): Arrival<Part> =>
  useSyncExternalStore(subscribe, read, read);
