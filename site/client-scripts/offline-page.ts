// The page shown in place of one that isn't stored reloads on a press, and when the device is online again.

const reload = () => location.reload();

document.querySelector('[data-again]')?.addEventListener('click', reload);
window.addEventListener('online', reload);
