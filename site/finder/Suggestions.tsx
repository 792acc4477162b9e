import { type Criteria, defaults } from '@appraisers/directory/criteria.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import { countFor } from '@appraisers/directory/find-place.ts';
import { suggest } from '@appraisers/directory/suggest.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchRequest } from './request.ts';
import { type Field, readFields, searchFrom } from './search-fields.ts';
import { targetHint, targetLabel } from './words/places.ts';

type SuggestionsProps = {
  field: Field;
  directory: Directory;
  /** The last request. Suggestions are for the next one. */
  request: SearchRequest | undefined;
};

/** The open list for the next request after `after`, and the index of its active option. */
type Popup = { readonly after: SearchRequest | undefined; readonly active?: number | undefined };

const optionId = (at: number): string => `place-${at}`;

/** The index after a press of an arrow. From the last option it goes to the first, and back. */
const stepped = (active: number | undefined, step: number, count: number): number =>
  ((active ?? (step > 0 ? -1 : 0)) + step + count) % count;

/**
 * The places offered while a visitor types, as the list of an editable combobox (ARIA Authoring Practices).
 * The browser owns its field. The visitor may still search for any text. Choosing a place sets the type and
 * searches for it.
 */
export function Suggestions({ field, directory, request }: SuggestionsProps) {
  const [popup, setPopup] = useState<Popup>();
  const isDrawn = useRef(false);
  // The answer to a request closes the list, whatever opened it.
  const isOpening = popup !== undefined && popup.after === request;
  const { near, within } = (isOpening && readFields(field)) || { ...defaults, near: '' };
  // As many as a phone shows above its keyboard.
  const options = suggest(near, directory, 5);
  const isOpen = options.length > 0;
  const active = isOpen ? popup?.active : undefined;
  const close = () => setPopup(undefined);
  const open = (at?: number) => setPopup({ after: request, active: at });
  const choose = (place: Pick<Criteria, 'near' | 'by'>) => {
    close();
    searchFrom(field, place);
  };

  function onKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
    if (isComposing || ctrlKey || metaKey || shiftKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const option = active === undefined ? undefined : options[active];
    if (key === 'Enter' && option) choose(option);
    else if (altKey && step) {
      if (step > 0) open();
      else close();
    } else if (step && isOpen) open(stepped(active, step, options.length));
    else if (step) open(0);
    else if (key === 'Escape' && isOpen) close();
    else {
      // In the text, these keys move the cursor.
      if (/^(Arrow|Home|End)/.test(key) && isOpen) open();
      return;
    }
    event.preventDefault();
  }

  useEffect(() => {
    // Before the first key asks for them.
    directory.targets();
  }, [directory]);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const controller = new AbortController();
    input.addEventListener('keydown', onKey, controller);
    input.addEventListener('input', () => open(), controller);
    // The browser's own list of earlier input would cover ours. Only while the visitor types: Safari empties
    // such a field when a visitor returns to the page.
    const hideOwnList = () => {
      input.autocomplete = 'off';
    };
    const leave = () => {
      input.removeAttribute('autocomplete');
      close();
    };
    if (document.activeElement === input) hideOwnList();
    // The visitor may have typed before this code was there, or while it was drawn.
    if (document.activeElement === input && !request && !isDrawn.current) open();
    isDrawn.current = true;
    input.addEventListener('focus', hideOwnList, controller);
    input.addEventListener('focusout', leave, controller);
    input.form?.addEventListener('submit', close, controller);
    input.form?.addEventListener('change', close, controller);
    // React renders the closed field, and the page may be without this code.
    input.setAttribute('aria-expanded', `${isOpen}`);
    if (active === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', optionId(active));
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    }
    return () => controller.abort();
  });

  return (
    <>
      <div
        id="places"
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        className="finder-places print:hidden"
        // The field keeps the focus. Otherwise the list would close before the press ends.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((place, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: The field has the focus and takes the keys.
          <div
            key={`${place.by} ${place.near}`}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => choose(place)}
          >
            <span>{targetLabel(place)}</span>{' '}
            <span>
              {targetHint(place, countFor(place, within, directory), within, directory.region)}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && (options.length === 1 ? '1 suggestion' : `${options.length} suggestions`)}
      </p>
    </>
  );
}
