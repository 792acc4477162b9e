import { appraisersIn } from '@appraisers/directory/search.ts';
import { ask } from './address.ts';
import { names, region } from './region.ts';
import { resultSentence, withoutPlaces } from './result-sentence.ts';
import type { Asked } from './types.ts';
import { useGiven } from './use-given.ts';

/** How many were found, and how: the words that are read out when an answer is given. */
export function AnswerSummary({ asked }: { asked: Asked }) {
  const given = useGiven(asked);
  if (!given) return <p className="text-soft">Looking up the place …</p>;
  const { answer } = given;
  if (answer.kind === 'mismatch') return null;
  const { criteria, turn } = asked;
  return (
    // Asked again, the same words are new ones: assistive technology reads them out again.
    <div key={turn}>
      <h2 tabIndex={-1} className="text-3xl">
        {`${appraisersIn(answer).length} Appraisers Found`}
      </h2>
      <p className="mt-2 max-w-measure text-soft">
        {resultSentence(answer, criteria, region, names)}
      </p>
      {answer.provisional && (
        <p className="notice mt-4 bg-sheet">
          <span>{withoutPlaces(answer)}</span>{' '}
          <button type="button" className="link target" onClick={() => ask(criteria, 'offer')}>
            Search again
          </button>
        </p>
      )}
    </div>
  );
}
