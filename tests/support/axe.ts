// Checks a page with every rule of axe, including best practice and the strictest.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = axe.getRules();
const every = rules.map(({ ruleId }) => ruleId);
const aboutColor = rules
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId);

/** Half as large as `axe.source`, which takes a browser a fifth of a second. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Radix puts these around the notifications to lead Tab in and out. */
const focusProxy = 'span[tabindex="0"][style*="clip"]';

export const violationsOf = (page: Page): Promise<string[]> => check(page, every);

/** Checks the colors of a page in the dark color scheme. The other rules give the same result in light. */
export async function violationsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await check(page, aboutColor);
  await page.emulateMedia({ colorScheme: 'light' });
  return violations.map((violation) => `in dark, ${violation}`);
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
