// Says something to the visitor in passing. The first call brings the notifications to the page;
// a page that has nothing to say never loads them.
import { loadPart } from '#loading/site-files.ts';
import { showFallbackToast } from './fallback-toast.ts';
import { addToast } from './toast-store.ts';

/** Longer than this, in ms, no one waits for a notification to look as it should. */
const maxWait = 3000;

let toaster: Promise<void> | undefined;

async function mountToaster(): Promise<void> {
  const [{ createRoot }, { createElement }, { Toaster }] = await loadPart(() =>
    Promise.all([import('react-dom/client'), import('react'), import('./Toaster.tsx')]),
  );
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(Toaster));
}

/** Shows the message as a notification, or plainly while the notifications do not come. */
export async function notify(message: string): Promise<void> {
  toaster ??= mountToaster();
  const mounted = toaster.then(() => true);
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, maxWait, false));
  try {
    if (await Promise.race([mounted, tooLate])) addToast(message);
    else showFallbackToast(message);
  } catch {
    // The next message is a new try.
    toaster = undefined;
    showFallbackToast(message);
  }
}

/** Says that the text is on the clipboard, or gives it where that is not allowed. */
export const notifyCopied = (copied: boolean, text: string, what: string): Promise<void> =>
  notify(
    copied ? `${what} copied: ${text}` : `This browser does not let us copy. ${what}: ${text}`,
  );

/** The same for a text that is too long to be shown in passing. */
export async function copyAll(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return notify('This browser does not let us copy. Please mark what you need on the page.');
  }
  return notify(`${what} copied.`);
}

/** Puts the text on the clipboard and says so. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return notifyCopied(false, text, what);
  }
  return notifyCopied(true, text, what);
}
