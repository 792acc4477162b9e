// What the visitor's screen is like.
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, now and after it changes. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (reader: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', reader);
      return () => media.removeEventListener('change', reader);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The map has room beside the list. */
export const useWideScreen = () => useMedia('(min-width: 64rem)');

/** Whether things on the screen may move by themselves. */
export const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
