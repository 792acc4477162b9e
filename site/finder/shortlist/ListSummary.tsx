import type { ListAnswer } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import type { ListRequest } from '#finder/types.ts';
import { useResult } from '#finder/use-result.ts';
import { isSame, listSentence, missingSentence } from './list-sentence.ts';
import { useShortlist } from './use-shortlist.ts';

/** How many are on a list, and whose it is: the words that are read out when one is shown. */
export function ListSummary({ asked: request }: { asked: ListRequest }) {
  const result = useResult(request);
  // Asked again, the same words are new ones: assistive technology reads them out again.
  return result ? <Words key={request.requestId} answer={result.answer} /> : null;
}

function Words({ answer }: { answer: ListAnswer }) {
  const { chosen } = useShortlist();
  // Whose it was when it was given: nothing changes under the eyes of anyone who takes someone off.
  const [isOwn] = useState(isSame(chosen, answer.appraisers));
  const missing = missingSentence(answer);
  return (
    <div>
      <h2 tabIndex={-1} className="text-3xl">
        {`${answer.appraisers.length} Appraisers Found`}
      </h2>
      <p className="mt-2 max-w-measure text-soft print:hidden">{listSentence(answer, isOwn)}</p>
      {missing && <p className="mt-2 max-w-measure text-soft">{missing}</p>}
    </div>
  );
}
