// Which task the page shows. It is in the address, so that Back and Forward work.
import { useSyncExternalStore } from 'react';

const read = () => location.hash.replace(/^#\/?/, '');

// Kept until the volunteer goes elsewhere: a new article that gets its address stays the same form.
let place = read();

const listen = (changed: () => void) => {
  const go = () => {
    place = read();
    changed();
  };
  addEventListener('hashchange', go);
  return () => removeEventListener('hashchange', go);
};

const now = () => place;

/** The parts of the place: `['members', '12']`. At the beginning there are none. */
export function useRoute(): readonly string[] {
  return useSyncExternalStore(listen, now).split('/').filter(Boolean).map(decodeURIComponent);
}

export const goTo = (place: string): void => {
  location.hash = `#/${place}`;
};
