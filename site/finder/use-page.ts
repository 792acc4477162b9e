// What a search changes on the page around the finder: its look, its title, its place.

import { lookupText } from '@appraisers/directory/lookup-text.ts';
import { mismatchOf } from '@appraisers/directory/mismatch.ts';
import { useLayoutEffect } from 'react';
import { read } from './address.ts';
import { names } from './region.ts';
import type { AnyAsked } from './types.ts';

/** Longer words of a search are cut off in the title. */
const longestTitle = 60;

let ownTitle: string | undefined;

function titleOf(asked: AnyAsked, siteName: string): string {
  if ('list' in asked) return `A list of appraisers | ${siteName}`;
  const text = lookupText(asked.criteria, names).slice(0, longestTitle);
  return `${text ? `Appraisers near ${text}` : 'All appraisers'} | ${siteName}`;
}

/**
 * Whether the visitor will have no answer to what they just searched, so that no room is kept for
 * one. A page that opens with such a search keeps it: what is under it would move.
 */
const comesToNothing = (asked: AnyAsked) =>
  'criteria' in asked && asked.deed !== 'open' && mismatchOf(asked.criteria, names) !== undefined;

/**
 * With a search the page is about its answer: the opening shrinks (`data-asked`, which a script in
 * the head sets before the first paint of a shared address), and the title says the search.
 */
export function usePage(asked: AnyAsked | undefined, siteName: string): void {
  useLayoutEffect(() => {
    // The first drawing is that of the page as it was built, which knows of no search: to believe it
    // would open and shut the page's opening at a shared address.
    const now = asked ?? read();
    ownTitle ??= document.title;
    document.title = now ? titleOf(now, siteName) : ownTitle;
    if (now) document.documentElement.dataset.asked = comesToNothing(now) ? 'nothing' : '';
    else delete document.documentElement.dataset.asked;
    if (now?.deed === 'search') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [asked, siteName]);
}
