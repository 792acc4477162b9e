// Tells the page around the frame how high its content is, whenever that changes. Not the window in
// the frame is measured, which is as high as that page has made it. It shares only the types of what
// is told: a file shared with the finder would be one more to wait for.
import type { PartnerNews } from '#finder/partner-news.ts';

const content = document.querySelector<HTMLElement>('[data-frame-content]');

function tell(height: number): void {
  const news: PartnerNews = { source: 'appraiser-finder', type: 'height', height };
  if (window.parent !== window) window.parent.postMessage(news, '*');
}

if (content && 'ResizeObserver' in window)
  new ResizeObserver(() => tell(Math.ceil(content.getBoundingClientRect().height))).observe(
    content,
  );
