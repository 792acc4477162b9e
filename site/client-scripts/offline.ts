// Offline use of the finder, on the home page: says when the device is offline, and registers the service
// worker once the page has loaded (docs/decisions/0019).

const line = document.getElementById('offline');

/** Rejects where a browser has no service workers, refuses this one, or has no room for its files. */
async function register(): Promise<void> {
  // `npm run dev` has no worker.
  if (import.meta.env.DEV) return;
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url });
  const worker = `${import.meta.env.BASE_URL}/sw.js`.replace('//', '/');
  await navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker);
}

if (line) {
  const showLine = () => line.toggleAttribute('hidden', navigator.onLine);
  showLine();
  for (const change of ['online', 'offline']) window.addEventListener(change, showLine);
  window.addEventListener('load', () => register().catch(() => undefined));
}
