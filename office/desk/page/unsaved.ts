// Whether a draft is not saved. Leaving it asks first.

let unsaved = false;

export function setUnsaved(now: boolean): void {
  unsaved = now;
}

const question = 'What you typed here is not saved. Leave it all the same?';

/** Every link of the desk leads to another task. */
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (link && unsaved && !confirm(question)) event.preventDefault();
  },
  true,
);

addEventListener('beforeunload', (event) => {
  if (unsaved) event.preventDefault();
});
