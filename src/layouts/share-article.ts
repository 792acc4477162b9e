// The Share Article button: the device's own share sheet where there is one, else the link goes to
// the clipboard. The notifications are loaded only then.

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.addEventListener('click', async () => {
    const url =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    const shared = { title: button.dataset.share ?? document.title, url };
    if (navigator.share && navigator.canShare?.(shared)) {
      // A visitor who closes the sheet has not failed at anything.
      await navigator.share(shared).catch(() => undefined);
      return;
    }
    const { copy } = await import('#notifications/notify.ts');
    await copy(url, 'Link');
  });
}
