// The header becomes solid past 20 px of scroll. Its menu closes on Escape, on a link (Back would show it
// open again), and on a press or focus elsewhere, which it might cover.

const solidAfter = 20;
const header = document.querySelector('header');
const menu = document.querySelector('details');

// Only on scroll: asking for the position now would cost a layout. A page that opens further down
// scrolls there.
window.addEventListener('scroll', () =>
  header?.toggleAttribute('data-solid', window.scrollY > solidAfter),
);

/** Closes the menu on an event outside it, or on a link. */
function closeMenu({ type, target }: Event): void {
  if (!menu || !(target instanceof Element)) return;
  if (type === 'click' ? target.closest('a') : !menu.contains(target)) menu.open = false;
}
for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, closeMenu);
menu?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
