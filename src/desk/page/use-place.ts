// Which task the page shows: it stands in the address, so that Back and Forward work.
import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

const now = () => location.hash.replace(/^#\/?/, '');

/** The parts of the place: `['members', '12']`. At the beginning there are none. */
export function usePlace(): readonly string[] {
  return useSyncExternalStore(listen, now).split('/').filter(Boolean).map(decodeURIComponent);
}

export const goTo = (place: string): void => {
  location.hash = `#/${place}`;
};
