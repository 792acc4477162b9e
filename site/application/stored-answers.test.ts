// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleApplication } from './application.fixture.ts';
import { storeAnswers, storedAnswers } from './stored-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const write = (text: string) => sessionStorage.setItem('membership-application', text);

describe('the answers of a tab', () => {
  it('are what the tab stored', () => {
    const application = sampleApplication({ city: 'Orem “Vineyard”' });
    storeAnswers(application);
    expect(storedAnswers()).toEqual(application);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{"city":'],
    ['null', 'null'],
    ['a text', '"Orem"'],
  ])('are undefined where storage has %s', (_, text) => {
    if (text !== undefined) write(text);
    expect(storedAnswers()).toBeUndefined();
  });

  it('ignore unknown entries', () => {
    write('{"city":"Orem","dues":100,"zip":84057}');
    const stored = storedAnswers();
    const read = ['city', 'zip', 'email'] as const;
    expect(read.map((name) => stored?.get(name))).toEqual(['Orem', '84057', '']);
  });

  it('are dropped silently when the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new DOMException('', 'QuotaExceededError');
      },
      getItem() {
        throw new DOMException('', 'SecurityError');
      },
      clear: () => undefined,
    });
    storeAnswers(sampleApplication());
    expect(storedAnswers()).toBeUndefined();
  });
});
