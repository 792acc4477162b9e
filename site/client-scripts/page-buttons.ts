// The buttons on pages without the finder: copy, share, print, and My list. Those of members are hidden without
// scripts. The script loads nothing, so a press acts at once, offline and in Safari, too.
import {
  storageKey as key,
  listFromStored,
  textToStore,
  toggled,
} from '@appraisers/directory/shortlist.ts';

const message = document.querySelector<HTMLElement>('#pageMessage');

function notify(text = ''): void {
  if (message) message.textContent = text;
}

function toggleStar(id: string): void {
  try {
    const list = listFromStored(localStorage.getItem(key));
    const changed = toggled(list, Number(id));
    if (changed === list) notify(message?.dataset.full);
    else {
      const newValue = textToStore(changed);
      localStorage.setItem(key, newValue);
      // For site-header.ts, which shows the list.
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  } catch {
    // The finder keeps a list that the browser does not store.
    location.assign(`${message?.dataset.finder}?list=${id}`);
  }
}

/** Whether the device's share sheet was shown, even if the visitor closed it or pressed twice. */
async function offered(shared: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(shared)) return false;
  return navigator.share(shared).then(
    () => true,
    ({ name }) => /^(Abort|InvalidState)/.test(name),
  );
}

async function act({ target }: MouseEvent): Promise<void> {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('main button');
  notify();
  if (!button) return;
  const { value, dataset } = button;
  if ('print' in dataset) print();
  if ('star' in dataset) toggleStar(value);
  if (!dataset.copies) return;
  if (dataset.share && (await offered({ title: dataset.share, url: value }))) return;
  try {
    await navigator.clipboard.writeText(value);
    notify(`${dataset.copies} copied: ${value}`);
  } catch {
    notify(`Your browser blocked copying. ${dataset.copies}: ${value}`);
  }
}

if (message) {
  document.addEventListener('click', act);
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button[hidden]'))
    button.hidden = false;
}
