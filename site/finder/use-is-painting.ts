import { useLayoutEffect, useState } from 'react';
import type { FinderResult } from './result.ts';

/** By this many ms after an answer is drawn, it is painted. */
const paintTime = 300;

/**
 * Whether the answer to a search is being painted. The page is at its top then, so the browser may lay out the cards
 * below the window a moment later. A key ends this: it may lead to the end of the page, which must not move any more.
 */
export function useIsPainting(result: FinderResult | undefined): boolean {
  const [painted, setPainted] = useState<FinderResult>();
  const isPainting = result?.request.trigger === 'search' && painted !== result;
  useLayoutEffect(() => {
    if (!isPainting) return;
    const finish = () => setPainted(result);
    const timer = setTimeout(finish, paintTime);
    window.addEventListener('keydown', finish);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', finish);
    };
  }, [isPainting, result]);
  return isPainting;
}
