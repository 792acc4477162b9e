// What axe has against a page: with every rule it has, those of best practice and the strictest too.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = axe.getRules();
const every = rules.map(({ ruleId }) => ruleId);
const aboutColor = rules
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId);

/** Radix's, before and behind the notifications: anyone who comes there by Tab is led in or out. */
const focusProxy = 'span[tabindex="0"][style*="clip"]';

export const violationsOf = (page: Page): Promise<string[]> => judged(page, every);

/**
 * The same in dark, of a page that has been judged in light: colors are all that differs, so of the
 * rules those about colors. The other ninety would take most of the time to say the same again.
 */
export async function violationsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await judged(page, aboutColor);
  await page.emulateMedia({ colorScheme: 'light' });
  return violations.map((violation) => `in dark, ${violation}`);
}

async function judged(page: Page, by: readonly string[]): Promise<string[]> {
  // Frames of other sites are not ours to judge; without them it takes a third of the time. Of what is
  // right no selectors are made: a quarter of it.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withRules([...by])
    .exclude(focusProxy);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
