// The visitor's own list in the browser's storage: two tabs, and every way in which it may fail.
import { ShortlistPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const [first, second] = ['Ifeoma Adeyemi', 'Desta Haile'] as const;

test('two tabs show the same list: the last change wins, and nothing goes round', async ({
  page,
  context,
}) => {
  const here = new ShortlistPage(page);
  await here.open('?near=84604');
  await here.star(first).click();
  const there = new ShortlistPage(await context.newPage());
  await there.open('?near=84604');
  await expect(there.bar).toContainText(`1 chosen${first}`);
  for (const tab of [here, there]) {
    await tab.page.evaluate(() => {
      Reflect.set(window, 'heard', 0);
      window.addEventListener('storage', () => {
        Reflect.set(window, 'heard', Reflect.get(window, 'heard') + 1);
      });
    });
  }
  await there.star(second).click();
  await expect(here.bar).toContainText(`2 chosen${first}, ${second}`);
  await here.star(first).click();
  await expect(there.bar).toContainText(`1 chosen${second}`);
  await expect(there.star(first)).toHaveAttribute('aria-pressed', 'false');
  await there.bar.getByRole('button', { name: 'Clear' }).click();
  await expect(here.bar).toHaveCount(0);
  const heard = (tab: ShortlistPage) => tab.page.evaluate(() => Reflect.get(window, 'heard'));
  expect([await heard(here), await heard(there)]).toEqual([2, 1]);
});

test('a tab that was changed while another slept loses no one', { tag: '@all' }, async ({
  page,
  context,
}) => {
  const here = new ShortlistPage(page);
  await here.open('?near=84604');
  await here.found();
  // What another tab keeps is there before this one is told.
  await page.evaluate(() =>
    window.addEventListener('storage', (e) => e.stopImmediatePropagation(), true),
  );
  const there = new ShortlistPage(await context.newPage());
  await there.open('?near=84604');
  await there.star(first).click();
  await here.star(second).click();
  await expect(here.bar).toContainText(`2 chosen${first}, ${second}`);
});

for (const [what, kept] of [
  ['broken', '1:12.\u0000💥'],
  ['of a newer shape', '{"version":7,"lists":[{"name":"Mom","ids":[1,2]}]}'],
  ['of ids that nobody has', '1:4000000.5000000'],
  ['empty', ''],
] as const) {
  test(`what is kept may be ${what}`, extra(what !== 'broken'), async ({ page }) => {
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('put')) localStorage.setItem('shortlist', text);
      sessionStorage.setItem('put', 'yes');
    }, kept);
    const list = new ShortlistPage(page);
    await list.open('?near=84604');
    await list.found();
    await expect(list.bar).toHaveCount(0);
    await list.star(first).click();
    await expect(list.bar).toContainText(`1 chosen${first}`);
    await page.reload();
    await expect(list.bar).toContainText(`1 chosen${first}`);
  });
}

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
  test(
    `a storage that is ${how} costs only the memory of the list`,
    extra(how !== 'missing'),
    async ({ page }) => {
      await page.addInitScript(refuse);
      const list = new ShortlistPage(page);
      await list.open('?near=84604');
      await list.star(first).click();
      await list.star(second).click();
      await expect(list.bar).toContainText(`2 chosen${first}, ${second}`);
      await list.bar.getByRole('button', { name: 'Show my list' }).click();
      await expect(list.count).toHaveText('2 Appraisers Found');
      await expect(list.status).toContainText('Your list');
      await page.reload();
      await expect(list.count).toHaveText('2 Appraisers Found');
      await expect(list.bar).toHaveCount(0);
    },
  );
}
