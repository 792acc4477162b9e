// The fields of the search box, which the browser owns.
import {
  type Criteria,
  criteriaFromQuery,
  defaults,
  type SearchType,
} from '@appraisers/directory/criteria.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { requestSearch, type SearchRequest } from './request.ts';

export const searchTypes = { zip: 'Zip Code', city: 'City' } as const;
export const locating = 'Finding your location…';
export const notLocated = 'We couldn’t look up your location. Enter a ZIP code or city instead.';

/** The field for the text. Its form has the others. */
export type Field = RefObject<HTMLInputElement | null>;

/** Reads the search box as if its fields were an address. */
export function readFields(field: Field): Criteria | undefined {
  const entries = [...new FormData(field.current?.form ?? undefined)];
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return criteriaFromQuery(query.toString());
}

/** Searches for what is in the search box, or for this place with its radius. */
export const searchFrom = (field: Field, place?: Pick<Criteria, 'near' | 'by'>): void =>
  requestSearch({ ...readFields(field), ...place }, 'search');

/**
 * Back, forward, a marker and a shared address fill the fields. When the script arrives while the
 * visitor is at the search box, their own input stays.
 * @returns the type of search selected, once the script has read it, and what sets it
 */
export function useFields(field: Field, request: SearchRequest | undefined) {
  const [by, setBy] = useState<SearchType>();
  const followed = useRef<SearchRequest>(undefined);
  useEffect(() => {
    const form = field.current?.form;
    const before = followed.current;
    followed.current = request;
    const isEditing = request?.trigger === 'open' && form?.contains(document.activeElement);
    // A need changes none of these fields, the radius is theirs, and the visitor may be writing the next search.
    const isTheirs = before && request?.trigger === 'need';
    // A reset of the form would change the fields without React, which then misses the visitor's next change.
    const criteria = request?.criteria ?? (before && { ...defaults, near: '' });
    if (form && criteria && !isEditing && !isTheirs) fill(form, criteria);
    setBy(readFields(field)?.by);
  }, [field, request]);
  return [by, setBy] as const;
}

function fill(form: HTMLFormElement, { near, by, within }: Criteria): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = `${within}`;
    else if (!(field instanceof HTMLInputElement)) continue;
    else if (field.type === 'radio') field.checked = field.value === by;
    else field.value = near;
  }
}
