// What is measured on an open page.
import type { Page } from '@playwright/test';
import { siteFolder } from '#support/built-files.ts';

/**
 * Whether the site under test represents all editions in weight and layout, which do not depend on content.
 */
export const speaksForAll = siteFolder.endsWith('/journeys');

/** The layout shift since the page began, as browsers score it. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((measured) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => measured(sum)));
      }),
  );

/** How much wider a page is than its window, in px. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Buttons that share a name, as screen readers list them: visitors could not tell them apart. */
export async function buttonsOfOneName(page: Page): Promise<string[]> {
  const names = [...(await page.locator('body').ariaSnapshot()).matchAll(/\bbutton "(.+?)"/g)];
  return [...Map.groupBy(names, ([, name]) => name)].flatMap(([name, all]) =>
    all.length > 1 ? [`${all.length} buttons “${name}”`] : [],
  );
}

/** Addresses of pictures below the fold, which browsers fetch ahead. */
export const picturesBelowTheFold = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(
    await page.evaluate(() => {
      const images = [...document.images].map((image) => ({
        src: image.currentSrc,
        below: image.getBoundingClientRect().top >= window.innerHeight,
      }));
      const seen = new Set(images.filter(({ below }) => !below).map(({ src }) => src));
      return images.map(({ src }) => src).filter((src) => !seen.has(src));
    }),
  );
