// The page that stands in for one that is not kept: it asks for that one again on a press, and by
// itself when the device is online again and the site answers. Browsers say that they are online as
// soon as there is any network, and some for a moment while there is none: a page that believed them
// would come again in the way of whoever has just pressed a link on it.

const again = () => location.reload();

/** A request that no worker answers. */
async function siteAnswers(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  return answer !== null;
}

document.querySelector('[data-again]')?.addEventListener('click', again);
window.addEventListener('online', async () => {
  if (await siteAnswers()) again();
});
