// What the visitor's screen is like.
import { useSyncExternalStore } from 'react';

function media(query: string): MediaQueryList | undefined {
  try {
    return window.matchMedia(query);
  } catch {
    return undefined;
  }
}

/** The map has room beside the list. On paper it never opens: printing narrows or widens the page. */
const wide = 'screen and (min-width: 64rem)';

function subscribeToWidth(listener: () => void): () => void {
  const list = media(wide);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether the map stands beside the list, now and after the window has changed. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => media(wide)?.matches ?? window.innerWidth >= 1024,
    () => false,
  );

/** Whether things on the screen may move by themselves. */
export const allowsMotion = (): boolean =>
  media('(prefers-reduced-motion: reduce)')?.matches === false;

/** Whether the visitor's finger is the pointer: then a keyboard on the screen may cover the answer. */
export const isTouched = (): boolean => media('(pointer: coarse)')?.matches === true;
