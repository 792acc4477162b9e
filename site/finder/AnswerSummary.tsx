import { appraisersIn } from '@appraisers/directory/search.ts';
import { requestSearch } from './address.ts';
import { region, regionNames } from './region-names.ts';
import { resultSentence, withoutPlaces } from './result-sentence.ts';
import type { SearchRequest } from './types.ts';
import { useResult } from './use-result.ts';

/** How many were found, and how: the words that are read out when an answer is given. */
export function AnswerSummary({ asked: request }: { asked: SearchRequest }) {
  const result = useResult(request);
  if (!result) return <p className="text-soft">Looking up the place …</p>;
  const { answer } = result;
  if (answer.kind === 'mismatch') return null;
  const { criteria, requestId } = request;
  return (
    // Asked again, the same words are new ones: assistive technology reads them out again.
    <div key={requestId}>
      <h2 tabIndex={-1} className="text-3xl">
        {`${appraisersIn(answer).length} Appraisers Found`}
      </h2>
      <p className="mt-2 max-w-measure text-soft">
        {resultSentence(answer, criteria, region, regionNames)}
      </p>
      {answer.provisional && (
        <p className="notice mt-4 bg-sheet">
          <span>{withoutPlaces(answer)}</span>{' '}
          <button
            type="button"
            className="link target"
            onClick={() => requestSearch(criteria, 'offer')}
          >
            Search again
          </button>
        </p>
      )}
    </div>
  );
}
