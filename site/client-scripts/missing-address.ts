// Fits the one 404 page of a plain host to this address: "Page Not Found", "Post Not Found" for an
// unknown post number, or post 1 for a post id that is no number. For a member who has left, it offers
// the page of the place.
import { missingKind } from './missing-kind.ts';

const answer = missingKind(location.pathname);
if (answer === 'first-post') location.replace('/resources/blogs/1');
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
  if (answer === 'member') offerPlace(location.pathname.split('/').slice(0, 3).join('/'));
  document.documentElement.dataset.known = '';
}

/** Leads to the page of the place, if it has one: it may have lost its last member. */
async function offerPlace(path: string): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-only="member"] a');
  if (!link || path === location.pathname) return;
  const response = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  if (!response?.ok) return;
  link.href = path;
  link.textContent = link.dataset.place ?? '';
}
