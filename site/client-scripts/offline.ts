// Offline use of the finder: registers the service worker once the home page has loaded (docs/decisions/0019).

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

const act = import.meta.env.DEV ? unregister : register;
window.addEventListener('load', () => act().catch(() => undefined));
