// The two scripts in the head of a page.

/** Fetches a page when the pointer rests on its link. Prerendering was slower (docs/decisions/0029). */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/**
 * Prepares the finder's page, before anything is painted, for a search in its address. It marks the page,
 * reserves the height that the page had before Reload or Back (finder/request.ts), and loads
 * the files of an answer, which the build lists in the template.
 */
const searched =
  'if(/[?&](near|list)=/.test(location.search)){' +
  "const page=document.documentElement;page.dataset.asked='';" +
  "try{page.style.minHeight=sessionStorage.getItem('height'+location.search)+'px'}catch{}" +
  "document.head.append(document.getElementById('answer-files').content)}";

/** For the head of every page. */
export const prefetchOnIntent = `<script type="speculationrules">${speculationRules}</script>`;

/** For the head of the finder's page. */
export const markSearched = `<template id="answer-files"></template><script>${searched}</script>`;
