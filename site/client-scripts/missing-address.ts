// Fits the one 404 page of a plain host to this address: "404 Page Not Found", or below /resources and /resources/blogs
// "Post Not Found" for an unknown number, and article 1, if there is one, for a post id that is no number.

/** The path of the site on its host; empty at the top. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const path = location.pathname.slice(base.length);
const [, id] = /^\/resources\/(?:blogs\/)?([^/]+)\/?$/.exec(path) ?? [];

function showPost(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-post]'))
    element.textContent = element.dataset.post ?? '';
  for (const element of document.querySelectorAll<HTMLElement>('[data-only]'))
    element.hidden = element.dataset.only !== 'post';
  document.title = document.querySelector('h1')?.textContent ?? document.title;
}

if (Number.isNaN(Number(id ?? 0)) && document.querySelector('[data-first-post]'))
  location.replace(`${base}/resources/blogs/1`);
else {
  if (id !== undefined) showPost();
  document.documentElement.dataset.known = '';
}
