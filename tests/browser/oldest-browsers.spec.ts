// Safari 15.4, Chrome 100 and Firefox 100 get pages, menu, form, list and print. These tests remove what
// one of them lacks. The gates reject newer syntax in the built scripts (docs/decisions/0032).
import type { Route } from '@playwright/test';
import { answerAll, check, errors, proceed } from '#support/application-form.ts';
import { finderOn } from '#support/finder-page.ts';
import { overflowOf } from '#support/page-checks.ts';
import { printed, ready } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

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
  // A private window may have no service workers.
  remove(Navigator.prototype, 'userActivation', 'canShare', 'share', 'serviceWorker');
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

test('pages open, their skip link is hidden, and the menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('banner').locator('summary');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const path of ['/', '/about', '/membership', '/resources/blogs/1', '/appraisers/provo']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    await expect(menu).toBeHidden();
  }
  await button.click();
  await expect(menu.getByRole('link', { name: 'Events' })).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
});

test('both searches answer, and the answer is printed completely', async ({ page }) => {
  const finder = finderOn(page);
  await finder.open();
  await finder.search('Zip Code', '84604');
  expect(await finder.found()).toBe(42);
  const words = (await printed(page, { format: 'Letter' })).join(' ');
  for (const name of await finder.cards.getByRole('heading').allTextContents())
    expect(words).toContain(name);
  await finder.search('City', 'Hill AFB');
  await expect(finder.groups().first()).toBeVisible();
  await finder.search('Zip Code', 'Provo');
  await expect(finder.alert).toContainText('It looks like you entered a city name');
});

test('the calendar and the application work in their frames', async ({ page }) => {
  await page.goto('/events');
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await page.goto('/join');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  await ready(frame);
  await proceed(frame);
  await expect(errors(frame)).toBeVisible();
  await answerAll(frame);
  await proceed(frame);
  await expect(check(frame)).toBeVisible();
});
