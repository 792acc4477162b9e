// The scripts in the head of a page. Astro adds the hashes of its own to the content security policy, not of these.
import { createHash } from 'node:crypto';

/** Fetches a page when the pointer rests on its link. Prerendering was slower. */
export const prefetchOnIntent = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/**
 * Prepares the finder's page, before anything is painted, for a search in its address. It marks the page,
 * reserves the height that the page had before Reload or Back (finder/request.ts), and loads the directory's
 * file, which layouts/FinderHead.astro names.
 */
export const markSearched =
  'if(/[?&](near|list)=/.test(location.search)){' +
  "const page=document.documentElement;page.dataset.asked='';" +
  "try{page.style.minHeight=sessionStorage.getItem('height'+location.search)+'px'}catch{}" +
  "document.head.append(document.querySelector('#directoryFile').content)}";

/** What Astro writes before the first island. In the body, its style would not be valid HTML. */
export const islandScripts = {
  [Symbol.for('astro:render')]: true,
  type: 'directive',
  hydration: { directive: 'painted' },
};

export const hashes = [prefetchOnIntent, markSearched].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const,
);
