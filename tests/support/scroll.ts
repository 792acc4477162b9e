import type { Page } from '@playwright/test';

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls there, and comes back when the page has been told. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);
