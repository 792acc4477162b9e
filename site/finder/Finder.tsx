import './finder.css';
import { loadAnswer } from 'virtual:load-answer';
import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { FinderProps } from './AnswerViews.tsx';
import { emitFinderEvent } from './finder-events.ts';
import {
  answerStyles,
  fileTimeout,
  isMissing,
  lazyResource,
  useLoadState,
} from './lazy-resource.ts';
import { type FinderRequest, readRequest, useRequest } from './request.ts';
import { SearchForm } from './SearchForm.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import * as words from './words/search-form.ts';

/** A list is readable without its styles, and waits at most this many ms for them. */
const stylesTimeout = 1000;

/** The directory, its rules and the views of an answer. They load with the first focus or request. */
const answerPart = lazyResource(async () => {
  const enough = new Promise((resolve) => setTimeout(resolve, stylesTimeout));
  const styled = Promise.race([answerStyles.settled(), enough]);
  const part = await loadAnswer();
  await styled;
  return part;
}, fileTimeout);

/** The appraiser finder. The address holds the request, and the answer follows from it. */
export function Finder(props: FinderProps) {
  const request = useRequest();
  const answer = useLoadState(answerPart);
  const { state } = answer;
  const part = answer.state === 'ready' ? answer.part : undefined;
  usePage(request, props.office.name);
  useEffect(() => {
    if (request) answerPart.load();
  }, [request]);
  useEffect(() => {
    if (!request || state === 'ready') return;
    // The effect above may have loaded it again.
    const now = answerPart.read();
    emitFinderEvent(now.state === 'failed' || now.state === 'late' ? now.state : 'waiting');
  }, [request, state]);

  return (
    <div className="finder">
      <SearchForm
        request={request && 'criteria' in request ? request : undefined}
        framed={props.framed}
        answer={answer}
        onEngage={answerPart.load}
      />
      <AnswerBoundary request={request}>
        {/* Screen readers announce only a status that the page had before its words. */}
        <div role="status" className="finder-status">
          {request && part && <part.AnswerSummary request={request} />}
          {request && !part && !isMissing(answer) && (
            <p className="text-soft">{words.loadingAppraisers}</p>
          )}
          <UpdateNotice />
        </div>
        {part && <part.AnswerViews request={request} {...props} />}
      </AnswerBoundary>
    </div>
  );
}

type AnswerBoundaryProps = { request: FinderRequest | undefined; children: ReactNode };

/** An error in an answer removes the answer and keeps the search box. The next search tries again. */
class AnswerBoundary extends Component<AnswerBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    emitFinderEvent('broken');
  }

  override componentDidUpdate({ request }: AnswerBoundaryProps) {
    if (this.state.broken && request !== this.props.request) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

/** The title of the page as built. */
let ownTitle: string | undefined;

const titleOf = (request: FinderRequest) =>
  'list' in request ? words.listTitle : words.searchTitle(request.text);

/**
 * Whether the visitor's search has no answer, so that the page reserves no room for one. A page that
 * opens with such a search does reserve it, or what is below would move.
 */
const hasNoAnswer = (request: FinderRequest) =>
  'criteria' in request && request.trigger !== 'open' && request.mismatch;

/**
 * With a request the page is about its answer. The hero shrinks (`data-asked`, which a script in the
 * head sets before the first paint of a shared address), and the title names the search.
 */
function usePage(request: FinderRequest | undefined, siteName: string): void {
  useLayoutEffect(() => {
    // React first draws the page as built, which has no request. Without reading the address here, the
    // hero of a shared address would open and shut.
    const now = request ?? readRequest();
    ownTitle ??= document.title;
    document.title = now ? `${titleOf(now)} | ${siteName}` : ownTitle;
    if (now) document.documentElement.dataset.asked = hasNoAnswer(now) ? 'nothing' : '';
    else delete document.documentElement.dataset.asked;
    if (now?.trigger === 'search') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [request, siteName]);
}
