import { fullName } from '@appraisers/directory/appraiser.ts';
import { isSameList, type Shortlist } from '@appraisers/directory/shortlist.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { requestList } from '#finder/request.ts';
import { type FinderResult, isListResult } from '#finder/result.ts';
import * as words from '#finder/words/contact.ts';
import { clear, restore, useShortlist } from './stored-list.ts';

/** The visitor can undo clearing until the next answer. */
type Cleared = { readonly list: Shortlist; readonly during: FinderResult | undefined };

/**
 * The visitor's list, always in reach. It has its place at the end of the finder, and stays at the lower
 * edge of the window until that place is in view.
 */
export function ShortlistBar({ result }: { result: FinderResult | undefined }) {
  const { chosen, message } = useShortlist();
  const [cleared, setCleared] = useState<Cleared>();
  const isEmpty = chosen.length === 0;
  const back = isEmpty && cleared?.during === result ? cleared?.list : undefined;
  const isOpen = result && isListResult(result) && isSameList(result.answer.appraisers, chosen);
  const hasBar = !isEmpty || back !== undefined;
  const bar = useSpaceBelow(hasBar);

  return (
    <>
      <p role="status" className="sr-only">
        {message}
      </p>
      {hasBar && (
        <section ref={bar} aria-label={words.ownListLabel} className="shortlist-bar">
          <p className="shortlist-who">
            <span className="shortlist-count">
              {isEmpty ? words.ownListEmpty : words.chosenCount(chosen.length)}
            </span>
            <span className="shortlist-names">{chosen.map(fullName).join(', ')}</span>
          </p>
          {!isEmpty && !isOpen && (
            <button
              type="button"
              className="shortlist-show"
              onClick={() => requestList(chosen.map(({ id }) => id))}
            >
              {words.showListButton}
            </button>
          )}
          {/* One button for both, so that it keeps the focus. */}
          <button
            type="button"
            className="shortlist-clear"
            onClick={() => {
              if (back) restore(back);
              else setCleared({ list: clear(), during: result });
            }}
          >
            {back ? words.undoClearButton : words.clearListButton}
          </button>
        </section>
      )}
    </>
  );
}

/** The style sheet's name for the height of the bar. */
const room = '--room-below';

/** Keeps what the page scrolls to clear of the bar while there is one. */
function useSpaceBelow(on: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    const { style } = document.documentElement;
    if (!on || !current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      style.setProperty(room, `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(room);
    };
  }, [on]);
  return bar;
}
