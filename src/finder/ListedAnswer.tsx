import { startTransition, useEffect, useState } from 'react';
import type { SearchGroup } from '#directory/groups.ts';
import type { Answer } from '#directory/search.ts';
import { AppraiserList, type Choosing } from './AppraiserList.tsx';
import { GroupList } from './GroupList.tsx';

/** As many cards as a screen shows below the search box. They are painted first, the rest right after. */
const firstCards = 4;

/** The answer as cards, in groups where it has groups. */
export function ListedAnswer({ answer, ...choosing }: Choosing & { answer: Answer }) {
  const most = usePainted(answer) ? Number.POSITIVE_INFINITY : firstCards;
  switch (answer.kind) {
    case 'groups':
      return <GroupList groups={groupsUpTo(answer.groups, most)} {...choosing} />;
    case 'all':
    case 'partial':
      return <AppraiserList appraisers={answer.appraisers.slice(0, most)} {...choosing} />;
    default:
      return null;
  }
}

/** The first groups that together have at least `most` appraisers, or all. */
function groupsUpTo(groups: readonly SearchGroup[], most: number): readonly SearchGroup[] {
  let count = 0;
  return groups.filter(({ appraisers }) => {
    const before = count;
    count += appraisers.length;
    return before < most;
  });
}

/** Whether the answer has been on the screen for a frame. */
function usePainted(answer: Answer): boolean {
  const [painted, setPainted] = useState<Answer>();
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setTimeout(() => startTransition(() => setPainted(answer))),
    );
    return () => cancelAnimationFrame(frame);
  }, [answer]);
  return painted === answer;
}
