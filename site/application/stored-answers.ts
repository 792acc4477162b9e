// The answers, stored until the tab is closed: a visitor who comes back to the page finds the form as
// they left it. A browser without storage loses only that.
import { type Application, readApplication } from './application.ts';

const key = 'membership-application';

/** The current answers. */
export function readForm(form: HTMLFormElement): Application {
  const data = new FormData(form);
  return readApplication((name) => data.getAll(name).join('; '));
}

export function storeAnswers(application: Application): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(application)));
  } catch {
    // The browser has no storage, or no room.
  }
}

/** The stored answers; undefined if there are none, or if they can't be read. */
export function storedAnswers(): Application | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    if (stored === null || typeof stored !== 'object') return undefined;
    return readApplication((name) => String(Reflect.get(stored, name) ?? ''));
  } catch {
    return undefined;
  }
}

/** Puts the stored answers into a form that the visitor hasn't filled in. */
export function restoreAnswers(form: HTMLFormElement): void {
  const application = storedAnswers();
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const hasInput = fields.some(({ type, value }) => !/radio|checkbox/.test(type) && value !== '');
  if (!application || hasInput) return;
  for (const field of fields) {
    const answer = new Map<string, string>(application).get(field.name) ?? '';
    if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type))
      field.checked = answer.split('; ').includes(field.value);
    else field.value = answer;
  }
}
