// Whether the site has a newer build than this page, which may be in an old tab or from the worker's
// store. Checked when the visitor returns to the tab, when a file fails, and when the worker updates.
import { useSyncExternalStore } from 'react';
import { listenerSet } from '#loading/listeners.ts';

/** After this many ms a page may be outdated. */
const checkAfter = 10 * 60_000;

let isNewer = false;
let checkedAt = Date.now();

/**
 * Whether the site has other files than this page.
 * @throws TypeError when the site can't be reached
 */
export async function isOutdated(): Promise<boolean> {
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  const page = await response.text();
  const files = document.querySelector('script[type="importmap"]')?.textContent ?? '';
  // A network may answer with a page of its own.
  return page.includes('astro-island') && !page.includes(files);
}

/** Asks the site for its build. Without a connection the page stays as it is. */
export async function checkBuild(): Promise<void> {
  if (isNewer) return;
  checkedAt = Date.now();
  isNewer ||= await isOutdated().catch(() => false);
  emit();
}

function onReturn(): void {
  if (document.visibilityState === 'visible' && Date.now() - checkedAt > checkAfter) checkBuild();
}

/** Rejects where the browser has no service workers, or none in this frame. */
async function followWorker(signal: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  registration.addEventListener('updatefound', checkBuild, { signal });
  // A slow connection shows the stored page while the next build waits.
  if (registration.installing ?? registration.waiting) checkBuild();
}

const { emit, subscribe } = listenerSet((signal) => {
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  followWorker(signal).catch(() => undefined);
});

export const useNewerBuild = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNewer,
    () => false,
  );
