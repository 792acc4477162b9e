import { isSameList } from '@appraisers/directory/listed-members.ts';
import type { Shortlist } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import type { Office } from '#finder/AnswerFooter.tsx';
import { KeepButtons } from '#finder/contact/KeepButtons.tsx';
import { usePageAttribute } from '#finder/printing.ts';
import type { ListResult } from '#finder/result.ts';
import * as words from '#finder/words/contact.ts';
import { addAll, clear, restore, useShortlist } from './stored-list.ts';

type ListPanelProps = {
  result: ListResult;
  office: Office;
};

/** What a visitor can do with a whole list. */
export function ListPanel({ result, office }: ListPanelProps) {
  const { appraisers } = result.answer;
  const { list, chosen } = useShortlist();
  const [isOwn] = useState(isSameList(chosen, appraisers));
  /** What the visitor cleared, until the next answer. */
  const [cleared, setCleared] = useState<Shortlist>();
  const back = list.length === 0 ? cleared : undefined;
  const canClear = isOwn && (list.length > 0 || back);
  usePageAttribute('list');
  if (appraisers.length === 0 && !canClear) return null;
  return (
    <section aria-label={words.listPanelLabel} className="list-panel">
      <KeepButtons members={appraisers} office={office} />
      {!isOwn && (
        <button type="button" className="chip" onClick={() => addAll(appraisers)}>
          {words.addAllButton}
        </button>
      )}
      {/* One button for both, so that it keeps the focus. */}
      {canClear && (
        <button
          type="button"
          className="chip"
          onClick={() => (back ? restore(back) : setCleared(clear()))}
        >
          {back ? words.undoClearButton : words.clearListButton}
        </button>
      )}
    </section>
  );
}
