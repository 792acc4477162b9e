// What axe has against a page: with every rule it has, those of best practice and the strictest too.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const every = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ rules: every }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
