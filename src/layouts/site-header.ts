// What the header cannot do without a script: be solid past 20 px of scroll, and close its menu when
// the visitor goes on: on Escape, on a link (a page kept for Back would show it open again), and when
// they press or move the focus elsewhere, where it would hide what they came to.

const solidAfter = 20;
const header = document.getElementById('site-header');
const menu = document.querySelector<HTMLDetailsElement>('#site-menu');

const follow = () => header?.toggleAttribute('data-solid', window.scrollY > solidAfter);
// Not at once: to tell the place of a page that has no layout yet, the browser would make one more.
// A page that opens further down, after a reload or at a heading, is scrolled there.
window.addEventListener('scroll', follow, { passive: true });

if (menu) {
  const close = () => {
    menu.open = false;
  };
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) close();
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
}
