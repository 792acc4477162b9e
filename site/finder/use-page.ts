// What a search changes on the page around the finder: its look, its title, its place.

import { lookupText } from '@appraisers/directory/lookup-text.ts';
import { mismatchOf } from '@appraisers/directory/mismatch.ts';
import { useLayoutEffect } from 'react';
import { read } from './address.ts';
import { regionNames } from './region-names.ts';
import type { FinderRequest } from './types.ts';

/** Longer words of a search are cut off in the title. */
const maxTitleLength = 60;

let ownTitle: string | undefined;

function titleOf(request: FinderRequest, siteName: string): string {
  if ('list' in request) return `A list of appraisers | ${siteName}`;
  const text = lookupText(request.criteria, regionNames).slice(0, maxTitleLength);
  return `${text ? `Appraisers near ${text}` : 'All appraisers'} | ${siteName}`;
}

/**
 * Whether the visitor will have no answer to what they just searched, so that no room is kept for
 * one. A page that opens with such a search keeps it: what is under it would move.
 */
const isEmptyResult = (request: FinderRequest) =>
  'criteria' in request &&
  request.trigger !== 'open' &&
  mismatchOf(request.criteria, regionNames) !== undefined;

/**
 * With a search the page is about its answer: the opening shrinks (`data-asked`, which a script in
 * the head sets before the first paint of a shared address), and the title says the search.
 */
export function usePage(request: FinderRequest | undefined, siteName: string): void {
  useLayoutEffect(() => {
    // The first drawing is that of the page as it was built, which knows of no search: to believe it
    // would open and shut the page's opening at a shared address.
    const now = request ?? read();
    ownTitle ??= document.title;
    document.title = now ? titleOf(now, siteName) : ownTitle;
    if (now) document.documentElement.dataset.asked = isEmptyResult(now) ? 'nothing' : '';
    else delete document.documentElement.dataset.asked;
    if (now?.trigger === 'search') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [request, siteName]);
}
