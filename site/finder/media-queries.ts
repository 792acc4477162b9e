// The visitor's screen.
import { useSyncExternalStore } from 'react';

function media(query: string): MediaQueryList | undefined {
  try {
    return window.matchMedia(query);
  } catch {
    return undefined;
  }
}

/** The map has room beside the list. Printing changes the width, and must not open it. */
const wide = 'screen and (min-width: 64rem)';

function subscribeToWidth(listener: () => void): () => void {
  const list = media(wide);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether the map is beside the list, now and after the window changes. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => media(wide)?.matches ?? window.innerWidth >= 1024,
    () => false,
  );

/** Whether the visitor allows animation. */
export const allowsMotion = (): boolean =>
  media('(prefers-reduced-motion: reduce)')?.matches === false;

/** Whether the visitor uses a touch screen, whose keyboard may cover the answer. */
export const isTouched = (): boolean => media('(pointer: coarse)')?.matches === true;
