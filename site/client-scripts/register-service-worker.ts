// Offline use of the finder, on the home page: says when the device is offline, and registers the service
// worker once the page has loaded and the browser is idle (docs/decisions/0019).
import { basePath } from 'virtual:base-path';

const line = document.getElementById('offline');
const showLine = () => line?.toggleAttribute('hidden', navigator.onLine);

showLine();
for (const change of ['online', 'offline']) window.addEventListener(change, showLine);

/** Rejects where a browser has no service workers, refuses this one, or has no room for its files. */
async function register(): Promise<void> {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url });
  const worker = `${basePath}/sw.js`;
  await navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker);
}

/** `npm run dev` stores nothing, and removes the worker of an earlier build at the same port. */
async function unregisterAll(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}

const act = import.meta.env.DEV ? unregisterAll : register;
const whenIdle = window.requestIdleCallback ?? setTimeout;
window.addEventListener('load', () => whenIdle(() => act().catch(() => undefined)));
