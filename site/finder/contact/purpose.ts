// What the visitor says about the property: why they need an appraisal, and where it is.
import { useState } from 'react';
import { type FinderResult, isListResult } from '#finder/result.ts';

/** Shared by all letters of the page. */
export type Purpose = { readonly reason: string; readonly city: string };

/** How a control reads the purpose and changes a part of it. */
export type PurposeProps = {
  readonly purpose: Purpose;
  readonly onPurpose: (change: Partial<Purpose>) => void;
};

/** The city of the search, which is most likely that of the property. */
function citySearched(result: FinderResult | undefined): string {
  if (!result || isListResult(result) || result.answer.kind !== 'groups') return '';
  return result.request.criteria.by === 'city' ? result.answer.origin.name : '';
}

/** The visitor's purpose. Until they enter a city, it is the one they search for. */
export function usePurpose(result: FinderResult | undefined): PurposeProps {
  const [own, setOwn] = useState<Partial<Purpose>>({});
  return {
    purpose: { reason: '', city: citySearched(result), ...own },
    onPurpose: (change) => setOwn((before) => ({ ...before, ...change })),
  };
}
