import { useEffect, useState } from 'react';
import type { FinderResult } from './result.ts';

/** By this many ms after an answer is drawn, it is painted. */
const paintTime = 300;

/**
 * Whether the answer to a search is being painted. The page is at its top then, so the browser may lay out the cards
 * below the window a moment later.
 */
export function useIsPainting(result: FinderResult | undefined): boolean {
  const [painted, setPainted] = useState<FinderResult>();
  useEffect(() => {
    const timer = setTimeout(setPainted, paintTime, result);
    return () => clearTimeout(timer);
  }, [result]);
  return result?.request.trigger === 'search' && painted !== result;
}
