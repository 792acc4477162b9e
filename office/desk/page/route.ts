// Which task the page shows, and the question before the volunteer leaves unsaved input.
import { useEffect, useSyncExternalStore } from 'react';

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

const subscribe = (onChange: () => void) => {
  const update = () => {
    if (location.href === shown) return;
    // Links, Back and Forward come here. The address has changed already, so staying means to go back.
    if (hasUnsavedInput && !confirm('Leave without saving?')) {
      history.pushState(null, '', shown);
      return;
    }
    shown = location.href;
    route = read();
    onChange();
  };
  // The address may have changed before the page listened.
  update();
  addEventListener('hashchange', update);
  return () => removeEventListener('hashchange', update);
};

/** The parts of the address: `['members', '12']`, none for the list of tasks. */
export const useRoute = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => route)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);

/** Leaves the open screen without a question: what it showed is gone. */
export function goTo(to: string): void {
  hasUnsavedInput = false;
  location.hash = `#/${to}`;
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
