// Safari 15.4, Chrome 100 and Firefox 100 get pages, menu, form, list and print. These tests remove what
// one of them lacks. The gates reject newer syntax in the built scripts (docs/decisions/0011).
import type { Page, Route } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { printed, ready } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

// The tests change styles in transit, which their hashes in the policy would block.
test.use({ bypassCSP: true });

/** What at least one of the three doesn't support, as it appears in the built styles. */
const newerStyles: [RegExp, string][] = [
  [/:has\(/g, ':not-known('],
  [/([;{])(translate|scale|rotate):/g, '$1not-known:'],
  [/\b(\d+)dvh/g, '$1not-known'],
  [/@container/g, '@not-known'],
  [/@starting-style/g, '@not-known'],
  [/\((scripting):/g, '(not-known:'],
  [/text-wrap(-style)?:/g, 'not-known:'],
  [/([;{])mask(-\w+)?:/g, '$1not-known:'],
  [/color-mix\(/g, 'not-known('],
];

function withoutNewerScripts(): void {
  const remove = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert');
  remove(AbortSignal, 'timeout', 'any');
  remove(Array, 'fromAsync');
  remove(Array.prototype, 'findLast', 'findLastIndex', 'with');
  remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced');
  remove(Object, 'groupBy');
  remove(Map, 'groupBy');
  remove(Promise, 'withResolvers', 'try');
  remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf');
  remove(String.prototype, 'isWellFormed', 'toWellFormed');
  remove(URL, 'canParse', 'parse');
  remove(globalThis, 'requestIdleCallback', 'cancelIdleCallback');
  remove(globalThis, 'navigation', 'Iterator', 'scheduler');
  remove(Navigator.prototype, 'userActivation', 'canShare', 'share');
  const Known = globalThis.RegExp;
  const refuse = (source: unknown, flags = '') => {
    if (flags.includes('v') || /\(\?<[=!]/.test(String(source)))
      throw new SyntaxError(`Invalid regular expression: ${source}, ${flags}`);
  };
  globalThis.RegExp = new Proxy(Known, {
    construct(target, [source, flags]) {
      refuse(source, flags);
      return new target(source, flags);
    },
    apply(target, _, [source, flags]) {
      refuse(source, flags);
      return target(source, flags);
    },
  });
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(withoutNewerScripts);
  await page.route(/(\/[^.]*|\.css)(\?.*)?$/, async (route) => {
    if (!/document|stylesheet|fetch/.test(route.request().resourceType())) return route.fallback();
    // A test may leave a page before its last file arrives.
    await withoutNewerStyles(route).catch(() => undefined);
  });
});

async function withoutNewerStyles(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = newerStyles.reduce(
    (text, [known, unknown]) => text.replace(known, unknown),
    await response.text(),
  );
  await route.fulfill({ response, body });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const path of [
  ...['/', '/about', '/events', '/membership', '/join', '/resources/blogs/1'],
  ...['/appraisers', '/appraisers/provo'],
]) {
  test(`${path} opens, and its skip link is hidden`, extra(path !== '/'), async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('the menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  const button = page.getByRole('banner').locator('summary');
  await button.click();
  await expect(menu.getByRole('link', { name: 'Events' })).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
});

test('both searches answer, and the answer is printed completely', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('Zip Code', '84604');
  expect(await finder.found()).toBe(45);
  const words = (await printed(page, { format: 'Letter' })).join(' ');
  for (const name of await finder.cards.getByRole('heading').allTextContents())
    expect(words).toContain(name);
  await finder.search('City', 'Hill AFB');
  await expect(finder.groups().first()).toBeVisible();
  await finder.search('Zip Code', 'Provo');
  await expect(finder.alert).toContainText('It looks like you entered a city name');
});

test('the application reports missing answers and can be completed', async ({ page }) => {
  await page.goto('/embed/membership');
  await ready(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /^Fix \d+ answers$/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Renewal' }).check();
  for (const [label, answer] of [
    ['First name', 'Maren'],
    ['Last name', 'Oakeshott'],
    ['Email address', 'maren@example.org'],
    ['Phone number', '801 555 0142'],
    ['City', 'Provo'],
    ['ZIP code', '84604'],
    ['Years as an appraiser', '12'],
  ] as const)
    await page.getByLabel(label).fill(answer);
  await page.getByLabel('License class').selectOption('Trainee');
  await page.getByLabel('My answers are true and complete').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your application' })).toBeVisible();
});

test('the calendar loads in its frame', async ({ page }) => {
  await page.goto('/events');
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
});
