import './finder.css';
import { isMismatch } from '@appraisers/directory/lookup-text.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { Component, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { SearchFailed } from '#ui/FinderHelp.tsx';
import { FinderDataContext, type FinderProps } from './finder-context.ts';
import { useFinderData } from './finder-data.ts';
import { type SearchRequest, useRequest } from './request.ts';
import { SearchForm } from './SearchForm.tsx';
import { releaseHeight } from './screen.ts';

/** The appraiser finder. The address holds the request, and the answer follows from it. */
export function Finder(props: FinderProps) {
  const { region, directory: address, office, framed } = props;
  const names = useMemo(() => placeNames(region), [region]);
  const request = useRequest(names);
  const [engaged, setEngaged] = useState(false);
  const isNeeded = engaged || request !== undefined;
  const { data, isError = false, start } = useFinderData(address, isNeeded);
  const answer = useMemo(
    () => request && data?.code.answerTo(request, data.directory),
    [request, data],
  );
  const context = useMemo(() => data && { ...data, office }, [data, office]);
  usePage(request, office.name);

  return (
    <FinderDataContext value={context}>
      <div className="finder">
        <SearchForm
          request={request?.criteria.list ? undefined : request}
          search={region.search}
          names={names}
          need={answer?.need.need}
          framed={framed}
          data={data}
          failed={isError}
          onEngage={() => {
            setEngaged(true);
            if (isError) start();
          }}
        />
        <AnswerBoundary of={request} failed={<Failed file={address} />}>
          {/* Screen readers announce only a status that the page had before its words. */}
          <div role="status" className="finder-status">
            {request && !isError && !data && <p className="text-soft">Loading appraisers…</p>}
            {request && answer && data && <data.code.Summary request={request} answer={answer} />}
          </div>
          {request && isError && <Failed file={address} />}
          {data && <data.code.Answer {...props} request={request} answer={answer} />}
        </AnswerBoundary>
      </div>
    </FinderDataContext>
  );
}

/** @param file the directory's address, whose copy in the browser may be the cause */
function Failed({ file }: { file: string }) {
  const tryAgain = async () => {
    await fetch(file, { cache: 'reload', credentials: 'include' }).catch(() => undefined);
    window.location.reload();
  };
  // The height reserved for an answer would be a gap.
  useLayoutEffect(releaseHeight, []);
  return (
    <SearchFailed>
      {/* A press counts at once: by its end, the button may have moved. */}
      <button type="button" className="link target mt-2" onMouseDown={tryAgain} onClick={tryAgain}>
        Try again
      </button>
    </SearchFailed>
  );
}

type AnswerBoundaryProps = {
  of: SearchRequest | undefined;
  failed: ReactNode;
  children: ReactNode;
};

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
    return this.state.broken ? this.props.failed : this.props.children;
  }
}

/** The title of the page as built. */
let ownTitle: string | undefined;

const titleOf = ({ criteria, text }: SearchRequest) => {
  if (criteria.list) return 'List of appraisers';
  return text ? `Appraisers near ${text.slice(0, 60)}` : 'All appraisers';
};

/**
 * Whether the visitor's search has no answer, so that the page reserves no room for one. A page that
 * opens with such a search does reserve it, or what is below would move.
 */
const hasNoAnswer = (request: SearchRequest) =>
  request.trigger !== 'open' && isMismatch(request.criteria.by, request.text);

/**
 * With a request the page is about its answer. The hero shrinks (`data-asked`, which a script in the
 * head sets before the first paint of a shared address), and the title names the search.
 */
function usePage(request: SearchRequest | undefined, siteName: string): void {
  // React first draws the page as built, which has no request.
  const [drawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    setDrawn(true);
    // The page needs no help (client-scripts/finder-help.ts).
    document.documentElement.dataset.finder = 'ready';
    if (!drawn) return;
    ownTitle ??= document.title;
    document.title = request ? `${titleOf(request)} | ${siteName}` : ownTitle;
    if (request) document.documentElement.dataset.asked = hasNoAnswer(request) ? 'nothing' : '';
    else delete document.documentElement.dataset.asked;
    if (request?.trigger === 'search') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [request, siteName, drawn]);
}
