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
  it('are what was kept', () => {
    const application = sampleApplication({ city: 'Orem “Vineyard”' });
    storeAnswers(application);
    expect(storedAnswers()).toEqual(application);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{"city":'],
    ['null', 'null'],
    ['a text', '"Orem"'],
  ])('are none where there is %s', (_, text) => {
    if (text !== undefined) write(text);
    expect(storedAnswers()).toBeUndefined();
  });

  it('are those that are known, where something else was written', () => {
    write('{"city":"Orem","dues":100,"zip":84057}');
    const kept = storedAnswers();
    expect([kept?.get('city'), kept?.get('zip'), kept?.get('email')]).toEqual([
      'Orem',
      '84057',
      '',
    ]);
  });

  it('are not kept by a browser that refuses to, and no one hears of it', () => {
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
