// When files of the finder fail or are late, shows a message with a link to the pages by place, which need
// none of these files, and a button that tries the same search again.
import type { FinderEvent } from '#finder/finder-events.ts';

/** How long the box may stay empty, in ms. */
const timeout = 8000;

const place = document.getElementById('finder-help');
const words = document.querySelector<HTMLTemplateElement>('#finder-help-words');
const form = document.querySelector<HTMLFormElement>('#finder form');
const hasQuery = () => 'asked' in document.documentElement.dataset;

/** Whether the visitor has changed the form since the address. */
let isEdited = false;

/** Fills the form from the address, as the finder does once it has loaded. */
function fillForm(): void {
  const near = form?.querySelector<HTMLInputElement>('#near');
  if (!form || !near || near.value !== '' || near === document.activeElement) return;
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const field = form.elements.namedItem(name);
    if (field === near) near.value = value;
    else if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLSelectElement)
      for (const option of field.options) option.selected ||= option.value === value;
  }
}

const hide = () => place?.replaceChildren();

function show(): void {
  hide();
  // The height reserved for an answer would be a gap.
  document.documentElement.style.minHeight = '';
  if (!place || !words) return;
  place.append(words.content.cloneNode(true));
  const button = place.querySelector('button');
  button?.addEventListener('click', () => {
    button.textContent = 'Trying again…';
    reload().catch(show);
  });
}

/**
 * Whether the site has a newer build than this page.
 * @throws TypeError when the site can't be reached
 */
async function isOutdated(): Promise<boolean> {
  const page = await fetch(window.location.pathname, { cache: 'no-store' });
  const files = document.querySelector('script[type="importmap"]')?.textContent ?? '';
  return page.ok && !(await page.text()).includes(files);
}

/**
 * Reloads the page with its search: only a new page forgets a broken script.
 * @throws TypeError without a connection, when a reload would show the browser's error page
 */
async function reload(): Promise<void> {
  await isOutdated();
  if (isEdited) form?.submit();
  else window.location.reload();
}

/** Reloads the page if the site has a newer build; otherwise shows the message. */
async function explainFailure(): Promise<void> {
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
  if (!wasReloaded && (await isOutdated().catch(() => false))) window.location.reload();
  else show();
}

const timer = hasQuery() ? setTimeout(show, timeout) : undefined;

function onFinderEvent(message: FinderEvent): void {
  if (message === 'reload') {
    reload().catch(() => undefined);
    return;
  }
  clearTimeout(timer);
  hide();
  if (message === 'answered') isEdited = false;
  else if (message === 'failed') explainFailure();
  else if (message !== 'waiting') show();
}

fillForm();
form?.addEventListener('input', () => {
  isEdited = true;
});
document.addEventListener('finder', (event) => {
  if (event instanceof CustomEvent) onFinderEvent(event.detail);
});
document.addEventListener('astro:hydration-error', () => {
  if (hasQuery()) explainFailure();
});
