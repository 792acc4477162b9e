// The day it is when a page is printed. It may have lain open for days.
import { useSyncExternalStore } from 'react';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day as a long date, such as January 5, 2030. */
export const longDate = (on: Date): string => day.format(on);

function subscribe(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}

/** Today as a long date; asked for again whenever the page is printed. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => longDate(new Date()));
