// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { restoreAnswers, storeAnswers } from './stored-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function newForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<input name="city"><select name="credential"><option value=""></option>
    <option>Trainee</option></select><input type="radio" name="kind" value="Renewal">
    <input type="checkbox" name="work" value="Estates" checked><input type="checkbox" name="work" value="Divorce">`;
  return form;
}
const answersOf = (form: HTMLFormElement) => [...new FormData(form)].join(' | ');

it('the answers of a form are those that the tab stored', () => {
  const form = newForm();
  const [city, kind, estates, divorce] = form.querySelectorAll('input');
  if (!city || !kind || !estates || !divorce) throw new Error('The form has four fields.');
  city.value = 'Orem & “Vineyard”';
  kind.checked = divorce.checked = true;
  estates.checked = false;
  storeAnswers(form);
  const later = newForm();
  restoreAnswers(later);
  expect(answersOf(later)).toBe(answersOf(form));
  expect(answersOf(later)).toContain('work,Divorce');
});

it('stay as they are without stored ones, or when the browser refuses storage', () => {
  const form = newForm();
  const before = answersOf(form);
  restoreAnswers(form);
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse, clear: () => undefined });
  storeAnswers(form);
  restoreAnswers(form);
  expect(answersOf(form)).toBe(before);
});
