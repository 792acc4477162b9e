// What the directory answers to what is asked: once for each asking, and never otherwise afterwards.
// A list of places that comes late helps the next search; no one's list changes under their eyes.

import { search } from '@appraisers/directory/search.ts';
import { membersOnList } from '@appraisers/directory/shortlist.ts';
import { useSyncExternalStore } from 'react';
import { subscribe } from './address.ts';
import { directory } from './directory.ts';
import { knowledge } from './knowledge.ts';
import { gazetteer } from './lazy-gazetteer.ts';
import type {
  FinderRequest,
  FinderResult,
  ListRequest,
  ListResult,
  SearchRequest,
  SearchResult,
} from './types.ts';

const results = new WeakMap<FinderRequest, FinderResult>();

gazetteer.load();
// Each search is a new try for a list of places that did not come.
subscribe(gazetteer.load);

function listResult(request: ListRequest): ListResult {
  return { request, answer: membersOnList(request.list, directory), on: new Date() };
}

function searchResult(request: SearchRequest): SearchResult | undefined {
  const on = new Date();
  const answer = search(request.criteria, knowledge(on));
  if (answer.provisional && gazetteer.read().state === 'coming') return undefined;
  return { request, answer, on };
}

function resultFor(request: FinderRequest): FinderResult | undefined {
  const before = results.get(request);
  if (before) return before;
  const result = 'list' in request ? listResult(request) : searchResult(request);
  if (result) results.set(request, result);
  return result;
}

/** The answer to an asking; undefined while a place is being looked up. */
export function useResult(request: SearchRequest): SearchResult | undefined;
export function useResult(request: ListRequest): ListResult | undefined;
export function useResult(request: FinderRequest | undefined): FinderResult | undefined;
export function useResult(request: FinderRequest | undefined): FinderResult | undefined {
  return useSyncExternalStore(gazetteer.subscribe, () => request && resultFor(request));
}
