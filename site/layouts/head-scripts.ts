// The two scripts in the head of a page.

/**
 * Tells the browser to fetch a page of this site once the visitor means to go there. To have it ready whole was
 * slower for anyone who presses soon (docs/decisions/0029).
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/**
 * Marks the finder's page when its address asks for a search or a list, before anything is painted: room is
 * kept for the answer, so that nothing moves when it comes; after Reload and Back as much as the page had
 * (finder/reserved-height.ts). The files that it is made of, named in the template by the build, are asked
 * for at once.
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
