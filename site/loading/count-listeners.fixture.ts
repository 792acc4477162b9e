// A component that stays on the window or the document after it closes slows the page, and acts twice.
import { vi } from 'vitest';

type Listening = Parameters<typeof document.addEventListener>;

/** Counts the listeners of the window and the document that nothing has removed. */
export function countListeners(): () => number {
  const listening: Listening[] = [];
  const forget = ([type, listener]: Listening) => {
    const at = listening.findIndex((one) => one[0] === type && one[1] === listener);
    if (at >= 0) listening.splice(at, 1);
  };
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...given: Listening) => {
      listening.push(given);
      const signal = typeof given[2] === 'object' ? given[2].signal : undefined;
      signal?.addEventListener('abort', () => forget(given));
      add(...given);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...given: Listening) => {
      forget(given);
      remove(...given);
    });
  }
  return () => listening.length;
}
