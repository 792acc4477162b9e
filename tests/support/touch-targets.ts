// The size of what visitors and volunteers tap.
import type { Page } from '@playwright/test';

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
