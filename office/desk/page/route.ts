// Which task the page shows, and the warning before the volunteer leaves unsaved input.
import { useEffect, useSyncExternalStore } from 'react';
import { deskWords } from './desk-words.ts';

const read = () => location.hash.replace(/^#\/?/, '');

// Stays the same when a new article or member gets its address, so that their form stays open.
let route = read();

const subscribe = (onChange: () => void) => {
  // Before the page listens, its address may change: React asks again after this.
  route = read();
  const update = () => {
    route = read();
    onChange();
  };
  addEventListener('hashchange', update);
  return () => removeEventListener('hashchange', update);
};

/** The parts of the address: `['members', '12']`, none for the list of tasks. */
export const useRoute = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => route)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);

export const goTo = (to: string): void => {
  location.hash = `#/${to}`;
};

/** Asks before a link, a reload or closing the page loses unsaved input. */
export function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
      if (link && !confirm(deskWords.leave)) event.preventDefault();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved]);
}
