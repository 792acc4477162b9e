import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { requestSearch } from './address.ts';
import { readFields } from './form-fields.ts';
import { placesToSuggest } from './knowledge.ts';
import { gazetteer } from './lazy-gazetteer.ts';
import { suggestedRows } from './suggested-rows.ts';
import { useInput } from './use-input.ts';

/**
 * Places offered while a visitor types: the list of a combobox, whose field is the browser's own. What
 * is typed is searched for as before; a place that is chosen sets the type and is searched for.
 */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  // More places are known once their list has come, and are ready before a key asks for them.
  const places = useSyncExternalStore(gazetteer.subscribe, gazetteer.read);
  useEffect(() => {
    if (places.state === 'here') placesToSuggest();
  }, [places]);
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
        aria-label="Places"
        hidden={!isOpen}
        className="finder-places"
        // The field keeps the focus, or its list would go before the press is over.
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map(({ by, near, name, members }, at) => (
          <div key={`${by} ${near}`} id={`place-${at}`} role="option" tabIndex={-1} data-at={at}>
            <span>{name}</span> <span>{members}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && `${rows.length} ${rows.length === 1 ? 'place' : 'places'} to choose from`}
      </p>
    </>
  );
}
