// Hides ended events: the build may be old, and a page may stay open for days.

const events = document.querySelectorAll<HTMLElement>('[data-ends]');
const none = document.getElementById('no-events');

function hideEnded(): void {
  for (const event of events) event.hidden = Date.parse(event.dataset.ends ?? '') <= Date.now();
  if (none) none.hidden = [...events].some(({ hidden }) => !hidden);
}

hideEnded();
document.addEventListener('visibilitychange', hideEnded);
