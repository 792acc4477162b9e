// What the header cannot do without a script: be solid past 20 px of scroll, and close its menu
// when a link in it is followed (a page kept for Back would show it open again).

const solidAfter = 20;
const header = document.getElementById('site-header');
const menu = document.getElementById('site-menu');

const follow = () => header?.toggleAttribute('data-solid', window.scrollY > solidAfter);
// Not at once: to tell the place of a page that has no layout yet, the browser would make one more.
// A page that opens further down, after a reload or at a heading, is scrolled there.
window.addEventListener('scroll', follow, { passive: true });

menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.hidePopover?.();
});
