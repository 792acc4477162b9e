import { type Answer, isListed, type Section } from '@appraisers/directory/answer.ts';
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { covers } from '@appraisers/directory/members.ts';
import {
  type MouseEvent,
  memo,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { copy } from '#notifications/notify.ts';
import { AppraiserCard } from '#ui/AppraiserCard.tsx';
import { useFinder } from './finder-context.ts';
import { toggle } from './shortlist/stored-list.ts';
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
        const isMarked = county && section.kind === 'around' && covers(appraiser, county.name);
        return {
          appraiser,
          /** Over a section: who fits less well, or who works in the county. */
          part:
            isFirst && groupAt === 0 && isListed(section)
              ? sectionHeading(section, sections[at - 1], answer)
              : undefined,
          heading: hasHeading ? groupHeading(group, answer, countyWord) : undefined,
          /** The full name of the county searched for, if the member states that they work in it. */
          covers: isMarked ? county.name : undefined,
        };
      }),
    ),
  );
}

/** What the cards of an answer show and do. */
export type CardActions = {
  selectedId: number | undefined;
  /** Ids of the members on the visitor's list. */
  chosenIds: ReadonlySet<number>;
  /** The query of an email link that starts the visitor's letter. */
  letter: string | undefined;
  onSelect: (appraiser: Appraiser) => void;
  /** Called with a member and the button that opens their details. */
  onDetails: (about: Appraiser, by: HTMLElement) => void;
  /** Called with the card under the pointer or the focus, or undefined. */
  onHover: (appraiser: Appraiser | undefined) => void;
};

type CardListProps = CardActions & { entries: ReturnType<typeof entriesOf> };

/**
 * Cards in one list, each group's heading in the item of its first member. With one list, a card that
 * stays in the next answer stays the same element.
 */
const CardList = memo(function CardList(props: CardListProps) {
  const { entries, selectedId, chosenIds, letter, onSelect, onDetails, onHover } = props;
  const { region, contacts, wording } = useFinder().directory;
  const memberAt = (target: Element): Appraiser | undefined => {
    const id = target.closest<HTMLElement>('[data-member]')?.dataset.member;
    return entries.find(({ appraiser }) => `${appraiser.id}` === id)?.appraiser;
  };
  const hover = ({ target }: SyntheticEvent) =>
    onHover(target instanceof Element ? memberAt(target) : undefined);
  const leave = () => onHover(undefined);
  const click = ({ target }: MouseEvent) => {
    const appraiser = target instanceof Element && memberAt(target);
    if (!appraiser) return;
    const button = target.closest('button');
    if (button?.dataset.copies) copy(button.value, button.dataset.copies);
    else if (button?.dataset.action === 'choose') toggle(appraiser);
    else if (button?.dataset.action === 'more') onDetails(appraiser, button);
    else if (target.closest('.appraiser-card') && !target.closest('a')) onSelect(appraiser);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: The buttons of the cards take the keys.
    <ul
      className="finder-cards"
      onMouseOver={hover}
      onFocus={hover}
      onMouseLeave={leave}
      onBlur={leave}
      onClick={click}
    >
      {entries.map(({ appraiser, part, heading, covers: county }) => (
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
            contacts={contacts}
            wording={wording}
            selected={appraiser.id === selectedId}
            chosen={chosenIds.has(appraiser.id)}
            letter={letter}
            covers={county}
          />
        </li>
      ))}
    </ul>
  );
});

/** How many cards an answer shows at first. A longer list keeps a phone busy for seconds. */
const firstCards = 150;

type ListedCardsProps = CardActions & { answer: Answer };

/** The sections that an answer lists, and a button for what is beyond the first cards. */
export function ListedCards({ answer, ...actions }: ListedCardsProps) {
  const { countyWord } = useFinder().directory.region;
  const [shown, setShown] = useState({ of: answer, count: firstCards });
  const count = shown.of === answer ? shown.count : firstCards;
  const list = useRef<HTMLDivElement>(null);
  const entries = useMemo(
    () => entriesOf(answer.sections.filter(isListed), answer, countyWord),
    [answer, countyWord],
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
          {`Show ${Math.min(left, firstCards)} more`}
        </button>
      )}
    </div>
  );
}

type SectionBelowProps = ListedCardsProps & { section: Section };

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
