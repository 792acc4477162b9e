// What Chromium makes of the built styles; `npm run test:engines` asks the other engines.
import { builtRules, droppedRules, unsupportedHere } from '#support/built-styles.ts';
import { expect, test } from '#support/watched-page.ts';

test('every declaration is understood, or there is one in its place that is', async ({ page }) => {
  await page.goto('/about');
  const rules = builtRules();
  expect(rules.length).toBeGreaterThan(100);
  expect(droppedRules(await page.evaluate(unsupportedHere, rules))).toEqual([]);
});
