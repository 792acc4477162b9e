// Touch targets are at least 44 px, on every page and in each state of the finder.
import { isRepeated, openedPages } from '#support/built-pages.ts';
import { clusters } from '#support/finder-page.ts';
import { ready } from '#support/site-page.ts';
import { smallTargets } from '#support/touch-targets.ts';
import { expect, extra, fileErrors, test } from '#support/watched-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const states = ['/?near=84604', '/?near=Provo', '/?near=Atlantis&by=city', '/?near=84741'];
for (const path of [...openedPages.map((page) => page.path), ...states]) {
  test(`${path} has touch targets of 44 px`, extra(isRepeated(path)), async ({ page, watch }) => {
    // The page's own font may arrive late. Until then the lines are lower.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    if (path.includes('?'))
      await expect(
        page.getByText(/Appraisers Found$|It looks like you entered/).first(),
      ).toBeVisible();
    await expect.poll(() => smallTargets(page)).toEqual([]);
    watch.expected = fileErrors;
  });
}

test('the map under its tab has large touch targets', async ({ page }) => {
  await page.goto('/?near=84604');
  await page.getByRole('tab', { name: 'Map View' }).tap();
  await expect(clusters(page).first()).toBeVisible();
  await expect.poll(() => smallTargets(page)).toEqual([]);
});

test('no button of a card covers another', async ({ page }) => {
  await page.goto('/?near=84741');
  const buttons = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /list$|^Details/ });
  await expect(buttons).toHaveCount(2);
  const [star, more] = [buttons.first(), buttons.last()];
  const overlap = async () => {
    const { y = 0, height = 0 } = (await star.boundingBox()) ?? {};
    return y + height - ((await more.boundingBox())?.y ?? 0);
  };
  // The styles may load after the card.
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test('a list, the link to it and the details of an appraiser have large touch targets', async ({
  page,
}) => {
  await page.goto('/?list=1.2');
  await page.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add all to my list' }).tap();
  await expect(page.getByRole('link', { name: 'My list, 2' })).toBeVisible();
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Details for/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => smallTargets(page)).toEqual([]);
});

test('the Close button of a notification is a large touch target', async ({ page }) => {
  await page.goto('/?near=84741');
  await page.getByRole('button', { name: /^Copy phone number/ }).tap();
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  // The styles of a notification may load after it appears.
  await expect.poll(() => smallTargets(page)).toEqual([]);
});

test('the application has large touch targets, also with errors', async ({ page }) => {
  await page.goto('/embed/membership');
  await ready(page);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('region', { name: /^Fix \d+ answers$/ })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
