// The page that replaces one that is not kept: it asks for that one again on a press, and by
// itself when the device is online again and the site answers. Browsers say that they are online as
// soon as there is any network, and some for a moment while there is none: a page that believed them
// would come again in the way of anyone who has just pressed a link on it.

/** Longer than this, in ms, the site isn't waited for. */
const timeout = 5000;

/**
 * Whether the site answers, asked past the browser's cache and in a way that no worker answers. A request
 * for this page that hangs would otherwise hold back each new one in the cache.
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
window.addEventListener('online', async () => {
  if (await siteAnswers()) location.reload();
});
