import { joined, type Shortlist } from '@appraisers/directory/shortlist.ts';
import { useState } from 'react';
import { Chip } from '#finder/Chip.tsx';
import { KeepButtons } from '#finder/contact/KeepButtons.tsx';
import { useAnswer } from '#finder/finder-context.ts';
import { usePageAttribute } from '#finder/screen.ts';
import { appraisers } from '#finder/words/answers.ts';
import { idsOf, store, useIsOwn, useShortlist } from './stored-list.ts';

/** What a visitor can do with a whole list. */
export function ListPanel() {
  const { answer, members } = useAnswer();
  const { list } = useShortlist();
  const isOwn = useIsOwn();
  /** What the visitor cleared, until the next answer. */
  const [cleared, setCleared] = useState<Shortlist>();
  const back = list.length === 0 ? cleared : undefined;
  const canClear = isOwn && (list.length > 0 || back);
  const addAll = () => {
    const all = joined(list, idsOf(members));
    store(all, `Your list now has ${appraisers(all.length)}.`);
  };
  const clearOrRestore = () => {
    setCleared(list);
    if (back) store(back, `List restored (${appraisers(back.length)}).`);
    else store([], 'Your list is empty.');
  };
  usePageAttribute('list');
  if (members.length === 0 && !canClear) return null;
  return (
    <section aria-label="List actions" className="mt-5 flex flex-wrap gap-2.5 print:hidden">
      <KeepButtons members={members} need={answer.need} />
      {!isOwn && <Chip onClick={addAll}>Add all to my list</Chip>}
      {/* One button for both, so that it keeps the focus. */}
      {canClear && <Chip onClick={clearOrRestore}>{back ? 'Restore list' : 'Clear list'}</Chip>}
    </section>
  );
}
