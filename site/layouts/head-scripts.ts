// The two scripts in the head of a page.

/** Fetches a page when the pointer rests on its link. Prerendering was slower (docs/decisions/0029). */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** For the head of every page. */
export const prefetchOnIntent = `<script type="speculationrules">${speculationRules}</script>`;

/**
 * For the head of the finder's page: prepares it, before anything is painted, for a search in its address.
 * It marks the page, reserves the height that the page had before Reload or Back (finder/request.ts), and
 * loads the directory's file.
 */
export const markSearched = (directory: string) =>
  `<script>if(/[?&](near|list)=/.test(location.search)){const page=document.documentElement;page.dataset.asked='';try{page.style.minHeight=sessionStorage.getItem('height'+location.search)+'px'}catch{}document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'fetch',crossOrigin:'use-credentials',href:'${directory}'}))}</script>`;
