// What is measured on an open page: its width, its controls, its ink on paper, its weight and its stillness.
import { expect, type Page, type Response } from '@playwright/test';
import { brotli, gzip, inlineScript } from './built-pages.ts';

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

/** The texts with less contrast than 4.5:1 on white paper. */
const paleWords = (page: Page) =>
  page.evaluate(() => {
    const channel = (value: number) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const contrast = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map(Number);
      const luminance = 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
      return 1.05 / (luminance + 0.05);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
      const { color } = getComputedStyle(parentElement);
      if (contrast(color) < 4.5) pale.push(`${color} ${textContent.trim().slice(0, 40)}`);
    }
    return pale;
  });

/** Expects that a page is printed in dark ink, also from a dark screen, without what only a screen needs. */
export async function expectForPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await paleWords(page), 'pale words on paper').toEqual([]);
  const ofScreen = page
    .getByRole('navigation', { name: /^(Main|Menu|Pages)$/ })
    .or(page.getByRole('banner').getByRole('link', { name: 'Join / Renew' }))
    .or(page.getByRole('link', { name: 'Skip to content' }));
  await expect(ofScreen).toHaveCount(0);
}

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

type Weight = (
  matches: (url: string) => boolean,
  measure: (bytes: Buffer, url: string) => number,
) => Promise<number>;

/** Notes the files that a page loads from now on, and returns a function that sums up some of them, in bytes. */
export function weigh(page: Page): Weight {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response: Response) => {
    // A frame has its own budget.
    const isOwn = response.frame() === page.mainFrame() && response.request().method() === 'GET';
    if (isOwn && response.ok()) bodies.set(response.url(), response.body());
  });
  return async (matches, measure) => {
    let sum = 0;
    for (const [url, body] of bodies) if (matches(url)) sum += measure(await body, url);
    return sum;
  };
}

/** Bytes: scripts compressed by gzip, a first visit by brotli. */
const budget = { scriptBeforeSearch: 85_000, firstVisit: 90_000 };
const isCompressed = (url: string) => /\.(woff2|png|jpe?g|webp|mp4|webm)$/.test(url);

/** Scripts that the page requested before its first paint, and pictures below the fold, which browsers fetch ahead. */
const earlyAndLate = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [visit] = performance.getEntriesByType('navigation');
    // A page that has not painted a second after its load begins all the same.
    const start = Math.min(paint?.startTime ?? 0, (visit?.duration ?? 0) + 1000);
    const isBelow = (image: HTMLImageElement) =>
      image.getBoundingClientRect().top >= window.innerHeight;
    const images = Map.groupBy(document.images, ({ currentSrc }) => currentSrc);
    return {
      early: performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < start)
        .map(({ name }) => name),
      late: [...images].flatMap(([src, all]) => (all.every(isBelow) ? [src] : [])),
    };
  });

/** Expects that an opened page is light and still, and needs no script before it paints. */
export async function expectLight(page: Page, html: string, weightOf: Weight): Promise<void> {
  const scripts = await weightOf((url) => url.endsWith('.js'), gzip);
  expect(scripts + gzip(inlineScript(html)), 'script').toBeLessThanOrEqual(
    budget.scriptBeforeSearch,
  );
  const { early, late } = await earlyAndLate(page);
  if (html.includes('<astro-island'))
    expect(early, 'scripts requested before the first paint').toEqual([]);
  else
    expect(
      await weightOf(
        (url) => !late.includes(url),
        (bytes, url) => (isCompressed(url) ? bytes.length : brotli(bytes)),
      ),
      'first visit',
    ).toBeLessThanOrEqual(budget.firstVisit);
  expect(await shiftOf(page), 'layout shift').toBeLessThan(0.01);
}
