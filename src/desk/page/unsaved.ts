// Whether something was typed that is not saved. Whoever leaves it is asked.

let typed = false;

export function setUnsaved(now: boolean): void {
  typed = now;
}

const question = 'What you typed here is not saved. Leave it all the same?';

/** Every link of the desk leads to another task. */
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (link && typed && !confirm(question)) event.preventDefault();
  },
  true,
);

addEventListener('beforeunload', (event) => {
  if (typed) event.preventDefault();
});
