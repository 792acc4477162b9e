// The Share Article button: the device's own share sheet where there is one, else the link goes to
// the clipboard. The notifications are loaded only then.

/** Whether the sheet was shown. A visitor who closes it, or presses twice, has not failed. */
const offered = (shared: ShareData) =>
  navigator.share(shared).then(
    () => true,
    (error: unknown) =>
      error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name),
  );

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.addEventListener('click', async () => {
    const url =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    const shared = { title: button.dataset.share ?? document.title, url };
    const sheet = typeof navigator.share === 'function' && navigator.canShare?.(shared) !== false;
    if (sheet && (await offered(shared))) return;
    const { copy } = await import('#notifications/notify.ts');
    await copy(url, 'Link');
  });
}
