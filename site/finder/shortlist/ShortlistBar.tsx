import { fullName } from '@appraisers/directory/appraiser.ts';
import { maxShortlisted, type Shortlist } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import { requestList } from '#finder/address.ts';
import type { FinderResult } from '#finder/types.ts';
import { clear, restore } from './edit-shortlist.ts';
import { isSame } from './list-sentence.ts';
import { useShortlist } from './use-shortlist.ts';
import { useSpaceBelow } from './use-space-below.ts';

/** What was cleared may be put back until something else is asked. */
type Cleared = { readonly list: Shortlist; readonly during: FinderResult | undefined };

/**
 * Who is on the visitor's list, in reach wherever they are in the answer. It has its own place at the
 * end of the finder, and stays at the lower edge of the window until that comes into sight.
 */
export function ShortlistBar({ given: result }: { given: FinderResult | undefined }) {
  const { chosen, said } = useShortlist();
  const [cleared, setCleared] = useState<Cleared>();
  const isEmpty = chosen.length === 0;
  const back = isEmpty && cleared?.during === result ? cleared?.list : undefined;
  const isShown = result?.answer.kind === 'list' && isSame(result.answer.appraisers, chosen);
  const isThere = !isEmpty || back !== undefined;
  const bar = useSpaceBelow(isThere);
  const most = chosen.length === maxShortlisted ? ', the most there is room for' : '';

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isThere && (
        <section ref={bar} aria-label="Your list" className="shortlist-bar">
          <p className="shortlist-who">
            <span className="shortlist-count">
              {isEmpty ? 'Your list is empty' : `${chosen.length} chosen${most}`}
            </span>
            <span className="shortlist-names">{chosen.map(fullName).join(', ')}</span>
          </p>
          {!isEmpty && !isShown && (
            <button
              type="button"
              className="shortlist-show"
              onClick={() => requestList(chosen.map(({ id }) => id))}
            >
              Show my list
            </button>
          )}
          {/* One button, so that it keeps the focus. */}
          <button
            type="button"
            className="shortlist-clear"
            onClick={() => {
              if (back) restore(back);
              else setCleared({ list: clear(), during: result });
            }}
          >
            {back ? 'Undo' : 'Clear'}
          </button>
        </section>
      )}
    </>
  );
}
