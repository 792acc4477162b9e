import { useLayoutEffect, useState } from 'react';
import type { FinderResult } from './result.ts';

/** By this many ms after an answer is drawn, it is painted. */
const paintTime = 300;

/** How visitors scroll the page or move the focus. */
const acts = ['keydown', 'pointerdown', 'wheel'];

/**
 * Whether the answer to a search is being painted. The page is at its top then, so the browser may lay out the cards
 * below the window a moment later: before the visitor scrolls there, or the page would grow above what they see.
 */
export function useIsPainting(result: FinderResult | undefined): boolean {
  const [painted, setPainted] = useState<FinderResult>();
  const isPainting = result?.request.trigger === 'search' && painted !== result;
  useLayoutEffect(() => {
    if (!isPainting) return;
    const finish = () => setPainted(result);
    const timer = setTimeout(finish, paintTime);
    const listening = new AbortController();
    const { signal } = listening;
    for (const act of acts) window.addEventListener(act, finish, { passive: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [isPainting, result]);
  return isPainting;
}
