import { type Answer, isListed } from '@appraisers/directory/answer.ts';
import { covers } from '@appraisers/directory/members.ts';
import type { Section } from '@appraisers/directory/sections.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CardActions, CardList, type Entry } from './CardList.tsx';
import { useFinder } from './finder-context.ts';
import { showMore } from './words/answers.ts';
import { groupHeading, headingBelow, sectionHeading } from './words/sections.ts';

/** The cards of some sections, in one list. A group has its heading on its first card. */
export function entriesOf(
  sections: readonly Section[],
  answer: Answer,
  countyWord: string,
): readonly Entry[] {
  const county = answer.status === 'place' ? answer.county : undefined;
  return sections.flatMap((section, at) =>
    section.groups.flatMap((group, groupAt) =>
      group.members.map((appraiser, memberAt): Entry => {
        const isFirst = memberAt === 0;
        // A list without places has one heading, at its start.
        const isListStart = isListed(section) && at + groupAt === 0;
        const hasHeading = isFirst && (group.place !== undefined || isListStart);
        const isMarked = county && section.kind === 'around' && covers(appraiser, county.shortName);
        return {
          appraiser,
          part:
            isFirst && groupAt === 0 && isListed(section)
              ? sectionHeading(section, sections[at - 1], answer)
              : undefined,
          heading: hasHeading ? groupHeading(group, answer, countyWord) : undefined,
          covers: isMarked ? county.name : undefined,
        };
      }),
    ),
  );
}

/** How many cards an answer shows at first. A longer list keeps a phone busy for seconds. */
const firstCards = 150;

type ListedCardsProps = CardActions & { answer: Answer };

/** The sections that an answer lists, and a button for what is beyond the first cards. */
export function ListedCards({ answer, ...actions }: ListedCardsProps) {
  const { directory } = useFinder();
  const [shown, setShown] = useState({ of: answer, count: firstCards });
  const count = shown.of === answer ? shown.count : firstCards;
  const list = useRef<HTMLDivElement>(null);
  const entries = useMemo(
    () => entriesOf(answer.sections.filter(isListed), answer, directory.region.countyWord),
    [answer, directory],
  );
  const visible = useMemo(() => entries.slice(0, count), [entries, count]);
  // The first new card takes the focus, so the visitor goes on reading there.
  useEffect(() => {
    if (count === firstCards) return;
    const item = list.current?.querySelectorAll('[data-member]')[count - firstCards];
    item?.querySelector<HTMLElement>('h4 button')?.focus();
  }, [count]);
  const left = entries.length - visible.length;
  return (
    <div ref={list}>
      <CardList entries={visible} {...actions} />
      {left > 0 && (
        <button
          type="button"
          className="chip mt-6 print:hidden"
          onClick={() => setShown({ of: answer, count: count + firstCards })}
        >
          {showMore(Math.min(left, firstCards))}
        </button>
      )}
    </div>
  );
}

type SectionBelowProps = CardActions & { section: Section; answer: Answer };

/** A section that stands below the list, under a heading of its own. */
export function SectionBelow({ section, answer, ...actions }: SectionBelowProps) {
  const { name, countyWord } = useFinder().directory.region;
  const entries = useMemo(
    () => entriesOf([section], answer, countyWord),
    [section, answer, countyWord],
  );
  const heading = headingBelow(section, answer, name);
  return (
    <section aria-label={heading} className="finder-nearest">
      <h3 className="mt-8 mb-4 text-2xl">{heading}</h3>
      <CardList entries={entries} {...actions} />
    </section>
  );
}
