// Which task the page shows, and the question before the volunteer leaves unsaved input.
import { useEffect, useSyncExternalStore } from 'react';

const read = () => location.hash.replace(/^#\/?/, '');

// Stays the same when a new article or member gets its address, so that their form stays open.
let route = read();

/** The address of the open screen. */
let shown = location.href;

/** Whether the open screen has unsaved input. */
let hasUnsavedInput = false;

const mayLeave = () => !hasUnsavedInput || confirm('Leave without saving?');

const subscribe = (onChange: () => void) => {
  // Before the page listens, its address may change: React asks again after this.
  route = read();
  shown = location.href;
  const update = () => {
    if (location.href === shown) return;
    // Links, Back and Forward come here. The address has changed already, so staying means to go back.
    if (!mayLeave()) {
      history.pushState(null, '', shown);
      return;
    }
    shown = location.href;
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
    if (!unsaved) return;
    hasUnsavedInput = true;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => {
      hasUnsavedInput = false;
      removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved]);
}
