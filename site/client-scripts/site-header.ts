// What the header cannot do without a script: be solid past 20 px of scroll, and close its menu when
// the visitor goes on: on Escape, on a link (a page kept for Back would show it open again), and when
// they press or move the focus elsewhere, where it would hide what they came to.

const solidAfter = 20;
const header = document.querySelector('header');
const menu = document.querySelector('details');

// Not at once: to tell the place of a page that has no layout yet, the browser would make one more.
// A page that opens further down, after a reload or at a heading, is scrolled there.
window.addEventListener('scroll', () =>
  header?.toggleAttribute('data-solid', window.scrollY > solidAfter),
);

/** Closes the menu at what is reported, when that is not in it, or is a link. */
function goOn({ type, target }: Event): void {
  if (!menu || !(target instanceof Element)) return;
  if (type === 'click' ? target.closest('a') : !menu.contains(target)) menu.open = false;
}
for (const deed of ['pointerdown', 'focusin', 'click']) document.addEventListener(deed, goOn);
menu?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
