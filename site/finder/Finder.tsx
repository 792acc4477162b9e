import './finder.css';
import { useEffect } from 'react';
import { AnswerBoundary } from './AnswerBoundary.tsx';
import { useRequest } from './address.ts';
import { answerPart } from './answer-part.ts';
import { emitFinderEvent } from './finder-events.ts';
import { useLoadState } from './lazy-resource.ts';
import { storeHeightOnPageHide } from './reserved-height.ts';
import { SearchForm } from './SearchForm.tsx';
import type { FinderProps } from './types.ts';
import { usePage } from './use-page.ts';

/** The appraiser finder: what is asked stands in the address, the answer follows from it. */
export function Finder(props: FinderProps) {
  const request = useRequest();
  const arrival = useLoadState(answerPart);
  const { state } = arrival;
  const part = arrival.state === 'here' ? arrival.part : undefined;
  const search = request && 'criteria' in request ? request : undefined;
  const list = request && 'list' in request ? request : undefined;
  usePage(request, props.siteName);
  useEffect(storeHeightOnPageHide, []);
  useEffect(() => {
    if (request) answerPart.load();
  }, [request]);
  useEffect(() => {
    if (!request || state === 'here') return;
    // The effect above may have asked for it again.
    const now = answerPart.read().state;
    emitFinderEvent(now === 'failed' || now === 'late' ? now : 'waiting');
  }, [request, state]);

  return (
    <div className="finder">
      <SearchForm
        request={search}
        framed={props.framed}
        arrival={arrival}
        onEngage={answerPart.load}
      />
      <AnswerBoundary request={request}>
        {/* It stands in the page before there is anything to say: only then is what it says read out. */}
        <div role="status" className="finder-status">
          {search && part && <part.AnswerSummary asked={search} />}
          {list && part && <part.ListSummary asked={list} />}
          {request && (state === 'coming' || state === 'unasked') && (
            <p className="text-soft">Opening the directory …</p>
          )}
        </div>
        {part && <part.AnswerViews request={request} {...props} />}
      </AnswerBoundary>
    </div>
  );
}
