import { useCallback, useState } from 'react';
import type { Appraiser } from '#directory/appraiser.ts';
import type { Criteria } from '#directory/criteria.ts';
import { type Answer, appraisersIn, type Knowledge } from '#directory/search.ts';
import type { FinderProps } from './Finder.tsx';
import { FinderViews } from './FinderViews.tsx';
import { MistakeLink } from './MistakeLink.tsx';
import { resultSentence } from './result-sentence.ts';

type ResultsProps = Pick<FinderProps, 'office' | 'tiles'> & {
  criteria: Criteria | undefined;
  /** Undefined before the first search and while a place is being looked up. */
  answer: Answer | undefined;
  knowledge: Knowledge;
  onSelect: FinderProps['onSelect'] | undefined;
};

/** The result sentence, and below it the answer as a list and on a map. */
export function Results({ criteria, answer, knowledge, office, tiles, onSelect }: ResultsProps) {
  const [selected, setSelected] = useState<Appraiser>();
  const select = useCallback(
    (appraiser: Appraiser) => {
      setSelected(appraiser);
      onSelect?.(appraiser);
    },
    [onSelect],
  );
  const shown = answer && answer.kind !== 'mismatch' ? answer : undefined;
  const open = criteria && answer?.kind !== 'mismatch';
  return (
    <div className="finder-results" data-shown={open ? '' : undefined}>
      <div role="status">
        {shown && criteria && (
          <>
            <h2 className="text-3xl">{appraisersIn(shown).length} Appraisers Found</h2>
            <p className="mt-2 max-w-prose text-soft">{resultSentence(shown, criteria)}</p>
          </>
        )}
        {open && !answer && <p className="text-soft">Looking up the place …</p>}
      </div>
      {open && (
        <FinderViews
          criteria={criteria}
          answer={shown}
          knowledge={knowledge}
          tiles={tiles}
          selected={selected}
          onSelect={select}
        />
      )}
      {shown && (
        <p className="mt-10 border-line border-t pt-4 text-soft text-sm">
          Directory last checked on {office.updated}.{' '}
          <MistakeLink office={office} about={selected} />
        </p>
      )}
    </div>
  );
}
