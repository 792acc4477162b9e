import './finder.css';
import { useEffect } from 'react';
import { AnswerBoundary } from './AnswerBoundary.tsx';
import { useAsked } from './address.ts';
import { answerPart } from './answer-part.ts';
import { tellPage } from './news.ts';
import { useArrival } from './on-demand.ts';
import { storeHeightOnLeave } from './reserved-height.ts';
import { SearchForm } from './SearchForm.tsx';
import type { FinderProps } from './types.ts';
import { usePage } from './use-page.ts';

/** The appraiser finder: what is asked stands in the address, the answer follows from it. */
export function Finder(props: FinderProps) {
  const asked = useAsked();
  const arrival = useArrival(answerPart);
  const { state } = arrival;
  const part = arrival.state === 'here' ? arrival.part : undefined;
  const search = asked && 'criteria' in asked ? asked : undefined;
  const list = asked && 'list' in asked ? asked : undefined;
  usePage(asked, props.siteName);
  useEffect(storeHeightOnLeave, []);
  useEffect(() => {
    if (asked) answerPart.ask();
  }, [asked]);
  useEffect(() => {
    if (!asked || state === 'here') return;
    // The effect above may have asked for it again.
    const now = answerPart.read().state;
    tellPage(now === 'failed' || now === 'late' ? now : 'waiting');
  }, [asked, state]);

  return (
    <div className="finder">
      <SearchForm
        asked={search}
        framed={props.framed}
        arrival={arrival}
        onEngage={answerPart.ask}
      />
      <AnswerBoundary asked={asked}>
        {/* It stands in the page before there is anything to say: only then is what it says read out. */}
        <div role="status" className="finder-status">
          {search && part && <part.AnswerSummary asked={search} />}
          {list && part && <part.ListSummary asked={list} />}
          {asked && (state === 'coming' || state === 'unasked') && (
            <p className="text-soft">Opening the directory …</p>
          )}
        </div>
        {part && <part.AnswerViews asked={asked} {...props} />}
      </AnswerBoundary>
    </div>
  );
}
