// The answers, stored until the tab is closed: a visitor who comes back to the page finds the form as
// they left it. A browser without storage loses only that.

const key = 'membership-application';

export function storeAnswers(form: HTMLFormElement): void {
  const answers = [...new FormData(form)].map(([name, answer]) => [name, `${answer}`]);
  try {
    sessionStorage.setItem(key, `${new URLSearchParams(answers)}`);
  } catch {
    // The browser has no storage, or no room.
  }
}

/** Puts the stored answers into a form that the visitor hasn't filled in. */
export function restoreAnswers(form: HTMLFormElement): void {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(key);
  } catch {
    // As above.
  }
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const hasInput = fields.some(({ type, value }) => !/radio|checkbox/.test(type) && value !== '');
  if (stored === null || hasInput) return;
  const answers = new URLSearchParams(stored);
  for (const field of fields) {
    if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type))
      field.checked = answers.getAll(field.name).includes(field.value);
    else field.value = answers.get(field.name) ?? '';
  }
}
