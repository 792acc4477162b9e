// The notifications of a page, current and dismissed. One is visible at a time.
import { listenerSet } from '#loading/listeners.ts';

export type Toast = { readonly id: number; readonly message: string; readonly open: boolean };

/** At most this many are visible. */
const maxVisible = 1;
/** Milliseconds from dismissal to removal. */
const removalDelay = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const { emit, subscribe } = listenerSet();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  emit();
}

export const readToasts = (): readonly Toast[] => toasts;

export const subscribeToToasts = subscribe;

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
