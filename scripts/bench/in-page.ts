// What the page itself measures while a visitor's deed is done in it.
import type { Page } from '@playwright/test';

/** From the press of Enter to the frame that shows the new answer, in ms. */
export async function enterToPaint(page: Page, text: string): Promise<number> {
  await page.locator('#near').fill(text);
  await atRest(page);
  return pressToPaint(page, 'Enter', '.finder');
}

/** From a press to the frame that shows what it changed in a part of the page, in ms, measured in it. */
export async function pressToPaint(page: Page, key: string, part: string): Promise<number> {
  await page.evaluate(
    (selector) =>
      Reflect.set(
        window,
        'painted',
        new Promise<number>((measured) => {
          let start = Number.NaN;
          window.addEventListener(
            'keydown',
            ({ timeStamp }) => {
              start = timeStamp;
            },
            { capture: true, once: true },
          );
          new MutationObserver((_, observer) => {
            observer.disconnect();
            // A message sent in a frame arrives right after its paint, before the page's own timers.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => measured(performance.now() - start);
            requestAnimationFrame(() => port2.postMessage(undefined));
          }).observe(document.querySelector(selector) ?? document.body, {
            childList: true,
            subtree: true,
            characterData: true,
          });
        }),
      ),
    part,
  );
  await page.keyboard.press(key);
  return page.evaluate(() => Reflect.get(window, 'painted'));
}

/** A visitor reads and types between two searches; by then the page is at rest. */
export const atRest = (page: Page) => page.waitForTimeout(1200);

/** The longest time in ms that the page did not answer while something was done. */
export async function longestBlock(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    Reflect.set(window, 'blocks', []);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) Reflect.get(window, 'blocks').push(duration);
    }).observe({ type: 'longtask' });
  });
  await act();
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'blocks')));
}

/** The longest frame in ms while something was done. */
export async function longestFrame(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    Reflect.set(window, 'frameTimes', []);
    let before = performance.now();
    const next = (now: number) => {
      Reflect.get(window, 'frameTimes').push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  return page.evaluate(() => Math.max(...Reflect.get(window, 'frameTimes').slice(1)));
}
