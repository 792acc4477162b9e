// A part of the finder that loads when the visitor needs it. The network may refuse it, break it or never
// answer, and the caller learns which.
import { useSyncExternalStore } from 'react';
import { listenerSet } from '#loading/listeners.ts';
import { stylesheet } from '#loading/stylesheet.ts';
import styles from './answer.css?url';
import { checkBuild } from './newer-build.ts';

export type LoadState<Part> =
  /** `late`: it takes longer than the timeout, and may still arrive. */
  | { readonly state: 'idle' | 'pending' | 'late' | 'failed' }
  | { readonly state: 'ready'; readonly part: Part };

export type LazyResource<Part> = {
  readonly read: () => LoadState<Part>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the part, again if it failed or is late. Does nothing while it is pending or ready. */
  readonly load: () => void;
  /** Loads the part, and resolves once it is ready or has failed. */
  readonly settled: () => Promise<void>;
};

/** @param timeout ms until a pending part counts as late */
export function lazyResource<Part>(
  fetchPart: () => Promise<Part>,
  timeout: number,
): LazyResource<Part> {
  const { emit, subscribe } = listenerSet();
  let loadState: LoadState<Part> = { state: 'idle' };
  let loading: Promise<void> = Promise.resolve();
  let attempt = 0;

  function setState(next: LoadState<Part>): void {
    if (loadState.state === 'ready') return;
    loadState = next;
    emit();
  }

  function load(): void {
    if (loadState.state === 'ready' || loadState.state === 'pending') return;
    setState({ state: 'pending' });
    attempt += 1;
    const own = attempt;
    const setIfCurrent = (state: 'late' | 'failed') => {
      if (own === attempt) setState({ state });
    };
    const timer = setTimeout(setIfCurrent, timeout, 'late');
    loading = fetchPart()
      .then(
        (part) => setState({ state: 'ready', part }),
        () => {
          setIfCurrent('failed');
          // The file may be gone since a newer build.
          checkBuild();
        },
      )
      .finally(() => clearTimeout(timer));
  }
  return {
    read: () => loadState,
    subscribe,
    load,
    settled() {
      load();
      return loading;
    },
  };
}

/** The state of a part, now and after each change. */
export const useLoadState = <Part>({ subscribe, read }: LazyResource<Part>): LoadState<Part> =>
  useSyncExternalStore(subscribe, read, read);

/** Whether the visitor should learn that the part is missing. */
export const isMissing = ({ state }: LoadState<unknown>): boolean =>
  state === 'failed' || state === 'late';

/** After this many ms the visitor learns that a file of the finder is missing. */
export const fileTimeout = 8000;

/** The style sheet of an answer, including that of its map. */
export const answerStyles = lazyResource(async () => {
  if (!(await stylesheet(styles))) throw new Error('The style sheet of the answer did not load.');
}, fileTimeout);
