// A message without the notifications' code and looks: a line at the lower edge of the screen.

/** As long as a notification stays, in ms. */
const time = 5000;

export function showFallbackToast(message: string): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  Object.assign(line.style, {
    position: 'fixed',
    inset: 'auto 1rem 1rem',
    zIndex: '40',
    padding: '1rem',
    background: 'Canvas',
    color: 'CanvasText',
    border: '1px solid',
  });
  document.body.append(line);
  // In the page before it has words: only then are they read out.
  requestAnimationFrame(() => {
    line.textContent = message;
  });
  setTimeout(() => line.remove(), time);
}
