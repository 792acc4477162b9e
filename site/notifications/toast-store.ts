// The notification of a page, until it is removed. At most one is visible at a time, the newest.

export type Toast = { readonly id: number; readonly message: string; readonly open: boolean };

/** Milliseconds from dismissal to removal. */
const removalDelay = 1_000_000;

let toast: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast | undefined): void {
  toast = next;
  for (const listener of listeners) listener();
}

export const readToast = (): Toast | undefined => toast;

/** Calls back at each change, until the caller stops it with the returned function. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message in place of the one before. */
export function addToast(message: string): number {
  lastId += 1;
  change({ id: lastId, message, open: true });
  return lastId;
}

/** Closes a message, and removes it after the delay. */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.open) return;
  change({ ...toast, open: false });
  setTimeout(() => {
    if (toast?.id === id) change(undefined);
  }, removalDelay);
}
