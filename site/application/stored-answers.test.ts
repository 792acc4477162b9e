// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { restoreAnswers, storeAnswers } from './stored-answers.ts';

afterEach(() => vi.unstubAllGlobals());

// A browser test leaves the form and returns to its answers.
it('answers stay as they are without stored ones, or when the browser refuses storage', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="city"><input type="checkbox" name="listed" checked>';
  const answers = () => [...new FormData(form)];
  const before = answers();
  restoreAnswers(form);
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse });
  storeAnswers(form);
  restoreAnswers(form);
  expect(answers()).toEqual(before);
});
