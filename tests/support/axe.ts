// Checks a page with every rule of axe, including best practice and the strictest.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = axe.getRules();
const every = rules.map(({ ruleId }) => ruleId);
const aboutColor = rules
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId);

/** Radix puts these around the notifications to lead Tab in and out. */
const focusProxy = 'span[tabindex="0"][style*="clip"]';

export const violationsOf = (page: Page): Promise<string[]> => check(page, every);

/**
 * Checks the colors of a page in the dark color scheme. The other ninety rules give the same result in
 * light and take most of the time.
 */
export async function violationsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await check(page, aboutColor);
  await page.emulateMedia({ colorScheme: 'light' });
  return violations.map((violation) => `in dark, ${violation}`);
}

async function check(page: Page, by: readonly string[]): Promise<string[]> {
  // Skipping frames of other sites and selectors of passed rules saves most of the time.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withRules([...by])
    .exclude(focusProxy);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
