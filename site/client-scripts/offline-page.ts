// The page shown in place of one that isn't stored. It reloads on a press, and when the device is online
// and the site answers. Browsers report "online" for any network, often before it reaches the site, so
// the page asks the site first: a needless reload could swallow the visitor's press on a link.

/** How long to wait for the site, in ms. */
const timeout = 5000;

/**
 * Asks the site itself: neither the browser's cache nor the worker answers this request. Without the
 * timeout, a hanging request would block later ones for this page in the cache.
 */
async function siteAnswers(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const answer = await fetch(location.href, { cache: 'reload', signal: controller.signal }).catch(
    () => null,
  );
  clearTimeout(timer);
  return answer !== null;
}

const button = document.querySelector('[data-again]');
button?.addEventListener('click', async () => {
  button.textContent = 'Trying again…';
  await siteAnswers();
  location.reload();
});

/** The longest time between two questions to the site, in ms. */
const maxWait = 30_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reloads once the site answers. While the device is online, it asks again after twice the time. */
async function reloadOnceAnswered(wait = 1000): Promise<void> {
  clearTimeout(timer);
  if (await siteAnswers()) location.reload();
  else if (navigator.onLine)
    timer = setTimeout(reloadOnceAnswered, wait, Math.min(2 * wait, maxWait));
}
window.addEventListener('online', () => reloadOnceAnswered());
