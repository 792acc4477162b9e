// The fields of the search box, which the browser owns.
import {
  type Criteria,
  criteriaFromQuery,
  type SearchType,
} from '@appraisers/directory/criteria.ts';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { SearchRequest } from './request.ts';

/** Reads the search box as if its fields were an address. */
export function readFields(form: HTMLFormElement): Criteria | undefined {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return criteriaFromQuery(new URLSearchParams(entries).toString());
}

/** The type of search selected in the form. */
export function useSearchType(ref: RefObject<HTMLFormElement | null>): SearchType {
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
 * Back, forward, a marker and a shared address fill the fields. When the script arrives while the
 * visitor is at the search box, their own input stays.
 */
export function useFollowRequest(
  ref: RefObject<HTMLFormElement | null>,
  request: SearchRequest | undefined,
): void {
  const followed = useRef<SearchRequest>(undefined);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const before = followed.current;
    followed.current = request;
    // A need changes none of these fields, the radius is theirs, and the visitor may be writing the next search.
    if (before && request?.trigger === 'need') return;
    if (request?.trigger === 'open' && form.contains(document.activeElement)) return;
    if (request) fill(form, request.criteria);
    else if (before) form.reset();
    if (request || before) form.dispatchEvent(new Event('change'));
  }, [ref, request]);
}

function fill(form: HTMLFormElement, { near, by, within }: Criteria): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = `${within}`;
    else if (!(field instanceof HTMLInputElement)) continue;
    else if (field.type === 'radio') field.checked = field.value === by;
    else field.value = near;
  }
}
