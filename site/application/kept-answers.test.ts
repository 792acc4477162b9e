// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAnswers, keptAnswers } from './kept-answers.ts';
import { sampleApplication } from './sample-application.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const write = (text: string) => sessionStorage.setItem('membership-application', text);

describe('the answers of a tab', () => {
  it('are what was kept', () => {
    const application = sampleApplication({ city: 'Orem “Vineyard”' });
    keepAnswers(application);
    expect(keptAnswers()).toEqual(application);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{"city":'],
    ['null', 'null'],
    ['a text', '"Orem"'],
  ])('are none where there is %s', (_, text) => {
    if (text !== undefined) write(text);
    expect(keptAnswers()).toBeUndefined();
  });

  it('are those that are known, where something else was written', () => {
    write('{"city":"Orem","dues":100,"zip":84057}');
    const kept = keptAnswers();
    expect([kept?.get('city'), kept?.get('zip'), kept?.get('email')]).toEqual([
      'Orem',
      '84057',
      '',
    ]);
  });

  it('are not kept by a browser that refuses to, and nobody hears of it', () => {
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new DOMException('', 'QuotaExceededError');
      },
      getItem() {
        throw new DOMException('', 'SecurityError');
      },
      clear: () => undefined,
    });
    keepAnswers(sampleApplication());
    expect(keptAnswers()).toBeUndefined();
  });
});
