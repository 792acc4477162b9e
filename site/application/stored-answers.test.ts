// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { sampleApplication } from './application.fixture.ts';
import { storeAnswers, storedAnswers } from './stored-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('the answers of a tab are what the tab stored', () => {
  const application = sampleApplication({ city: 'Orem “Vineyard”' });
  storeAnswers(application);
  expect(storedAnswers()).toEqual(application);
});

it.each(['', '{"city":', 'null', '"Orem"'])('are undefined where storage has %j', (text) => {
  sessionStorage.setItem('membership-application', text);
  expect(storedAnswers()).toBeUndefined();
});

it('are dropped silently when the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse, clear: () => undefined });
  storeAnswers(sampleApplication());
  expect(storedAnswers()).toBeUndefined();
});
