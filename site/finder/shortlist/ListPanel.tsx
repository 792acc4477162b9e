import { isSameList } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import type { Office } from '#finder/AnswerFooter.tsx';
import { KeepButtons } from '#finder/contact/KeepButtons.tsx';
import { type Purpose, WriteForm } from '#finder/contact/WriteForm.tsx';
import { usePageAttribute } from '#finder/printing.ts';
import type { ListResult } from '#finder/result.ts';
import * as words from '#finder/words/contact.ts';
import { addAll, useShortlist } from './stored-list.ts';

type ListPanelProps = {
  result: ListResult;
  office: Office;
  purpose: Purpose;
  onPurpose: (purpose: Purpose) => void;
};

/** What a visitor can do with a whole list. */
export function ListPanel({ result, office, purpose, onPurpose }: ListPanelProps) {
  const { appraisers } = result.answer;
  const { chosen } = useShortlist();
  const [isOwn] = useState(isSameList(chosen, appraisers));
  usePageAttribute('list');
  if (appraisers.length === 0) return null;
  return (
    <section aria-label={words.listPanelLabel} className="list-panel">
      <KeepButtons members={appraisers} updated={office.updated} />
      {!isOwn && (
        <button type="button" className="chip" onClick={() => addAll(appraisers)}>
          {words.addAllButton}
        </button>
      )}
      <details className="list-write">
        <summary>{words.writeToListed(appraisers.length)}</summary>
        <WriteForm to={appraisers} purpose={purpose} onPurpose={onPurpose} />
      </details>
    </section>
  );
}
