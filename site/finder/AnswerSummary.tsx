import { appraisersIn } from '@appraisers/directory/search.ts';
import { isSameList } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import { nearestShownTo } from './place-offers.ts';
import { type FinderRequest, requestSearch } from './request.ts';
import { isListResult, type ListResult, type SearchResult, useResult } from './result.ts';
import { useShortlist } from './shortlist/stored-list.ts';
import * as words from './words/answers.ts';

/** How many appraisers the finder found, and how. Screen readers announce it with each answer. */
export function AnswerSummary({ request }: { request: FinderRequest }) {
  const result = useResult(request);
  if (!result) return <p className="text-soft">{words.searching}</p>;
  if (result.answer.kind === 'mismatch') return null;
  return (
    // A new element for each request: screen readers announce the same words again.
    <div key={request.requestId}>
      <h2 tabIndex={-1} className="text-3xl">
        {words.appraisersFound(appraisersIn(result.answer).length)}
      </h2>
      {isListResult(result) ? <ListWords result={result} /> : <SearchWords result={result} />}
    </div>
  );
}

function SearchWords({ result }: { result: SearchResult }) {
  const { answer, request } = result;
  const place = nearestShownTo(result);
  return (
    <>
      <p className="mt-2 max-w-measure text-soft">
        {words.resultSentence(answer, request.text, request.criteria)}
        {place && ` ${words.nearestBelow(place)}`}
      </p>
      {answer.provisional && (
        <p className="notice mt-4 bg-sheet">
          <span>{words.withoutGazetteer(answer)}</span>{' '}
          <button
            type="button"
            className="link target"
            onClick={() => requestSearch(request.criteria, 'offer')}
          >
            {words.searchAgain}
          </button>
        </p>
      )}
    </>
  );
}

function ListWords({ result: { answer, request } }: { result: ListResult }) {
  const { chosen } = useShortlist();
  // Whose list it was when the answer came. The words stay when the visitor then removes an appraiser.
  const [isOwn] = useState(isSameList(chosen, answer.appraisers));
  const missing = words.missingSentence(answer);
  return (
    <>
      <p className="mt-2 max-w-measure text-soft print:hidden">
        {words.listSentence(answer, isOwn)}
      </p>
      {request.isCut && <p className="mt-2 max-w-measure text-soft">{words.listCut}</p>}
      {missing && <p className="mt-2 max-w-measure text-soft">{missing}</p>}
    </>
  );
}
