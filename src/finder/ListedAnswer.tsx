import { useDeferredValue } from 'react';
import type { SearchGroup } from '#directory/groups.ts';
import type { Answer } from '#directory/search.ts';
import { AppraiserList, type Choosing } from './AppraiserList.tsx';
import { GroupList } from './GroupList.tsx';

/** As many cards as the tallest screen shows. They are painted first, the others right after. */
const firstCards = 10;

/** The answer as cards, in groups where it has groups. */
export function ListedAnswer({ answer, ...choosing }: Choosing & { answer: Answer }) {
  const painted = useDeferredValue(answer, undefined);
  const most = painted === answer ? Number.POSITIVE_INFINITY : firstCards;
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
