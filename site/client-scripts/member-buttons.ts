// The buttons of members on pages without the finder: copy, print, and My list. Without scripts they stay
// hidden. What a press needs loads with it.

const stars = document.querySelectorAll<HTMLButtonElement>('[data-star]');

/** Shows which members are on the list, as packages/directory/shortlist.ts stores it. */
function showStars(stored: string | null): void {
  const ids = stored?.slice(2).split('.');
  for (const star of stars)
    star.setAttribute('aria-pressed', `${ids?.includes(star.value) === true}`);
}

function showStored(): void {
  try {
    showStars(localStorage.getItem('shortlist'));
  } catch {
    // The browser stores nothing.
  }
}

showStored();
window.addEventListener('pageshow', showStored);
// From another tab, or from the finder's own handler on this page.
window.addEventListener('storage', ({ newValue }) => showStars(newValue));
for (const button of document.querySelectorAll<HTMLButtonElement>('main button[hidden]'))
  button.hidden = false;

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('main button');
  if (!button) return;
  const { value, dataset } = button;
  if ('print' in dataset) print();
  // A page may copy only during a press, and Safari forgets the press while a file loads.
  const copied =
    dataset.copies &&
    navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
  try {
    if (dataset.copies) {
      const { notifyCopied } = await import('#notifications/notify.ts');
      notifyCopied((await copied) === true, value, dataset.copies);
    } else if ('star' in dataset) {
      const { toggleById } = await import('#finder/answer.ts');
      toggleById(Number(value));
    }
  } catch {
    // The finder has its own star.
    if ('star' in dataset) location.assign(`/?list=${value}`);
  }
});
