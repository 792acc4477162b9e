import { type Answer, appraisersIn, isListed, type Section } from '@appraisers/directory/answer.ts';
import { covers } from '@appraisers/directory/members.ts';
import { type MouseEvent, memo, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppraiserCard } from '#ui/AppraiserCard.tsx';
import { useFinder } from './finder-context.ts';
import { useShortlist } from './shortlist/stored-list.ts';
import { groupHeading, headingBelow, sectionHeading } from './words/sections.ts';

/** The cards of some sections, in one list, with the headings above each card. */
export function entriesOf(sections: readonly Section[], answer: Answer, countyWord: string) {
  const county = answer.status === 'place' ? answer.county : undefined;
  return sections.flatMap((section, at) =>
    section.groups.flatMap((group, groupAt) =>
      group.members.map((appraiser, memberAt) => {
        const isFirst = memberAt === 0;
        // A list without places has one heading, at its start.
        const isListStart = isListed(section) && at + groupAt === 0;
        const hasHeading = isFirst && (group.place !== undefined || isListStart);
        return {
          appraiser,
          /** Over a section: who fits less well, or who works in the county. */
          part:
            isFirst && groupAt === 0 && isListed(section)
              ? sectionHeading(section, sections[at - 1], answer)
              : undefined,
          heading: hasHeading ? groupHeading(group, answer, countyWord) : undefined,
          /** The full name of the county searched for, where a card says whether the member works in it. */
          county: section.kind === 'around' ? county : undefined,
        };
      }),
    ),
  );
}

/** What the cards of an answer show. */
export type CardStates = {
  selectedId: number | undefined;
  /** The query of an email link that starts the visitor's letter. */
  letter: string | undefined;
};

type CardListProps = CardStates & {
  answer: Answer;
  /** A section below the list. Without one, the cards are those of the list. */
  section?: Section;
  /** How many cards to show at most. */
  count?: number;
};

/**
 * Cards in one list, each group's heading in the item of its first member. With one list, a card that
 * stays in the next answer stays the same element.
 */
const CardList = memo(function CardList(props: CardListProps) {
  const { answer, section, count, selectedId, letter } = props;
  const { region, wording } = useFinder().directory;
  const { chosen } = useShortlist();
  const entries = useMemo(() => {
    const sections = section ? [section] : answer.sections.filter(isListed);
    return entriesOf(sections, answer, region.countyWord);
  }, [answer, section, region]);
  return (
    <ul className="finder-cards">
      {entries.slice(0, count).map(({ appraiser, part, heading, county }) => (
        <li key={appraiser.id} data-member={appraiser.id}>
          {part && (
            <h3 tabIndex={-1} className="finder-part">
              {part}
            </h3>
          )}
          {heading && (
            <h3 tabIndex={-1} className={heading.away ? 'finder-place' : 'sr-only'}>
              <span>{heading.place}</span> {heading.away && <span>{heading.away}</span>}
            </h3>
          )}
          <AppraiserCard
            appraiser={appraiser}
            region={region.name}
            wording={wording}
            selected={appraiser.id === selectedId}
            chosen={chosen.includes(appraiser)}
            letter={letter}
            covers={county && covers(appraiser, county) ? county : undefined}
          />
        </li>
      ))}
    </ul>
  );
});

/** How many cards an answer shows at first. A longer list keeps a phone busy for seconds. */
const firstCards = 150;

/** The sections that an answer lists, and a button for what is beyond the first cards. */
export function ListedCards({ answer, ...states }: CardStates & { answer: Answer }) {
  const [shown, setShown] = useState({ of: answer, count: firstCards });
  const count = shown.of === answer ? shown.count : firstCards;
  const left = appraisersIn(answer).length - count;
  const showMore = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.previousElementSibling;
    flushSync(() => setShown({ of: answer, count: count + firstCards }));
    // The first new card takes the focus, so the visitor goes on reading there.
    const item = list?.querySelectorAll('[data-member]')[count];
    item?.querySelector<HTMLElement>('h4 button')?.focus();
  };
  return (
    <>
      <CardList answer={answer} count={count} {...states} />
      {left > 0 && (
        <button type="button" className="chip mt-6 print:hidden" onClick={showMore}>
          {`Show ${Math.min(left, firstCards)} more`}
        </button>
      )}
    </>
  );
}

type SectionBelowProps = CardStates & { answer: Answer; section: Section };

/** A section that stands below the list, under a heading of its own. */
export function SectionBelow(props: SectionBelowProps) {
  const { section, answer } = props;
  const heading = headingBelow(section, answer, useFinder().directory.region.name);
  return (
    <section aria-label={heading} className="finder-nearest">
      <h3 className="mt-8 mb-4 text-2xl">{heading}</h3>
      <CardList {...props} />
    </section>
  );
}
