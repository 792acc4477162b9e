// What the directory answers to what is asked: once for each asking, and never otherwise afterwards.
// A list of places that comes late helps the next search; nobody's list changes under their eyes.
import { useSyncExternalStore } from 'react';
import { search } from '#directory/search.ts';
import { subscribe } from './address.ts';
import { gazetteer } from './gazetteer.ts';
import { knowledge } from './knowledge.ts';
import type { Asked, Given } from './types.ts';

const givenTo = new WeakMap<Asked, Given>();

gazetteer.ask();
// Each search is a new try for a list of places that did not come.
subscribe(gazetteer.ask);

function givenFor(asked: Asked): Given | undefined {
  const before = givenTo.get(asked);
  if (before) return before;
  const on = new Date();
  const answer = search(asked.criteria, knowledge(on));
  if (answer.provisional && gazetteer.read().state === 'coming') return undefined;
  const given = { asked, answer, on };
  givenTo.set(asked, given);
  return given;
}

/** The answer to an asking; undefined while a place is being looked up. */
export const useGiven = (asked: Asked | undefined): Given | undefined =>
  useSyncExternalStore(gazetteer.subscribe, () => asked && givenFor(asked));
