import { shards } from 'virtual:directory';
import { type AnswerPart, partSize, queryWithPart } from '@appraisers/directory/answer-part.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { LetterLinks } from '#ui/LetterLinks.tsx';
import { type CardActions, CardList } from './CardList.tsx';
import type { ListEntry } from './list-entries.ts';
import { readRequest, showPart } from './request.ts';
import type { FinderResult } from './result.ts';
import { type ShownPart, shownPart, useShownPart } from './shown-part.ts';
import * as words from './words/answers.ts';

type LongCardListProps = CardActions & {
  result: FinderResult;
  entries: readonly ListEntry[];
};

/** The part of a long list that is shown, with a button for more. A list by name has letters to jump to. */
export function LongCardList({ result, entries, ...cardActions }: LongCardListProps) {
  const part = useShownPart(result, entries);
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterStep(list, result, part);
  const [landing, setLanding] = useState<{ readonly at: number }>();
  const latest = useRef<AnswerPart>(undefined);
  /** @param at the place in the next part of the card that gets the focus */
  const goTo = async (next: AnswerPart, at: number) => {
    if (shards) {
      const request = readRequest();
      latest.current = next;
      const query = queryWithPart(window.location.search, next);
      const { entries: shown } = shownPart(result, entries, query);
      await shards.loadCards(shown.map(({ appraiser }) => appraiser));
      // Meanwhile the visitor may have pressed another letter, or searched again.
      if (latest.current !== next || readRequest() !== request) return;
    }
    showPart(next);
    setLanding({ at });
  };
  useLayoutEffect(() => {
    if (landing) landOnCard(list.current, landing.at);
  }, [landing]);
  const { show, from, more, letters } = part;
  const partFrom = (letter: string): AnswerPart => ({
    show: partSize,
    ...(letter !== letters[0] && { from: letter }),
  });
  const pathTo = (letter: string) => queryWithPart(window.location.search, partFrom(letter));
  return (
    <div ref={list}>
      {letters.length > 0 && (
        <div className="max-lg:mt-4">
          <LetterLinks
            of={words.lettersLabel}
            letters={letters.map((label) => ({ label, path: pathTo(label) }))}
            current={from ?? letters[0]}
            onPick={(letter) => goTo(partFrom(letter), 0)}
          />
        </div>
      )}
      <CardList entries={part.entries} {...cardActions} />
      {more > 0 && (
        <button
          type="button"
          className="chip mt-6 print:hidden"
          data-action="show-more"
          onClick={() =>
            goTo({ ...(from && { from }), show: show + partSize }, part.entries.length)
          }
        >
          {words.showMore(more)}
        </button>
      )}
    </div>
  );
}

/** Scrolls to a card with its heading, and focuses the heading, or else the name. */
function landOnCard(list: HTMLElement | null, at: number): void {
  const item = list?.querySelectorAll('[data-member]')[at];
  item?.querySelector<HTMLElement>('h3:not(.sr-only), h4 button')?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** A step back may remove the focused card. The focus then returns to what the visitor had pressed. */
function useFocusAfterStep(
  list: RefObject<HTMLElement | null>,
  result: FinderResult,
  part: ShownPart,
): void {
  const before = useRef({ result, part });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { result, part };
    if (last.result !== result || last.part === part) return;
    if (document.activeElement !== document.body) return;
    const pressed = last.part.from === part.from ? '[data-action="show-more"]' : '[aria-current]';
    list.current?.querySelector<HTMLElement>(pressed)?.focus({ preventScroll: true });
  }, [list, result, part]);
}
