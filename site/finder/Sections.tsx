import { type Answer, isListed } from '@appraisers/directory/answer.ts';
import type { Section } from '@appraisers/directory/sections.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CardActions, CardList } from './CardList.tsx';
import { entriesOf } from './entries.ts';
import { useFinder } from './finder-context.ts';
import { showMore } from './words/answers.ts';
import { headingBelow } from './words/sections.ts';

/** How many cards an answer shows at first. A longer list keeps a phone busy for seconds. */
const firstCards = 150;

type ListedCardsProps = CardActions & { answer: Answer; primaryOnly?: boolean };

/** The sections that an answer lists, and a button for what is beyond the first cards. */
export function ListedCards({ answer, primaryOnly = false, ...actions }: ListedCardsProps) {
  const { directory } = useFinder();
  const [shown, setShown] = useState({ of: answer, count: firstCards });
  const count = shown.of === answer ? shown.count : firstCards;
  const list = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => {
    const sections = primaryOnly ? primaryIn(answer) : answer.sections.filter(isListed);
    return entriesOf(sections, answer, directory.region.countyWord);
  }, [answer, primaryOnly, directory]);
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

/** The sections with only the place searched for. */
const primaryIn = ({ sections }: Answer): readonly Section[] =>
  sections.flatMap((section) => {
    const groups = section.groups.filter(({ isOrigin }) => isOrigin);
    return groups.length > 0 ? { ...section, groups } : [];
  });

/** The sections of a kind that stand below the list, each under a heading of its own. */
export function SectionsBelow({
  answer,
  kind,
  ...actions
}: CardActions & { answer: Answer; kind: 'nearest' | 'named' }) {
  const { region } = useFinder().directory;
  const entries = useMemo(
    () =>
      entriesOf(
        answer.sections.filter((section) => section.kind === kind),
        answer,
        region.countyWord,
      ),
    [answer, kind, region],
  );
  const section = answer.sections.find((one) => one.kind === kind);
  if (!section) return null;
  const heading = headingBelow(section, answer, region.name);
  return (
    <section aria-label={heading} className="finder-nearest">
      <h3 className="mt-8 mb-4 text-2xl">{heading}</h3>
      <CardList entries={entries} {...actions} />
    </section>
  );
}
