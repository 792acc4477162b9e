import { memo, startTransition, useEffect, useState } from 'react';
import type { Criteria } from '#directory/criteria.ts';
import type { SearchGroup } from '#directory/groups.ts';
import type { Answer, Knowledge } from '#directory/search.ts';
import { AppraiserList, type Choosing } from './AppraiserList.tsx';
import { FurtherOffers } from './FurtherOffers.tsx';
import { GroupList } from './GroupList.tsx';

/** As many cards as a phone shows below the search box. They are painted first, the rest right after. */
const firstCards = 2;

type ListedAnswerProps = Choosing & { criteria: Criteria; answer: Answer; knowledge: Knowledge };

// Turning to a card changes the map, not the list.
export const ListedAnswer = memo(Listed);

/** The answer as cards, in groups where it has groups, and what lies beyond it. */
function Listed({ criteria, answer, knowledge, ...choosing }: ListedAnswerProps) {
  const painted = usePainted(answer);
  return (
    <>
      <Cards answer={answer} most={painted ? undefined : firstCards} {...choosing} />
      {painted && <FurtherOffers criteria={criteria} answer={answer} knowledge={knowledge} />}
    </>
  );
}

type CardsProps = Choosing & { answer: Answer; most: number | undefined };

function Cards({ answer, most, ...choosing }: CardsProps) {
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

/** The groups with their first `most` appraisers together, or with all. */
function groupsUpTo(
  groups: readonly SearchGroup[],
  most = Number.POSITIVE_INFINITY,
): readonly SearchGroup[] {
  let left = most;
  return groups.flatMap((group) => {
    const appraisers = group.appraisers.slice(0, left);
    left -= appraisers.length;
    return appraisers.length > 0 ? { ...group, appraisers } : [];
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
