// Shows what to do when the finder's script is missing or late, on a page with a search in its address.
// Once it runs, the finder explains failures itself.

/** The finder may take this many ms. */
const helpDelay = 8000;

const page = document.documentElement;

function show(): void {
  const help = document.getElementById('finder-help');
  if (!help || 'finder' in page.dataset) return;
  help.hidden = false;
  // The height reserved for an answer would be a gap.
  page.style.minHeight = '';
}

if ('asked' in page.dataset) {
  document
    .querySelector('#finder-help button')
    ?.addEventListener('click', () => window.location.reload());
  setTimeout(show, helpDelay);
  document.addEventListener('astro:hydration-error', show);
}
