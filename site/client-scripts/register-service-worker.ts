// Has the finder kept on this device, for times without a network (docs/decisions/0019): when the page
// is there and the browser has nothing else to do.

/** Rejects where browsers have no such thing, where it is refused, and where there is no room. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
}

/** While someone works on the site nothing is kept, not even by an earlier build at the same port. */
async function unregisterAll(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}

const act = import.meta.env.DEV ? unregisterAll : register;
const whenIdle = window.requestIdleCallback ?? setTimeout;
window.addEventListener('load', () => whenIdle(() => act().catch(() => undefined)));
