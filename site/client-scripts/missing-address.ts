// Fits the one 404 page of a plain host to this address: "404 Page Not Found", "Post Not Found" for an
// unknown post number, or post 1 for a post id that is no number. For a member who has left, it offers
// the page of the place.
import { missingKind } from './missing-kind.ts';

/** The path of the site on its host; empty at the top. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const path = location.pathname.slice(base.length);
const answer = missingKind(path, document.querySelector('[data-first-post]') !== null);
if (answer === 'first-post') location.replace(`${base}/resources/blogs/1`);
else {
  if (answer !== 'page') {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${answer}]`)) {
      element.textContent = element.dataset[answer] ?? '';
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-only]')) {
      element.hidden = element.dataset.only !== answer;
    }
    document.title = document.querySelector('h1')?.textContent ?? document.title;
  }
  if (answer === 'member') offerPlace(path.split('/').slice(0, 3).join('/'));
  document.documentElement.dataset.known = '';
}

/** Leads to the page of the place, if it has one: it may have lost its last member. */
async function offerPlace(place: string): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-only="member"] a');
  if (!link || place === path) return;
  const response = await fetch(base + place, { method: 'HEAD' }).catch(() => undefined);
  if (!response?.ok) return;
  link.href = base + place;
  link.textContent = link.dataset.place ?? '';
}
