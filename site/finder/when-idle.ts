/** A busy page does it after this many ms. */
const longestWait = { timeout: 500 };

/** Does this once the page has nothing more urgent to do, such as painting an answer. */
export function whenIdle(act: () => void): void {
  // Not every browser has it.
  if (window.requestIdleCallback) window.requestIdleCallback(act, longestWait);
  else setTimeout(act);
}
