import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { memo, useEffect, useRef } from 'react';
import type { DialogTarget } from '#finder/contact/MoreDialog.tsx';
import { toggle } from '#finder/shortlist/edit-shortlist.ts';
import { copy } from '#notifications/notify.ts';
import { AppraiserCard } from './AppraiserCard.tsx';
import type { ListEntry } from './list-entries.ts';

type CardListProps = {
  entries: readonly ListEntry[];
  selectedId: number | undefined;
  /** Ids of those on the visitor's list. */
  chosenIds: ReadonlySet<number>;
  onSelect: (appraiser: Appraiser) => void;
  /** Told whom the visitor wants more about, and the button that said so. */
  onMore: (target: DialogTarget) => void;
  /** Told the card under the pointer or the focus; undefined when none is. */
  onHover: (appraiser: Appraiser | undefined) => void;
};

/**
 * Cards in one list, each group's heading in the item of its first member. One list, so that a card
 * that stays in the next answer stays the same element wherever it moves to.
 */
export const CardList = memo(function CardList(props: CardListProps) {
  const { entries, selectedId, chosenIds } = props;
  const list = useCardListeners(props);
  return (
    <ul ref={list} className="finder-cards">
      {entries.map(({ appraiser, heading }) => (
        <CardItem
          key={appraiser.id}
          appraiser={appraiser}
          place={heading?.place}
          away={heading?.away}
          selected={appraiser.id === selectedId}
          chosen={chosenIds.has(appraiser.id)}
        />
      ))}
    </ul>
  );
});

type CardItemProps = {
  appraiser: Appraiser;
  place: string | undefined;
  away: string | undefined;
  selected: boolean;
  chosen: boolean;
};

const CardItem = memo(function CardItem({ place, away, ...card }: CardItemProps) {
  return (
    <li data-member={card.appraiser.id}>
      {place && (
        <h3 tabIndex={-1} className={away ? 'finder-place' : 'sr-only'}>
          <span>{place}</span> {away && <span>{away}</span>}
        </h3>
      )}
      <AppraiserCard {...card} />
    </li>
  );
});

/** One listener of each kind for the whole list, anyone who is in it. */
function useCardListeners({ entries, onSelect, onMore, onHover }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    const memberAt = (target: EventTarget | null): Appraiser | undefined => {
      const item = target instanceof Element && target.closest<HTMLElement>('[data-member]');
      return item
        ? entries.find(({ appraiser }) => `${appraiser.id}` === item.dataset.member)?.appraiser
        : undefined;
    };
    const hear = (kind: 'mouseover' | 'mouseleave' | 'focusin' | 'focusout') =>
      list.current?.addEventListener(
        kind,
        ({ target }) =>
          onHover(kind === 'mouseleave' || kind === 'focusout' ? undefined : memberAt(target)),
        controller,
      );
    hear('mouseover');
    hear('mouseleave');
    hear('focusin');
    hear('focusout');
    list.current?.addEventListener(
      'click',
      ({ target }) => {
        const appraiser = memberAt(target);
        if (!appraiser || !(target instanceof Element)) return;
        const button = target.closest('button');
        if (button?.dataset.copies) copy(button.value, button.dataset.copies);
        else if (button?.hasAttribute('aria-pressed')) toggle(appraiser);
        else if (button?.hasAttribute('aria-haspopup')) onMore({ about: appraiser, by: button });
        else if (target.closest('.finder-card') && !target.closest('a')) onSelect(appraiser);
      },
      controller,
    );
    return () => controller.abort();
  }, [entries, onSelect, onMore, onHover]);
  return list;
}
