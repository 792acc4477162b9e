// What a visitor has said of the property, the same for whomever they write to on this page.
import { useState } from 'react';
import { type FinderResult, isListResult } from '#finder/types.ts';
import type { Purpose } from './WriteForm.tsx';

/** The city that was searched for, which most likely is that of the property. */
function citySearched(result: FinderResult | undefined): string {
  if (!result || isListResult(result) || result.answer.kind !== 'groups') return '';
  return result.request.criteria.by === 'city' ? result.answer.origin.name : '';
}

/** What they said, or for a city they have not named the one they searched for; and how to say it. */
export function usePurpose(result: FinderResult | undefined) {
  const [said, setSaid] = useState<Purpose>();
  const purpose = said ?? { reason: '', city: citySearched(result) };
  return { purpose, onPurpose: setSaid };
}
