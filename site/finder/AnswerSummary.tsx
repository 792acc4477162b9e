import { isSameList } from '@appraisers/directory/listed-members.ts';
import { countFitting, hasNeed } from '@appraisers/directory/need.ts';
import { appraisersIn, countFound, coveringIn } from '@appraisers/directory/search.ts';
import { useState } from 'react';
import { languages, reasonOf } from './known-need.ts';
import { nearestShownTo } from './place-offers.ts';
import { type FinderRequest, requestSearch } from './request.ts';
import { isListResult, type ListResult, type SearchResult } from './result.ts';
import { ShownSentence } from './ShownSentence.tsx';
import { useShortlist } from './shortlist/stored-list.ts';
import { useResult } from './use-result.ts';
import * as words from './words/answers.ts';
import * as needs from './words/needs.ts';

/** How many appraisers the finder found, and how. Screen readers announce it with each answer. */
export function AnswerSummary({ request }: { request: FinderRequest }) {
  const result = useResult(request);
  if (!result) return <p className="text-soft">{words.searching}</p>;
  if (result.answer.kind === 'mismatch') return null;
  return (
    // A new element for each request: screen readers announce the same words again.
    <div key={request.requestId}>
      <h2 tabIndex={-1} className="text-3xl">
        {words.appraisersFound(countFound(result.answer))}
      </h2>
      {isListResult(result) ? <ListWords result={result} /> : <SearchWords result={result} />}
      {result.unknown.length > 0 && (
        <p className="mt-2 max-w-measure text-soft">{needs.unknownNeed(result.unknown)}</p>
      )}
    </div>
  );
}

function SearchWords({ result }: { result: SearchResult }) {
  const { answer, request } = result;
  const place = nearestShownTo(result);
  const covering = needs.coveringSentence(answer, coveringIn(answer).length);
  const needed = neededFirst(result);
  return (
    <>
      <p className="mt-2 max-w-measure text-soft">
        {hasLongAnswers && <ShownSentence result={result} />}
        {words.resultSentence(answer, request.text, request.criteria, result.order)}
        {covering && ` ${covering}`}
        {place && ` ${words.nearestBelow(place)}`}
        {needed && ` ${needed}`}
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

/** What the visitor needs, and how many of the members fit it. */
function neededFirst({ answer, order }: SearchResult): string {
  const found = hasNeed(order) ? appraisersIn(answer) : [];
  if (found.length === 0) return '';
  const language = languages.get(order.language ?? '');
  return needs.needSentence(reasonOf(order.for)?.name, language, countFitting(found, order));
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
