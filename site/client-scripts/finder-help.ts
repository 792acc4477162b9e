// When files of the finder fail or are late, shows a message with a link to the pages by place, which need
// none of these files, and a button that tries the same search again.
import type { FinderEvent } from '#finder/finder-events.ts';

/** How long the box may stay empty, in ms. */
const timeout = 8000;

const place = document.getElementById('finder-help');
const words = document.querySelector<HTMLTemplateElement>('#finder-help-words');
const form = document.querySelector<HTMLFormElement>('#finder form');
const hasQuery = () => 'asked' in document.documentElement.dataset;

/** Whether the visitor has changed the form since the last request. */
let isEdited = false;

/** Fills the form from the address, as the finder does once it has loaded. */
function fillForm(): void {
  const near = form?.querySelector<HTMLInputElement>('#near');
  if (!form || !near || near.value !== '' || near === document.activeElement) return;
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const field = form.elements.namedItem(name);
    // The finder ignores a text whose encoding is broken.
    if (field === near) near.value = value.includes('\uFFFD') ? '' : value;
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
 * Reloads the page with its search: only a new page forgets a broken script.
 * @throws when the site can't be reached, and when a network answers with a page of its own
 */
async function reload(): Promise<void> {
  const page = await fetch(window.location.pathname, { cache: 'no-store' });
  if (!(await page.text()).includes('astro-island')) throw new Error();
  if (isEdited) form?.submit();
  else window.location.reload();
}

/** The address that this tab last reloaded for a file that failed. */
const reloadedFor = 'reloaded';

/** Whether the page may reload automatically: once for each address, and never without storage. */
function mayReload(): boolean {
  const { href } = window.location;
  try {
    if (isEdited || sessionStorage.getItem(reloadedFor) === href) return false;
    sessionStorage.setItem(reloadedFor, href);
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page, as a browser may never load a script again that failed. Otherwise shows the message. */
function explainFailure(): void {
  if (mayReload()) reload().catch(show);
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
  if (message === 'answered' || message === 'waiting') isEdited = false;
  else if (message === 'failed') explainFailure();
  else show();
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
