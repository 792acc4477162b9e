import './finder.css';
import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import { criteriaFromQuery } from '@appraisers/directory/criteria.ts';
import { Component, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { SearchFailed } from '#ui/FinderHelp.tsx';
import { FinderContext, type FinderProps } from './finder-context.ts';
import { useFinderData } from './finder-data.ts';
import { type SearchRequest, useRequest } from './request.ts';
import { SearchForm } from './SearchForm.tsx';
import { releaseHeight } from './screen.ts';

const msOfDay = 24 * 60 * 60 * 1000;

/** The appraiser finder. The address holds the request, and the answer follows from it. */
export function Finder(props: FinderProps) {
  const request = useRequest();
  const loading = useFinderData(props.file, request);
  const { data, isError } = loading;
  // Given once. Ties rotate at midnight UTC: the calendar of a time zone would cost as much as the search.
  const answer = useMemo(() => {
    const day = Math.floor(Date.now() / msOfDay);
    return request && data?.code.search(request.criteria, data.directory, day);
  }, [request, data]);
  const members = useMemo(() => (answer ? appraisersIn(answer) : []), [answer]);
  const [city, onCity] = useState<string>();
  const state = useMemo(
    () => data && { ...props, ...data, request, answer, members, city, onCity },
    [props, data, request, answer, members, city],
  );
  usePage(request, answer, props.office.name);

  return (
    <FinderContext value={state}>
      <div className="finder">
        <SearchForm
          {...props}
          {...loading}
          request={request?.criteria.list ? undefined : request}
          isMismatch={answer?.status === 'mismatch'}
        />
        <AnswerBoundary of={request}>
          {/* Screen readers announce only a status that the page had before its words. */}
          <div role="status" className="finder-status">
            {request && !isError && !data && <p className="text-soft">Loading appraisers…</p>}
            {data && answer && <data.code.Summary />}
          </div>
          {request && isError && <Failed />}
          {data && <data.code.Answer />}
        </AnswerBoundary>
      </div>
    </FinderContext>
  );
}

function Failed() {
  // The height reserved for an answer would be a gap.
  useLayoutEffect(releaseHeight, []);
  return <SearchFailed onRetry={() => window.location.reload()} />;
}

type AnswerBoundaryProps = { of: SearchRequest | undefined; children: ReactNode };

/** An error in an answer replaces the answer and keeps the search box. The next search tries again. */
class AnswerBoundary extends Component<AnswerBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ of }: AnswerBoundaryProps) {
    if (this.state.broken && of !== this.props.of) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <Failed /> : this.props.children;
  }
}

/** The title of the page as built. */
let ownTitle: string | undefined;

const titleOf = ({ status, text }: Answer) => {
  if (status === 'list') return 'List of appraisers';
  return text ? `Appraisers near ${text.slice(0, 60)}` : 'All appraisers';
};

/**
 * With a request the page is about its answer. The hero shrinks (`data-asked`, which a script in the
 * head sets before the first paint of a shared address), and the title names the search.
 */
function usePage(
  request: SearchRequest | undefined,
  answer: Answer | undefined,
  siteName: string,
): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // The page needs no help (client-scripts/finder-help.ts), even if the finder is late.
    dataset.finder = 'ready';
    document.getElementById('finder-help')?.toggleAttribute('hidden', true);
    // React first draws the page as built, which has no request.
    if (!request && criteriaFromQuery(window.location.search)) return;
    ownTitle ??= document.title;
    document.title = answer ? `${titleOf(answer)} | ${siteName}` : ownTitle;
    // A page that opens with a mismatch keeps the room it has reserved, or what is below would move.
    const needsNoRoom = answer?.status === 'mismatch' && request?.trigger !== 'open';
    if (request) dataset.asked = needsNoRoom ? 'nothing' : '';
    else delete dataset.asked;
  }, [request, answer, siteName]);
}
