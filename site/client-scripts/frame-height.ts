// Tells the page around the frame how high its content is, whenever that changes. Not the window in
// the frame is measured, which is as high as that page has made it. It shares only the types of what
// is told: a file shared with the finder would be one more to wait for.
import type { PartnerMessage } from '#finder/partner-messages.ts';

const content = document.querySelector<HTMLElement>('[data-frame-content]');

function sendHeight(height: number): void {
  const message: PartnerMessage = { source: 'appraiser-finder', type: 'height', height };
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

if (content && 'ResizeObserver' in window)
  new ResizeObserver(() => sendHeight(Math.ceil(content.getBoundingClientRect().height))).observe(
    content,
  );
