// What axe has against a page: with every rule it has, those of best practice and the strictest too.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const every = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

/** Radix's, before and behind the notifications: whoever comes there by Tab is led in or out. */
const focusProxy = 'span[tabindex="0"][style*="clip"]';

export async function violationsOf(page: Page): Promise<string[]> {
  // Frames of other sites are not ours to judge; without them it takes a third of the time.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: every })
    .exclude(focusProxy);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
