// The page that stands in for one that is not kept: it asks for that one again on a press, and by
// itself when the device is online again.

const again = () => location.reload();
document.querySelector('[data-again]')?.addEventListener('click', again);
window.addEventListener('online', again);
