// The visitor's screen and paper, and what the page remembers of them in this tab.
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The map has room beside the list. */
const wide = '(min-width: 64rem)';

/** Whether the map is beside the list. Printing changes the width, and must not open or move the map. */
export function useWideScreen(): boolean {
  const [isWide, setWide] = useState(() => window.matchMedia(wide).matches);
  useEffect(() => {
    const list = window.matchMedia(wide);
    const update = () => {
      if (!window.matchMedia('print').matches) setWide(list.matches);
    };
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, []);
  return isWide;
}

export const allowsMotion = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the visitor uses a touch screen, whose keyboard may cover the answer. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

function subscribeToPrint(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}

/** The day on which the page is read or printed, such as January 5, 2030. A page may be open for days. */
export const useToday = (): string =>
  useSyncExternalStore(subscribeToPrint, () => dayFormat.format(new Date()));

/** Sets `data-list` or `data-more` on the page while the component is mounted. Style sheets print by it. */
export function usePageAttribute(name: 'list' | 'more'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name]);
}

export function stored(key: 'view'): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores something for a reload. Without storage, the browser does as well as it can. */
export function store(key: 'view' | `height${string}`, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}

/**
 * Stores how tall the page of this address is, in px: Reload and Back restore the position before the answer
 * is there. layouts/head-scripts.ts reserves this height before the first paint.
 */
export const storeHeight = (): void =>
  store(`height${window.location.search}`, `${document.documentElement.scrollHeight}`);

/** Releases the reserved height once the answer is drawn. */
export function releaseHeight(): void {
  document.documentElement.style.minHeight = '';
}
