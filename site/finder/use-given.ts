// What the directory answers to what is asked: once for each asking, and never otherwise afterwards.
// A list of places that comes late helps the next search; nobody's list changes under their eyes.

import { search } from '@appraisers/directory/search.ts';
import { membersOnList } from '@appraisers/directory/shortlist.ts';
import { useSyncExternalStore } from 'react';
import { subscribe } from './address.ts';
import { directory } from './directory.ts';
import { gazetteer } from './gazetteer.ts';
import { knowledge } from './knowledge.ts';
import type { AnyAsked, AnyGiven, Asked, AskedList, Given, GivenList } from './types.ts';

const givenTo = new WeakMap<AnyAsked, AnyGiven>();

gazetteer.ask();
// Each search is a new try for a list of places that did not come.
subscribe(gazetteer.ask);

function listFor(asked: AskedList): GivenList {
  return { asked, answer: membersOnList(asked.list, directory), on: new Date() };
}

function searchFor(asked: Asked): Given | undefined {
  const on = new Date();
  const answer = search(asked.criteria, knowledge(on));
  if (answer.provisional && gazetteer.read().state === 'coming') return undefined;
  return { asked, answer, on };
}

function givenFor(asked: AnyAsked): AnyGiven | undefined {
  const before = givenTo.get(asked);
  if (before) return before;
  const given = 'list' in asked ? listFor(asked) : searchFor(asked);
  if (given) givenTo.set(asked, given);
  return given;
}

/** The answer to an asking; undefined while a place is being looked up. */
export function useGiven(asked: Asked): Given | undefined;
export function useGiven(asked: AskedList): GivenList | undefined;
export function useGiven(asked: AnyAsked | undefined): AnyGiven | undefined;
export function useGiven(asked: AnyAsked | undefined): AnyGiven | undefined {
  return useSyncExternalStore(gazetteer.subscribe, () => asked && givenFor(asked));
}
