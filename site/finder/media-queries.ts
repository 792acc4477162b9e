// The visitor's screen.
import { useSyncExternalStore } from 'react';

/** The map has room beside the list. Printing changes the width, and must not open it. */
const wide = 'screen and (min-width: 64rem)';

function subscribeToWidth(listener: () => void): () => void {
  const list = window.matchMedia(wide);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the map is beside the list, now and after the window changes. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(wide).matches,
    () => false,
  );

/** Whether the visitor allows animation. */
export const allowsMotion = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the visitor uses a touch screen, whose keyboard may cover the answer. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;
