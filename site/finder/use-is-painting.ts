import { useLayoutEffect, useState } from 'react';
import type { FinderResult } from './result.ts';

/** By this many ms after an answer is drawn, it is painted. */
const paintTime = 300;

/** A key may lead to the end of the page, and a scroll to the middle: neither must move later. */
const acts = ['keydown', 'scroll'];

/**
 * Whether the answer to a search is being painted. The page is at its top then, so the browser may lay out the cards
 * below the window a moment later, or as soon as the visitor goes there.
 */
export function useIsPainting(result: FinderResult | undefined): boolean {
  const [painted, setPainted] = useState<FinderResult>();
  const isPainting = result?.request.trigger === 'search' && painted !== result;
  useLayoutEffect(() => {
    if (!isPainting) return;
    const finish = () => setPainted(result);
    const timer = setTimeout(finish, paintTime);
    for (const act of acts) window.addEventListener(act, finish);
    return () => {
      clearTimeout(timer);
      for (const act of acts) window.removeEventListener(act, finish);
    };
  }, [isPainting, result]);
  return isPainting;
}
