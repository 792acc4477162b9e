// The keyboard and the attributes of the search field as a combobox with a list of suggestions, as the
// ARIA Authoring Practices describe an editable combobox with list autocomplete.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export const optionId = (at: number): string => `place-${at}`;

/** The open list, with the index of its active option, from the end if negative. */
type Popup = { readonly active?: number };

/** What a key does: it moves in the list, opens it, closes it, or leaves it for the text. */
type Move = { readonly step: 1 | -1 } | 'open' | 'close' | 'leave';

function moveOf({ key, altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent) {
  if (isComposing || ctrlKey || metaKey || shiftKey) return undefined;
  const moves: Readonly<Record<string, Move>> = altKey
    ? { ArrowDown: 'open', ArrowUp: 'close' }
    : {
        ArrowDown: { step: 1 },
        ArrowUp: { step: -1 },
        Escape: 'close',
        ArrowLeft: 'leave',
        ArrowRight: 'leave',
        Home: 'leave',
        End: 'leave',
      };
  return moves[key];
}

/** The option after a step. From the last it goes to the first, and back. */
function stepped(active: number | undefined, step: 1 | -1, count: number): number {
  if (active === undefined || count === 0) return step > 0 ? 0 : -1;
  return (active + step + count) % count;
}

/**
 * The list of a combobox: its options, and which is active.
 * @param readOptions - Finds the options for what is in the field.
 * @param onChoose - Called with the option that Enter chooses.
 */
export function useCombobox<Option>(
  field: RefObject<HTMLInputElement | null>,
  readOptions: () => readonly Option[],
  onChoose: (option: Option) => void,
) {
  const [popup, setPopup] = useState<Popup>();
  const options = popup ? readOptions() : [];
  const close = () => setPopup(undefined);
  // A browser may send the next key before React would draw.
  const openAt = (next: Popup) => flushSync(() => setPopup(next));
  const isOpen = options.length > 0;
  const option = popup?.active === undefined ? undefined : options.at(popup.active);
  const active = option && options.indexOf(option);

  useInputEvents(field, setPopup);
  useLayoutEffect(() => {
    const input = field.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && option && !event.isComposing) {
        event.preventDefault();
        close();
        onChoose(option);
        return;
      }
      const move = moveOf(event);
      // In the text, these keys move the cursor.
      if (!move || (move === 'leave' && !popup)) return;
      if (move === 'open' || typeof move === 'object' || (move === 'close' && isOpen))
        event.preventDefault();
      if (move === 'close') close();
      else if (typeof move === 'object')
        openAt({ active: stepped(active, move.step, options.length) });
      else openAt({});
    };
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  });
  // React renders the closed field, and the page may be without this code.
  useLayoutEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', `${isOpen}`);
    if (active === undefined) input?.removeAttribute('aria-activedescendant');
    else {
      input?.setAttribute('aria-activedescendant', optionId(active));
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    }
  }, [field, isOpen, active]);
  return { options, active, isOpen, close };
}

/**
 * Opens the list for what the visitor types, and closes it when they leave or search. The field is the
 * browser's own, and the visitor may have typed in it before this code arrived.
 */
function useInputEvents(
  field: RefObject<HTMLInputElement | null>,
  setPopup: (popup: Popup | undefined) => void,
): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const controller = new AbortController();
    const offer = () => flushSync(() => setPopup({}));
    const close = () => setPopup(undefined);
    // The browser's own list of earlier input would cover ours. Only while the visitor types: Safari
    // empties such a field when a visitor returns to the page.
    const hideOwnList = () => {
      input.autocomplete = 'off';
    };
    const leave = () => {
      input.removeAttribute('autocomplete');
      close();
    };
    if (document.activeElement === input) {
      const requested = new URLSearchParams(window.location.search).get('near') ?? '';
      if (input.value.trim() !== requested) setPopup({});
      hideOwnList();
    }
    input.addEventListener('focus', hideOwnList, controller);
    input.addEventListener('input', offer, controller);
    input.addEventListener('focusout', leave, controller);
    input.form?.addEventListener('submit', close, controller);
    input.form?.addEventListener('change', close, controller);
    return () => controller.abort();
  }, [field, setPopup]);
}
