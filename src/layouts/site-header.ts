// What a page cannot do without a script: make its header solid past 20 px of scroll, close the menu
// when a link in it is followed (a page kept for Back would show it open again), and keep room for
// the answer to a search in the address, so that nothing moves when it comes.

const solidAfter = 20;
const header = document.getElementById('site-header');
const menu = document.getElementById('site-menu');

const follow = () => header?.toggleAttribute('data-solid', window.scrollY > solidAfter);
follow();
window.addEventListener('scroll', follow, { passive: true });

menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.hidePopover?.();
});

document.documentElement.toggleAttribute('data-asked', /[?&]near=/.test(location.search));
