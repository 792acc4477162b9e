// Sends the height of the content to the page around the frame whenever it changes, and says so if that page blocks
// the search. It imports only types: a module shared with the finder would be one more file to load.
import type { PartnerMessage } from '#finder/partner.ts';

const content = document.querySelector<HTMLElement>('[data-frame-content]');

function sendHeight(height: number): void {
  const message: PartnerMessage = { source: 'appraiser-finder', type: 'height', height };
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

// A frame with `sandbox` that isn't of the same origin loads no modules.
const blocked = document.getElementById('blocked');
if (blocked) blocked.hidden = window.origin !== 'null';

if (content)
  new ResizeObserver(() => sendHeight(Math.ceil(content.getBoundingClientRect().height))).observe(
    content,
  );
