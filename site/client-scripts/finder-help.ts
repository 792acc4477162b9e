// Until the finder's script runs, on a page with a search in its address: fills the search box from it, and
// shows what to do when the script is missing or late. Afterwards, the finder does both itself.

/** The finder may take this many ms. */
const helpDelay = 8000;

const page = document.documentElement;

function fillForm(): void {
  const form = document.querySelector<HTMLFormElement>('#finder form');
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const field = form?.elements.namedItem(name);
    const isBeingFilled = field === document.activeElement;
    if (field && 'value' in field && !isBeingFilled) field.value = value;
  }
}

function show(): void {
  const help = document.getElementById('finder-help');
  if (!help || 'finder' in page.dataset) return;
  help.hidden = false;
  // The height reserved for an answer would be a gap.
  page.style.minHeight = '';
}

if ('asked' in page.dataset) {
  fillForm();
  // A press counts at once: by its end, the finder may have replaced the button.
  for (const press of ['mousedown', 'click'])
    document
      .querySelector('#finder-help button')
      ?.addEventListener(press, () => window.location.reload());
  setTimeout(show, helpDelay);
  document.addEventListener('astro:hydration-error', show);
}
