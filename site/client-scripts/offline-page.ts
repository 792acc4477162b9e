// The page in place of one that isn't stored gives way once the site answers again. Browsers report "online" for any
// network, so it asks the site first: a needless reload could swallow a press on a link.

if (document.querySelector('[data-offline]'))
  window.addEventListener('online', () =>
    fetch(location.href, { method: 'HEAD' }).then(
      () => location.reload(),
      () => undefined,
    ),
  );
