// Fits the one 404 page of a plain host to this address: "Page Not Found", "Post Not Found" for an
// unknown post number, or post 1 for a post id that is no number.
import { missingKind } from './missing-kind.ts';

const answer = missingKind(location.pathname);
if (answer === 'first-post') location.replace('/resources/blogs/1');
else {
  if (answer === 'post') {
    for (const element of document.querySelectorAll<HTMLElement>('[data-post]')) {
      element.textContent = element.dataset.post ?? '';
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-only]')) {
      element.hidden = element.dataset.only !== 'post';
    }
    document.title = document.querySelector('h1')?.textContent ?? document.title;
  }
  document.documentElement.dataset.known = '';
}
