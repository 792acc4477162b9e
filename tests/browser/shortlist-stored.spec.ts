// My list in the browser's storage: after a reload, in another tab, and where nothing can be stored.
import { ShortlistPage } from '#support/finder-page.ts';
import { expect, test } from '#support/watched-page.ts';

const [first, second] = ['Ifeoma Adeyemi', 'Desta Haile'] as const;

test('the list survives a reload, and every page and tab has it', async ({ page, context }) => {
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.star(first).click();
  await page.reload();
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'true');
  for (const path of ['/', '/appraisers/provo', '/resources/blogs/1', '/about']) {
    await page.goto(path);
    await list.holds(1);
  }
  await list.link.click();
  await expect(list.count).toHaveText('1 appraiser on your list');
  expect(await list.names()).toEqual([first]);
  const other = new ShortlistPage(await context.newPage());
  await other.open('?near=84604');
  await other.star(second).click();
  await list.holds(2);
  await list.star(first).click();
  await other.holds(1);
  await expect(other.star(first)).toHaveAttribute('aria-pressed', 'false');
});

test('storage that the browser refuses forgets the list at a reload', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    }),
  );
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.star(first).click();
  await list.star(second).click();
  await list.holds(2);
  await list.link.click();
  await expect(list.count).toHaveText('2 appraisers on your list');
  await page.reload();
  await expect(list.count).toHaveText('2 appraisers on this list');
  await list.holds(0);
});
