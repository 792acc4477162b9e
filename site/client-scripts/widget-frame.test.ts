// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"enableIframePageLoading":true}}
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a host that takes too long is reported, and its widget is shown when it comes', async () => {
  vi.useFakeTimers();
  const host = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => host.promise);
  document.body.innerHTML =
    '<div data-widget><p data-loading></p><p data-silent hidden></p><iframe data-src="about:blank"></iframe></div>';
  const isShown = () =>
    ['[data-loading]', '[data-silent]', 'iframe'].map(
      (part) => document.querySelector(part)?.hasAttribute('hidden') === false,
    );
  await import('./widget-frame.ts');
  window.dispatchEvent(new Event('load'));
  expect(isShown()).toEqual([true, false, true]);
  await vi.advanceTimersByTimeAsync(8000);
  expect(isShown()).toEqual([false, true, false]);
  host.resolve(new Response());
  await vi.advanceTimersByTimeAsync(0);
  expect(isShown()).toEqual([false, false, true]);
});
