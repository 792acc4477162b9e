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

/** Touch targets smaller than 44 px, except links in running text. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 44;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, [role="tab"], [role="button"]',
    );
    return [...controls].flatMap((control) => {
      // A tap on a label counts for its box.
      const pressed = control.closest('label') ?? control;
      const { width, height, bottom } = pressed.getBoundingClientRect();
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1;
      const inText = [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      const isWide = getComputedStyle(control, '::after').position === 'absolute';
      const isAbove = bottom <= 0;
      if (!isSeen || isAbove || isWide || (inText && control.matches('a, a *'))) return [];
      return width >= least && height >= least
        ? []
        : [`${control.tagName} “${control.textContent?.trim()}” ${width} × ${height}`];
    });
  });

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
