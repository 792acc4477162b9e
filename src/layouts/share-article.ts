// The Share Article button: the device's own share sheet where there is one, else the link goes to
// the clipboard. The notifications are loaded only then, after the link is on the clipboard: a browser
// lets a page copy only during the visitor's press, and Safari forgets the press while a file loads.

/** Whether the sheet was shown. A visitor who closes it, or presses twice, has not failed. */
const offered = (shared: ShareData) =>
  navigator.share(shared).then(
    () => true,
    (error: unknown) =>
      error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name),
  );

const toClipboard = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.addEventListener('click', async () => {
    const url =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    const shared = { title: button.dataset.share ?? document.title, url };
    const sheet = typeof navigator.share === 'function' && navigator.canShare?.(shared) !== false;
    if (sheet && (await offered(shared))) return;
    const copied = toClipboard(url);
    const { sayCopied } = await import('#notifications/notify.ts');
    await sayCopied(await copied, url, 'Link');
  });
}
