import { useState } from 'react';
import { KeepButtons } from '#finder/contact/KeepButtons.tsx';
import { usePageAttribute } from '#finder/contact/use-page-attribute.ts';
import { type Purpose, WriteForm } from '#finder/contact/WriteForm.tsx';
import type { ListResult, Office } from '#finder/types.ts';
import { addAll } from './edit-shortlist.ts';
import { isSame } from './list-sentence.ts';
import { useShortlist } from './use-shortlist.ts';

type ListPanelProps = {
  result: ListResult;
  office: Office;
  purpose: Purpose;
  onPurpose: (purpose: Purpose) => void;
};

/** What is to be done about a whole list. */
export function ListPanel({ result, office, purpose, onPurpose }: ListPanelProps) {
  const { appraisers } = result.answer;
  const { chosen } = useShortlist();
  const [isOwn] = useState(isSame(chosen, appraisers));
  usePageAttribute('list');
  if (appraisers.length === 0) return null;
  return (
    <section aria-label="What to do with this list" className="list-panel">
      <KeepButtons members={appraisers} updated={office.updated} />
      {!isOwn && (
        <button type="button" className="chip" onClick={() => addAll(appraisers)}>
          Add them all to your list
        </button>
      )}
      <details className="list-write">
        <summary>
          {appraisers.length === 1 ? 'Write to this appraiser' : 'Write to them all'}
        </summary>
        <WriteForm to={appraisers} purpose={purpose} onPurpose={onPurpose} />
      </details>
    </section>
  );
}
