// The listeners of a store that React reads with useSyncExternalStore.

/** @param watch starts to watch the browser when the first listener comes; the last one ends its signal */
export function listenerSet(watch?: (signal: AbortSignal) => void) {
  const listeners = new Set<() => void>();
  let controller: AbortController | undefined;
  return {
    emit(): void {
      for (const listener of listeners) listener();
    },
    /** Calls back at each change, until the caller stops it with the returned function. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0 && watch) {
        controller = new AbortController();
        watch(controller.signal);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) controller?.abort();
      };
    },
  };
}
