// My list in the browser's storage: after a reload, in two tabs, and where nothing can be stored.
import { ShortlistPage } from '#support/finder-page.ts';
import { expect, test } from '#support/watched-page.ts';

const [first, second] = ['Ifeoma Adeyemi', 'Desta Haile'] as const;

test('the list survives a reload, and every page leads to it', async ({ page }) => {
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
  await expect(list.count).toHaveText('1 Appraisers Found');
  expect(await list.names()).toEqual([first]);
});

test('two tabs show the same list', async ({ page, context }) => {
  const here = new ShortlistPage(page);
  await here.open('?near=84604');
  await here.star(first).click();
  const there = new ShortlistPage(await context.newPage());
  await there.open('?near=84604');
  await there.holds(1);
  await there.star(second).click();
  await here.holds(2);
  await here.star(first).click();
  await there.holds(1);
  await expect(there.star(first)).toHaveAttribute('aria-pressed', 'false');
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
  await expect(list.count).toHaveText('2 Appraisers Found');
  await page.reload();
  await expect(list.count).toHaveText('2 Appraisers Found');
  await list.holds(0);
});
