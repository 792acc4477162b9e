// Which task the page shows, and the question before the volunteer leaves unsaved input.
import { useEffect, useSyncExternalStore } from 'react';
import { clearOutcomes } from './action.ts';

const read = () => location.hash.replace(/^#\/?/, '');

// Stays the same when a new article or member gets its address, so that their form stays open.
let route = read();

/** The address of the open screen. */
let shown = location.href;

/** Whether the open screen has unsaved input. */
let hasUnsavedInput = false;

addEventListener('beforeunload', (event) => {
  if (hasUnsavedInput) event.preventDefault();
});

// Links, Back and Forward come here.
addEventListener('hashchange', () => {
  if (location.href === shown || location.hash === '#task') return;
  // The address has changed already, so staying means to go back.
  if (hasUnsavedInput && !confirm('Leave without saving?')) {
    history.pushState(null, '', shown);
    return;
  }
  shown = location.href;
  route = read();
  clearOutcomes();
});

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** The address of the open screen, such as `members/12`; empty for the list of tasks. */
export const useRoute = (): string => useSyncExternalStore(subscribe, () => route);

/** Leaves the open screen without a question: what it showed is gone. */
export function goTo(to: string): void {
  hasUnsavedInput = false;
  history.pushState(null, '', `#/${to}`);
  // Before the action ends, so that its outcome stays.
  dispatchEvent(new Event('hashchange'));
}

/** Gives the open screen another address: a new article or member gets its own. */
export function renameRoute(to: string): void {
  history.replaceState(null, '', `#/${to}`);
  shown = location.href;
}

/** Asks before a link, Back, a reload or closing the page loses unsaved input. */
export function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    hasUnsavedInput = unsaved;
    return () => {
      hasUnsavedInput = false;
    };
  }, [unsaved]);
}
