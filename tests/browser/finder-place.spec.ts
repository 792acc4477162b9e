// The focus and the scroll position after each action of the visitor, and after Back and Reload.
import { type FinderPage, finderTest as test } from '#support/finder-page.ts';
import { shiftOf } from '#support/page-checks.ts';
import { scrolled, scrollTo } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an offer leads to the top of its results, Back and Forward keep the focus in view', async ({
  finder,
  page,
}) => {
  await finder.open();
  await finder.search('Zip Code', 'Provo');
  await page.getByRole('button', { name: 'Search “Provo” as City' }).press('Enter');
  await expect(finder.count).toBeFocused();
  await finder.wider(60).press('Enter');
  await expect(finder.count).toHaveText(/^69 /);
  await page.goBack();
  await expect(finder.count).toHaveText(/^36 /);
  await expect.poll(() => finder.focusInSight()).toBe(true);
  await page.goForward();
  await expect(finder.count).toHaveText(/^69 /);
  await expect.poll(() => finder.focusInSight()).toBe(true);
  await page.goBack();
  await expect(finder.count).toHaveText(/^36 /);
  for (const path of ['/?near=Provo', '/']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeFocused();
    await page.getByRole('main').focus();
  }
});

test('a search and a shared address show the results in view, and name the page', async ({
  finder,
  page,
}) => {
  const seen = async (title: string | RegExp) => {
    await expect(page).toHaveTitle(title);
    await expect(finder.text).toBeInViewport({ ratio: 1 });
    await expect(finder.count).toBeInViewport({ ratio: 1 });
    await expect(finder.cards.first().getByRole('heading')).toBeInViewport({ ratio: 1 });
  };
  await finder.open('?near=84604');
  await finder.found();
  await seen('Appraisers near 84604 | UARA');
  expect(await shiftOf(page), 'layout shift').toBeLessThan(0.01);
  await finder.open();
  await expect(page).toHaveTitle(/^Find a residential appraiser/);
  await scrollTo(page, 300);
  await finder.search('City', 'Provo');
  await finder.found();
  await seen('Appraisers near Provo | UARA');
  // Nothing covers what the keyboard reaches on its way back.
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => finder.focusInSight(), `press ${presses}`).toBe(true);
  }
  await finder.search('Zip Code', '');
  await seen('All appraisers | UARA');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(/^Find a residential appraiser/);
  await expect(finder.count).toHaveCount(0);
});

/** Waits until the answer is complete and the page has settled after it. */
async function settled(finder: FinderPage): Promise<void> {
  const { page } = finder;
  await finder.found();
  await page.waitForLoadState('networkidle');
  await scrollTo(page, await scrolled(page));
}

async function expectToBeAt(finder: FinderPage, y: number): Promise<void> {
  await settled(finder);
  const missing = async () => Math.abs((await scrolled(finder.page)) - y);
  await expect.poll(missing, 'px from there').toBeLessThanOrEqual(2);
  expect(await finder.focusInSight()).toBe(true);
}

test('Reload, and Back from another page and from My list, return to the same place', async ({
  finder,
  page,
}) => {
  await page.goto('/?near=84604');
  await settled(finder);
  await scrollTo(page, 1500);
  await page.reload();
  await expectToBeAt(finder, 1500);
  await page.goto('/about');
  await page.goBack();
  await expectToBeAt(finder, 1500);
  await finder.stars.nth(12).press('Enter');
  await finder.link.focus();
  const y = await scrolled(page);
  await finder.link.press('Enter');
  await expect(page).toHaveURL(/list=/);
  await page.goBack();
  await expectToBeAt(finder, y);
});
