// Shows a short message to the visitor. The first call loads the notifications, so a page without
// messages never does.

let toaster: Promise<(message: string) => void> | undefined;

/** Shows the message as a notification, or in a plain window when the notifications don't load. */
export async function notify(message: string): Promise<void> {
  toaster ??= import('./Toaster.tsx').then(({ mountToaster }) => mountToaster());
  await toaster.then(
    (show) => show(message),
    () => window.alert(message),
  );
}

async function write(text: string, copied: string, blocked: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return notify(blocked);
  }
  return notify(copied);
}

/** Copies a text, which the notification shows. */
export const copy = (text: string, what: string): Promise<void> =>
  write(text, `${what} copied: ${text}`, `Your browser blocked copying. ${what}: ${text}`);

/** Copies a text that is too long for a notification. */
export const copyAll = (text: string, what: string): Promise<void> =>
  write(
    text,
    `${what} copied.`,
    'Your browser blocked copying. Select the text and copy it yourself.',
  );
