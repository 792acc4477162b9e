import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { type ComponentProps, type MouseEvent, memo, type SyntheticEvent } from 'react';
import { copy } from '#notifications/notify.ts';
import { AppraiserCard } from './AppraiserCard.tsx';
import { useFinder } from './finder-context.ts';
import { toggle } from './shortlist/stored-list.ts';
import type { GroupHeading } from './words/sections.ts';

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

/** A card with the headings above it. */
export type Entry = {
  readonly appraiser: Appraiser;
  /** Over a section: who fits less well, or who works in the county. */
  readonly part?: string | undefined;
  readonly heading?: GroupHeading | undefined;
  /** The full name of the county searched for, if the member states that they work in it. */
  readonly covers?: string | undefined;
};

type CardListProps = CardActions & { entries: readonly Entry[] };

/**
 * Cards in one list, each group's heading in the item of its first member. With one list, a card that
 * stays in the next answer stays the same element.
 */
export const CardList = memo(function CardList(props: CardListProps) {
  const { entries, selectedId, chosenIds, letter, onSelect, onDetails, onHover } = props;
  const { directory } = useFinder();
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
    else if (button?.dataset.action === 'choose') toggle(appraiser, directory);
    else if (button?.dataset.action === 'more') onDetails(appraiser, button);
    else if (target.closest('.finder-card') && !target.closest('a')) onSelect(appraiser);
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
      {entries.map(({ appraiser, heading, part, covers: county }) => (
        <CardItem
          key={appraiser.id}
          appraiser={appraiser}
          part={part}
          place={heading?.place}
          covers={county}
          away={heading?.away}
          selected={appraiser.id === selectedId}
          chosen={chosenIds.has(appraiser.id)}
          letter={letter}
        />
      ))}
    </ul>
  );
});

type CardItemProps = ComponentProps<typeof AppraiserCard> & {
  part: string | undefined;
  place: string | undefined;
  away: string | undefined;
};

const CardItem = memo(function CardItem({ part, place, away, ...card }: CardItemProps) {
  return (
    <li data-member={card.appraiser.id}>
      {part && (
        <h3 tabIndex={-1} className="finder-part">
          {part}
        </h3>
      )}
      {place && (
        <h3 tabIndex={-1} className={away ? 'finder-place' : 'sr-only'}>
          <span>{place}</span> {away && <span>{away}</span>}
        </h3>
      )}
      <AppraiserCard {...card} />
    </li>
  );
});
