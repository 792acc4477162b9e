import { appraisersIn, search } from '@appraisers/directory/search.ts';
import { suggest } from '@appraisers/directory/suggest.ts';
import Combobox from '@github/combobox-nav';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLoadState } from './lazy-resource.ts';
import { readFields, regionNames, requestSearch } from './request.ts';
import { gazetteer, knowledgeAt, placesIn } from './result.ts';
import { membersAt, placeLabel, suggestionCount, suggestionsLabel } from './words/answers.ts';

/** As many as a phone shows above its keyboard. */
const maxRows = 5;

/** The places that match a text, each with how many members a search for it would find. */
function suggestedRows(text: string, within: number) {
  const known = knowledgeAt(new Date());
  return suggest(text, placesIn(known), regionNames, maxRows).map((place) => {
    const { by, near, here } = place;
    const answer = search({ near, by, within }, known);
    // With the gazetteer it might find others, so the row promises no number.
    const found = answer.provisional ? undefined : appraisersIn(answer).length;
    return { by, near, name: placeLabel(place), members: membersAt(here, found, within) };
  });
}

/**
 * The places offered while a visitor types, as the list of a combobox. The browser owns its field. The
 * visitor may still search for any text. Choosing a place sets the type and searches for it.
 */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { state } = useLoadState(gazetteer);
  useEffect(() => {
    // Prepares the places before the first key asks for them.
    if (state === 'ready') placesIn();
  }, [state]);
  const { text, stop } = useInput(field);
  const form = field.current?.form;
  const criteria = form && text !== undefined ? readFields(form) : undefined;
  const rows = criteria ? suggestedRows(criteria.near, criteria.within) : [];
  const list = useRef<HTMLDivElement>(null);
  const combobox = useRef<Combobox>(undefined);
  const isOpen = rows.length > 0;

  useEffect(() => {
    if (!field.current || !list.current) return undefined;
    const made = new Combobox(field.current, list.current, { tabInsertsSuggestions: false });
    combobox.current = made;
    return () => made.destroy();
  }, [field]);
  useEffect(() => {
    if (isOpen) combobox.current?.start();
    else combobox.current?.stop();
  }, [isOpen]);
  useEffect(() => {
    const choose = ({ target }: Event) => {
      const at = target instanceof HTMLElement ? Number(target.dataset.at) : -1;
      const row = rows[at];
      stop();
      if (row && criteria)
        requestSearch({ near: row.near, by: row.by, within: criteria.within }, 'search');
    };
    const element = list.current;
    element?.addEventListener('combobox-commit', choose);
    return () => element?.removeEventListener('combobox-commit', choose);
  });

  return (
    <>
      <div
        ref={list}
        role="listbox"
        aria-label={suggestionsLabel}
        hidden={!isOpen}
        className="finder-places"
        // The field keeps the focus. Otherwise the list would close before the press ends.
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map(({ by, near, name, members }, at) => (
          <div key={`${by} ${near}`} id={`place-${at}`} role="option" tabIndex={-1} data-at={at}>
            <span>{name}</span> <span>{members}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && suggestionCount(rows.length)}
      </p>
    </>
  );
}

/**
 * The text in the field while the finder offers places for it, otherwise undefined. The field is the
 * browser's own, and the visitor may have typed in it before this code arrived.
 */
function useInput(field: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState<string>();
  const stop = useCallback(() => setText(undefined), []);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const controller = new AbortController();
    const offer = () => setText(input.value);
    // The browser's own list of earlier input would cover ours. Only while the visitor types: Safari
    // empties such a field when a visitor returns to the page.
    const hideOwnList = () => {
      input.autocomplete = 'off';
    };
    const leave = () => {
      input.removeAttribute('autocomplete');
      stop();
    };
    if (document.activeElement === input) {
      if (input.value !== input.defaultValue) offer();
      hideOwnList();
    }
    input.addEventListener('focus', hideOwnList, controller);
    input.addEventListener('input', offer, controller);
    input.addEventListener('focusout', leave, controller);
    input.form?.addEventListener('submit', stop, controller);
    input.form?.addEventListener('change', stop, controller);
    input.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'ArrowDown') offer();
        else if (event.key === 'Escape') stop();
      },
      controller,
    );
    return () => controller.abort();
  }, [field, stop]);
  return { text, stop };
}
