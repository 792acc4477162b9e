// The notifications of a page, current and dismissed. One is visible at a time.

export type Toast = { readonly id: number; readonly message: string; readonly open: boolean };

/** At most this many are visible. */
const maxVisible = 1;
/** Milliseconds from dismissal to removal. */
const removalDelay = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const readToasts = (): readonly Toast[] => toasts;

/** Calls back at each change, until the caller stops it with the returned function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message in place of the one before. */
export function addToast(message: string): number {
  lastId += 1;
  change([{ id: lastId, message, open: true }, ...toasts].slice(0, maxVisible));
  return lastId;
}

/** Closes a message, and removes it after the delay. */
export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      change(toasts.filter((toast) => toast.id !== id));
    }, removalDelay),
  );
}
