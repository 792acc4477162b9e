// Never an empty box without a word: when the finder's files fail, the page fetches them once more
// past the caches; when that does not help, or they are late, it says so and leads to the pages by
// place, which need none of these files.
import type { FinderNews } from '#finder/news.ts';
import { refreshFiles } from './refresh-files.ts';

/** Longer than this, in ms, nobody looks at an empty box. */
const patience = 8000;

const place = document.getElementById('finder-help');
const words = document.querySelector<HTMLTemplateElement>('#finder-help-words');
const near = document.querySelector<HTMLInputElement>('#near');
const asksForList = () => near?.value === '' && /[?&]list=/.test(location.search);
const isAsked = () => 'asked' in document.documentElement.dataset;

const hide = () => place?.replaceChildren();

function show(): void {
  hide();
  if (!place || !words) return;
  place.append(words.content.cloneNode(true));
  place.querySelector('button')?.addEventListener('click', tryAgain);
}

async function tryAgain(): Promise<void> {
  try {
    await refreshFiles();
    // What stands in the box by now is searched for, in a page of its own; a list has no words there.
    if (asksForList()) location.reload();
    else document.querySelector<HTMLFormElement>('#finder form')?.submit();
  } catch {
    // Still no connection: a new page would be the browser's own error page.
    show();
  }
}

let refreshed = false;
const timer = isAsked() ? setTimeout(show, patience) : undefined;

function fetchAnew(): void {
  refreshed = true;
  refreshFiles()
    .catch(() => undefined)
    .then(() => document.dispatchEvent(new CustomEvent('finder', { detail: 'refreshed' })));
}

function hear(news: FinderNews): void {
  if (news === 'refreshed') return;
  clearTimeout(timer);
  hide();
  if (news === 'answered') refreshed = false;
  else if (news === 'failed' && !refreshed) fetchAnew();
  else if (news !== 'waiting') show();
}

document.addEventListener('finder', (event) => {
  if (event instanceof CustomEvent) hear(event.detail);
});

// The finder itself did not come. Astro has tried twice by now.
document.addEventListener('astro:hydration-error', (event) => {
  event.preventDefault();
  if (isAsked()) refreshFiles().then(show, show);
});
