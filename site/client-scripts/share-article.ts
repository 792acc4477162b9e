// The Share Article button opens the device's share sheet, or copies the link. The notifications load
// after the copy: a page may copy only during a press, and Safari forgets the press while a file loads.

/** Whether the sheet was shown, even if the visitor closed it or pressed twice. */
const offered = (shared: ShareData) =>
  navigator.share(shared).then(
    () => true,
    ({ name }) => /^(Abort|InvalidState)/.test(name),
  );

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.addEventListener('click', async () => {
    const shared = { title: button.dataset.share ?? '', url: button.value };
    if (navigator.canShare?.(shared) && (await offered(shared))) return;
    const copied = navigator.clipboard?.writeText(button.value).then(
      () => true,
      () => false,
    );
    const notifications = await import('#notifications/notify.ts');
    notifications.notifyCopied((await copied) === true, button.value, 'Link');
  });
}
