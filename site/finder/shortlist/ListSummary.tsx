import type { ListAnswer } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import type { AskedList } from '#finder/types.ts';
import { useGiven } from '#finder/use-given.ts';
import { isSame, listSentence, missingSentence } from './list-sentence.ts';
import { useChosen } from './use-chosen.ts';

/** How many are on a list, and whose it is: the words that are read out when one is shown. */
export function ListSummary({ asked }: { asked: AskedList }) {
  const given = useGiven(asked);
  // Asked again, the same words are new ones: assistive technology reads them out again.
  return given ? <Words key={asked.turn} answer={given.answer} /> : null;
}

function Words({ answer }: { answer: ListAnswer }) {
  const { chosen } = useChosen();
  // Whose it was when it was given: nothing changes under the eyes of whoever takes somebody off.
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
