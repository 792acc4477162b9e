/** After so many ms, a busy page does it all the same. */
const longestWait = { timeout: 500 };

/** Does this once the page has nothing more urgent to do, like paint an answer. */
export function whenIdle(act: () => void): void {
  // Not every browser has it.
  if (window.requestIdleCallback) window.requestIdleCallback(act, longestWait);
  else setTimeout(act);
}
