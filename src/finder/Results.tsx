import { Activity, useCallback, useMemo, useState } from 'react';
import type { Appraiser } from '#directory/appraiser.ts';
import { type Criteria, defaults } from '#directory/criteria.ts';
import { type Answer, appraisersIn, type Knowledge, search } from '#directory/search.ts';
import type { FinderProps } from './Finder.tsx';
import { FinderViews } from './FinderViews.tsx';
import { MistakeLink } from './MistakeLink.tsx';
import { resultSentence } from './result-sentence.ts';

type ResultsProps = FinderProps & {
  criteria: Criteria | undefined;
  /** Undefined before the first search and while a place is being looked up. */
  answer: Answer | undefined;
  knowledge: Knowledge;
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
  const rehearsal = useRehearsal(knowledge);
  const asked = criteria && answer?.kind !== 'mismatch' ? { criteria, answer: shown } : undefined;
  return (
    <div className="finder-results" data-shown={asked ? '' : undefined}>
      <div role="status">
        {shown && criteria && (
          <>
            <h2 className="text-3xl">{appraisersIn(shown).length} Appraisers Found</h2>
            <p className="mt-2 max-w-measure text-soft">{resultSentence(shown, criteria)}</p>
          </>
        )}
        {asked && !answer && <p className="text-soft">Looking up the place …</p>}
      </div>
      <Activity mode={asked ? 'visible' : 'hidden'}>
        <FinderViews
          {...(asked ?? rehearsal)}
          knowledge={knowledge}
          tiles={tiles}
          mapped={asked !== undefined}
          selected={selected}
          onSelect={select}
        />
      </Activity>
      {shown && (
        <p className="mt-10 border-line border-t pt-4 text-soft text-sm">
          Directory last checked on {office.updated}.{' '}
          <MistakeLink office={office} about={selected} />
        </p>
      )}
    </div>
  );
}

/**
 * An answer like any other, for the views to be drawn out of sight while the visitor still types:
 * with that the first answer of a slow phone came after 95 ms in place of 181 (docs/benchmarks.md).
 */
function useRehearsal(knowledge: Knowledge): { criteria: Criteria; answer: Answer } {
  return useMemo(() => {
    const criteria = { ...defaults, near: knowledge.members.appraisers[0]?.zip ?? '' };
    return { criteria, answer: search(criteria, knowledge) };
  }, [knowledge]);
}
