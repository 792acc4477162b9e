import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import type { Need } from '@appraisers/directory/need.ts';
import { isSameList, type Shortlist } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import { KeepButtons } from '#finder/contact/KeepButtons.tsx';
import { usePageAttribute } from '#finder/screen.ts';
import { addAll, clear, restore, useShortlist } from './stored-list.ts';

/** What a visitor can do with a whole list. */
export function ListPanel({ members, need }: { members: readonly Appraiser[]; need: Need }) {
  const { list, chosen } = useShortlist();
  const [isOwn] = useState(isSameList(chosen, members));
  /** What the visitor cleared, until the next answer. */
  const [cleared, setCleared] = useState<Shortlist>();
  const back = list.length === 0 ? cleared : undefined;
  const canClear = isOwn && (list.length > 0 || back);
  usePageAttribute('list');
  if (members.length === 0 && !canClear) return null;
  return (
    <section aria-label="List actions" className="mt-5 flex flex-wrap gap-2.5 print:hidden">
      <KeepButtons members={members} need={need} />
      {!isOwn && (
        <button type="button" className="chip" onClick={() => addAll(members)}>
          Add all to my list
        </button>
      )}
      {/* One button for both, so that it keeps the focus. */}
      {canClear && (
        <button
          type="button"
          className="chip"
          onClick={() => (back ? restore(back) : setCleared(clear()))}
        >
          {back ? 'Restore list' : 'Clear list'}
        </button>
      )}
    </section>
  );
}
