// The fields of the search box are the browser's: what is read from them, and what is put into them.

import { type Criteria, criteriaFromQuery } from '@appraisers/directory/criteria.ts';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Asked } from './types.ts';

/** The form's own words for what is asked, read as its address would be. */
export function readFields(form: HTMLFormElement): Criteria | undefined {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return criteriaFromQuery(new URLSearchParams(entries).toString());
}

/** Which type is chosen in the form, which is the browser's. */
export function useChosenType(ref: RefObject<HTMLFormElement | null>): 'zip' | 'city' {
  const subscribe = useCallback(
    (reader: () => void) => {
      const form = ref.current;
      form?.addEventListener('change', reader);
      return () => form?.removeEventListener('change', reader);
    },
    [ref],
  );
  return useSyncExternalStore(
    subscribe,
    () => (ref.current?.querySelector('[value="city"]:checked') ? 'city' : 'zip'),
    () => 'zip',
  );
}

/**
 * Back, forward, a marker and a shared address put their words into the fields. Whoever is at the box
 * already when this script arrives keeps what they have put into it.
 */
export function useFieldsFollow(
  ref: RefObject<HTMLFormElement | null>,
  asked: Asked | undefined,
): void {
  const followed = useRef<Asked>(undefined);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const before = followed.current;
    followed.current = asked;
    if (asked?.deed === 'open' && form.contains(document.activeElement)) return;
    if (asked) fill(form, asked.criteria);
    else if (before) form.reset();
    if (asked || before) form.dispatchEvent(new Event('change'));
  }, [ref, asked]);
}

function fill(form: HTMLFormElement, criteria: Criteria): void {
  for (const [name, value] of Object.entries(criteria)) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement
    )
      field.value = String(value);
  }
}
