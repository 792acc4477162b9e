// What the printed page needs to know: the day, and what is open on the screen.
import { useLayoutEffect, useSyncExternalStore } from 'react';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** A long date, such as January 5, 2030. */
const longDate = (on: Date): string => dayFormat.format(on);

function subscribe(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}

/** Today as a long date. Printing asks again, since the page may have been open for days. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => longDate(new Date()));

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
