// Says something to the visitor in passing. The first call brings the notifications to the page;
// a page that has nothing to say never loads them.
import { addToast } from './toast-store.ts';

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

/** Shows the message as a notification. */
export async function notify(message: string): Promise<void> {
  toaster ??= mountToaster();
  await toaster;
  addToast(message);
}

/** Puts the text on the clipboard and says so, or gives the text when that is not allowed. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await notify(`${what} copied: ${text}`);
  } catch {
    await notify(`This browser does not let us copy. ${what}: ${text}`);
  }
}
