// Shows the line that says one is offline for as long as one is.

const line = document.getElementById('offline');
const show = () => line?.toggleAttribute('hidden', navigator.onLine);

show();
for (const turn of ['online', 'offline']) window.addEventListener(turn, show);
