// What is measured on an open page of the site or of the desk: every rule of axe, including best practice and the
// strictest, its width, and its touch targets.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const idsOf = (tags?: string[]) => axe.getRules(tags).map(({ ruleId }) => ruleId);
const every = idsOf();
const aboutColor = idsOf(['cat.color']);

/** Half as large as `axe.source`, which takes a browser a fifth of a second. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Radix puts these around the notifications to lead Tab in and out. */
const focusProxy = 'span[tabindex="0"][style*="clip"]';

/** Checks a page in light, and its colors in dark, where the other rules give the same result. It stays dark. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await check(page, every);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await check(page, aboutColor);
  return [...inLight, ...inDark.map((violation) => `in dark, ${violation}`)];
}

/** Checks the ink on white paper, also when it is printed from a dark screen. The page stays so. */
export async function violationsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.evaluate(() => {
    const paper = new CSSStyleSheet();
    // A color that is still changing would fail by chance.
    const plain = '{ background: none !important; transition: none !important }';
    paper.replaceSync(`*, ::before, ::after ${plain}`);
    document.adoptedStyleSheets.push(paper);
  });
  return check(page, ['color-contrast']);
}

async function check(page: Page, values: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([exclude, runOnly]) => {
      const inPage: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await inPage.run(
        { exclude: [exclude] },
        // Frames of other sites don't answer. Ours are pages of their own. Selectors of passed rules take time.
        { iframes: false, resultTypes: ['violations'], runOnly: { type: 'rule', values: runOnly } },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [focusProxy, values] as const,
  );
}

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
