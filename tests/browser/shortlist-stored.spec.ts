// My list in the browser's storage: two tabs, old lists, and storage that fails.
import { ShortlistPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const [first, second] = ['Ifeoma Adeyemi', 'Desta Haile'] as const;

test('two tabs show the same list: the last change wins, and no change echoes', async ({
  page,
  context,
}) => {
  const here = new ShortlistPage(page);
  await here.open('?near=84604');
  await here.star(first).click();
  const there = new ShortlistPage(await context.newPage());
  await there.open('?near=84604');
  await there.holds(1);
  for (const tab of [here, there]) {
    await tab.page.evaluate(() => {
      Reflect.set(window, 'heard', 0);
      window.addEventListener('storage', ({ isTrusted }) => {
        if (isTrusted) Reflect.set(window, 'heard', Reflect.get(window, 'heard') + 1);
      });
    });
  }
  await there.star(second).click();
  await here.holds(2);
  await here.star(first).click();
  await there.holds(1);
  await expect(there.star(first)).toHaveAttribute('aria-pressed', 'false');
  await there.star(second).click();
  await here.holds(0);
  const heard = (tab: ShortlistPage) => tab.page.evaluate(() => Reflect.get(window, 'heard'));
  expect([await heard(here), await heard(there)]).toEqual([2, 1]);
});

test('a tab that missed a change in another tab loses no one', { tag: '@all' }, async ({
  page,
  context,
}) => {
  const here = new ShortlistPage(page);
  await here.open('?near=84604');
  await here.found();
  // The other tab's change is stored before this tab gets its event.
  await page.evaluate(() =>
    window.addEventListener(
      'storage',
      (event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      },
      true,
    ),
  );
  const there = new ShortlistPage(await context.newPage());
  await there.open('?near=84604');
  await there.star(first).click();
  await here.star(second).click();
  await here.holds(2);
});

test('a stored list of members who have left says so, and is replaced', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('put')) localStorage.setItem('shortlist', '1:4000000.5000000');
    sessionStorage.setItem('put', 'yes');
  });
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.found();
  await list.link.click();
  await expect(list.status).toContainText(
    '2 appraisers on this list are no longer in the directory.',
  );
  await expect(page.getByRole('button', { name: 'Clear list' })).toBeVisible();
  await page.goBack();
  await list.star(first).click();
  await list.holds(1);
  await page.reload();
  await list.holds(1);
});

for (const [how, refuse] of [
  [
    'refused altogether',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      }),
  ],
  ['missing', () => Object.defineProperty(window, 'localStorage', { value: null })],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`storage that is ${how} forgets at a reload`, extra(how !== 'missing'), async ({ page }) => {
    await page.addInitScript(refuse);
    const list = new ShortlistPage(page);
    await list.open('?near=84604');
    await list.star(first).click();
    await list.star(second).click();
    await list.holds(2);
    await list.link.click();
    await expect(list.count).toHaveText('2 Appraisers Found');
    await expect(list.status).toContainText('Your list');
    await page.reload();
    await expect(list.count).toHaveText('2 Appraisers Found');
    await list.holds(0);
  });
}
