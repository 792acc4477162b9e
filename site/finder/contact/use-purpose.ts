// What a visitor has said of the property, the same for whomever they write to on this page.
import { useState } from 'react';
import { type AnyGiven, isOfList } from '#finder/types.ts';
import type { Purpose } from './WriteForm.tsx';

/** The city that was searched for, which most likely is that of the property. */
function citySearched(given: AnyGiven | undefined): string {
  if (!given || isOfList(given) || given.answer.kind !== 'groups') return '';
  return given.asked.criteria.by === 'city' ? given.answer.origin.name : '';
}

/** What they said, or for a city they have not named the one they searched for; and how to say it. */
export function usePurpose(given: AnyGiven | undefined) {
  const [said, setSaid] = useState<Purpose>();
  const purpose = said ?? { reason: '', city: citySearched(given) };
  return { purpose, onPurpose: setSaid };
}
