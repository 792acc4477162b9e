// The Share Article button: the device's own share sheet where there is one, else the link goes to
// the clipboard. The notifications are loaded only then, after the link is on the clipboard: a browser
// lets a page copy only during the visitor's press, and Safari forgets the press while a file loads.

/** Whether the sheet was shown. A visitor who closes it, or presses twice, has not failed. */
const offered = (shared: ShareData) =>
  navigator.share(shared).then(
    () => true,
    ({ name }) => /^(Abort|InvalidState)/.test(name),
  );

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.addEventListener('click', async () => {
    const shared = { title: button.dataset.share ?? '', url: button.value };
    const sheet = typeof navigator.share === 'function' && navigator.canShare?.(shared) !== false;
    if (sheet && (await offered(shared))) return;
    const copied = navigator.clipboard?.writeText(button.value).then(
      () => true,
      () => false,
    );
    const notifications = await import('#notifications/notify.ts');
    notifications.notifyCopied((await copied) === true, button.value, 'Link');
  });
}
