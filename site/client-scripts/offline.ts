// Offline use of the finder, on the home page: says when the device is offline, and registers the service
// worker once the page has loaded (docs/decisions/0019).

const line = document.getElementById('offline');

/** Rejects where a browser has no service workers, refuses this one, or has no room for its files. */
async function register(): Promise<void> {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url });
  const worker = `${import.meta.env.BASE_URL}/sw.js`.replace('//', '/');
  await navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker);
}

/** `npm run dev` stores nothing, and removes the worker of an earlier build at the same port. */
async function unregister(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}

if (line) {
  const showLine = () => line.toggleAttribute('hidden', navigator.onLine);
  showLine();
  for (const change of ['online', 'offline']) window.addEventListener(change, showLine);
  const act = import.meta.env.DEV ? unregister : register;
  window.addEventListener('load', () => act().catch(() => undefined));
}
