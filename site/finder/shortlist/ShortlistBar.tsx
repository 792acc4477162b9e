import { fullName } from '@appraisers/directory/appraiser.ts';
import { mostChosen, type Shortlist } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import { askForList } from '#finder/address.ts';
import type { AnyGiven } from '#finder/types.ts';
import { clear, putBack } from './choose.ts';
import { isSame } from './list-sentence.ts';
import { useChosen } from './use-chosen.ts';
import { useRoomBelow } from './use-room-below.ts';

/** What was cleared may be put back until something else is asked. */
type Cleared = { readonly list: Shortlist; readonly during: AnyGiven | undefined };

/**
 * Who is on the visitor's list, in reach wherever they are in the answer. It has its own place at the
 * end of the finder, and stays at the lower edge of the window until that comes into sight.
 */
export function ShortlistBar({ given }: { given: AnyGiven | undefined }) {
  const { chosen, said } = useChosen();
  const [cleared, setCleared] = useState<Cleared>();
  const isEmpty = chosen.length === 0;
  const back = isEmpty && cleared?.during === given ? cleared?.list : undefined;
  const isShown = given?.answer.kind === 'list' && isSame(given.answer.appraisers, chosen);
  const isThere = !isEmpty || back !== undefined;
  const bar = useRoomBelow(isThere);
  const most = chosen.length === mostChosen ? ', the most there is room for' : '';

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
              onClick={() => askForList(chosen.map(({ id }) => id))}
            >
              Show my list
            </button>
          )}
          {/* One button, so that it keeps the focus. */}
          <button
            type="button"
            className="shortlist-clear"
            onClick={() => {
              if (back) putBack(back);
              else setCleared({ list: clear(), during: given });
            }}
          >
            {back ? 'Undo' : 'Clear'}
          </button>
        </section>
      )}
    </>
  );
}
