// The header becomes solid past 20 px of scroll. Its menu closes on Escape, on a link (Back would show it
// open again), and on a press or focus elsewhere, which it might cover. Its link to My list, and the stars of a page
// without the finder, show what is on the list.

const solidAfter = 20;
const header = document.querySelector('header');
const menu = document.querySelector<HTMLDetailsElement>('#siteMenu');

function showSolid(): void {
  header?.toggleAttribute('data-solid', window.scrollY > solidAfter);
}
window.addEventListener('scroll', showSolid);

/** Closes the menu on an event outside it, or on a link. */
function closeMenu({ type, target }: Event): void {
  if (!menu || !(target instanceof Element)) return;
  if (type === 'click' ? target.closest('a') : !menu.contains(target)) menu.open = false;
}
for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, closeMenu);
menu?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

const myList = document.querySelector<HTMLAnchorElement>('#myList');
const count = myList?.lastElementChild;

/**
 * Shows a list as packages/directory/shortlist.ts reads it, which a test compares. Importing it would make this
 * script a file to load.
 */
function showList(stored: string | null): void {
  const text = /^1:([\d.]*)$/.exec(stored ?? '')?.[1] ?? '';
  const ids = [...new Set(text.match(/\b[1-9]\d{0,8}\b/g))].slice(0, 20);
  for (const star of document.querySelectorAll<HTMLButtonElement>('[data-star]'))
    star.setAttribute('aria-pressed', `${ids.includes(star.value)}`);
  if (!myList || !count) return;
  myList.hidden = ids.length === 0;
  myList.search = `list=${ids.join('.')}`;
  count.textContent = `${ids.length}`;
}

const storageKey = 'shortlist';

function showStoredList(): void {
  try {
    showList(localStorage.getItem(storageKey));
  } catch {
    // The browser stores nothing.
  }
}

showStoredList();
// A page that opens at a heading may have scrolled there before this script, and one that returns has missed
// changes of the list. Asking for the position earlier would cost a layout.
window.addEventListener('pageshow', () => {
  showSolid();
  showStoredList();
});
// From another tab, or from the finder on this page (finder/shortlist/stored-list.ts).
window.addEventListener('storage', ({ key, newValue }) => {
  // Null: another tab cleared all of the storage.
  if (key === storageKey || key === null) showList(newValue);
});

// A test imports it.
export {};
