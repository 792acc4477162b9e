// The parts that all pages have: header, scrolling, late files, and the page on paper.
import type { FrameLocator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from './watched-page.ts';

export const siteHeader = (page: Page) => page.getByRole('banner');

/** Waits until the scripts of a page or frame answer its visitor. */
export const ready = (place: Page | FrameLocator) =>
  expect(place.locator('astro-island[ssr]')).toHaveCount(0);

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls there and waits until the page has drawn it. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);

/** Waits until a value stays the same for a tenth of a second, and returns it. */
export async function settled<Value>(read: () => Promise<Value>) {
  let last: Value | undefined;
  await expect
    .poll(async () => {
      const before = last;
      last = await read();
      return last === before;
    })
    .toBe(true);
  return last;
}

/** Waits until every style sheet of the page has loaded. A notification may appear before its own. */
export const styled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ sheet }) => sheet !== null,
        ),
      ),
    )
    .toBe(true);

type Paper = NonNullable<Parameters<Page['pdf']>[0]>;

/** The words on each sheet of paper. */
export async function printed(page: Page, paper: Paper): Promise<readonly string[]> {
  const file = await getDocumentProxy(new Uint8Array(await page.pdf(paper)));
  const { text } = await extractText(file, { mergePages: false });
  return text.map((words) => words.replace(/\s+/g, ' '));
}

/** Delays files, as a slow network does, until the test calls the returned function. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
