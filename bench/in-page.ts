// What the page itself measures while a visitor's deed is done in it.
import type { Page } from '@playwright/test';

/** What begins the time, in which part of the page something changes, and what is there once it is shown. */
export type Deed = { event: 'keydown' | 'pointerdown'; part: string; shows: string };

/** Runs in the page: the time in ms from the event to the frame that shows what it changed, as `painted`. */
export function watchDeed({ event, part, shows }: Deed): void {
  const painted = new Promise<{ time: number; shown: number }>((measured) => {
    let start = Number.NaN;
    window.addEventListener(
      event,
      ({ timeStamp }) => {
        start = timeStamp;
      },
      { capture: true, once: true },
    );
    new MutationObserver((_, observer) => {
      if (Number.isNaN(start) || !document.querySelector(shows)) return;
      observer.disconnect();
      // A message sent in a frame arrives right after its paint, before the page's own timers.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        measured({
          time: performance.now() - start,
          shown: document.querySelectorAll(shows).length,
        });
      requestAnimationFrame(() => port2.postMessage(undefined));
    }).observe(document.querySelector(part) ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  Reflect.set(window, 'painted', painted);
}

/** From the press of Enter to the frame that shows the new answer, in ms. */
export async function enterToPaint(page: Page, text: string): Promise<number> {
  await page.locator('#near').fill(text);
  await atRest(page);
  return pressToPaint(page, 'Enter', '.finder');
}

/** From a press to the frame that shows what it changed in a part of the page, in ms, measured in it. */
export async function pressToPaint(page: Page, key: string, part: string): Promise<number> {
  const deed: Deed = { event: 'keydown', part, shows: part };
  await page.evaluate(watchDeed, deed);
  await page.keyboard.press(key);
  const { time } = await page.evaluate(() => Reflect.get(window, 'painted'));
  return time;
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
