// Shows a short message to the visitor. The first call loads the notifications, so a page without
// messages never does.
import { addToast } from './toast-store.ts';

/** After this time, in ms, the message appears as a plain line. */
const maxWait = 3000;

let toaster: Promise<void> | undefined;

async function mountToaster(): Promise<void> {
  const [{ createRoot }, { createElement }, { Toaster }] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    import('./Toaster.tsx'),
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(Toaster));
}

/** Shows the message as a notification, or plainly when the notifications don't load. */
export async function notify(message: string): Promise<void> {
  toaster ??= mountToaster();
  const mounted = toaster.then(() => true);
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, maxWait, false));
  try {
    if (await Promise.race([mounted, tooLate])) addToast(message);
    else showFallbackToast(message);
  } catch {
    // The next message tries again.
    toaster = undefined;
    showFallbackToast(message);
  }
}

/** Confirms the copy, or shows the text when the browser blocked it. */
const notifyCopied = (copied: boolean, text: string, what: string): Promise<void> =>
  notify(copied ? `${what} copied: ${text}` : `Your browser blocked copying. ${what}: ${text}`);

/** Copies a text that is too long for a notification. */
export async function copyAll(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return notify('Your browser blocked copying. Select the text and copy it yourself.');
  }
  return notify(`${what} copied.`);
}

/** Copies a text, which the notification shows. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return notifyCopied(false, text, what);
  }
  return notifyCopied(true, text, what);
}

/** How long a notification stays, in ms. */
const fallbackTime = 5000;

/** A line at the lower edge of the screen. */
function showFallbackToast(message: string): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  Object.assign(line.style, {
    position: 'fixed',
    inset: 'auto 1rem 1rem',
    zIndex: '40',
    padding: '1rem',
    background: 'Canvas',
    color: 'CanvasText',
    border: '1px solid',
  });
  document.body.append(line);
  // Screen readers announce words only in an element that was there before.
  requestAnimationFrame(() => {
    line.textContent = message;
  });
  setTimeout(() => line.remove(), fallbackTime);
}
