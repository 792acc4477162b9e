// The answers of this tab, until it is closed: anyone who goes on to another page and comes back, or
// loads the page again, finds the form as they left it. A browser that keeps nothing costs only that.
import { type Application, readApplication } from './application.ts';

const key = 'membership-application';

/** The answers as the form has them now. */
export function readForm(form: HTMLFormElement): Application {
  const data = new FormData(form);
  return readApplication((name) => String(data.get(name) ?? ''));
}

export function storeAnswers(application: Application): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(application)));
  } catch {
    // Storage is refused or full.
  }
}

/** What was kept; nothing where there is none, or where it is no longer what was written. */
export function storedAnswers(): Application | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    if (kept === null || typeof kept !== 'object') return undefined;
    return readApplication((name) => String(Reflect.get(kept, name) ?? ''));
  } catch {
    return undefined;
  }
}

/** Puts the kept answers into a form in which no one has typed yet. */
export function restoreAnswers(form: HTMLFormElement): void {
  const application = storedAnswers();
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const isTyped = fields.some(({ type, value }) => !/radio|checkbox/.test(type) && value !== '');
  if (!application || isTyped) return;
  for (const field of fields) {
    const answer = new Map<string, string>(application).get(field.name) ?? '';
    if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type))
      field.checked = field.value === answer;
    else field.value = answer;
  }
}
