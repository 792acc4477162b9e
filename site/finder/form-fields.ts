// The fields of the search box are the browser's: what is read from them, and what is put into them.

import { type Criteria, criteriaFromQuery } from '@appraisers/directory/criteria.ts';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { SearchRequest } from './types.ts';

/** The form's own words for what is asked, read as its address would be. */
export function readFields(form: HTMLFormElement): Criteria | undefined {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return criteriaFromQuery(new URLSearchParams(entries).toString());
}

/** Which type is chosen in the form, which is the browser's. */
export function useChosenType(ref: RefObject<HTMLFormElement | null>): 'zip' | 'city' {
  const subscribe = useCallback(
    (listener: () => void) => {
      const form = ref.current;
      form?.addEventListener('change', listener);
      return () => form?.removeEventListener('change', listener);
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
 * Back, forward, a marker and a shared address put their words into the fields. Anyone who is at the box
 * already when this script arrives keeps what they have put into it.
 */
export function useFieldsFollow(
  ref: RefObject<HTMLFormElement | null>,
  request: SearchRequest | undefined,
): void {
  const followed = useRef<SearchRequest>(undefined);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const before = followed.current;
    followed.current = request;
    if (request?.trigger === 'open' && form.contains(document.activeElement)) return;
    if (request) fill(form, request.criteria);
    else if (before) form.reset();
    if (request || before) form.dispatchEvent(new Event('change'));
  }, [ref, request]);
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
