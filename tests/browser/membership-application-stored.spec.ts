// What is kept of the answers to the membership application, for how long, and what is never sent.
import { answerAll, applicationReady, checking, open, proceed } from '#support/application-page.ts';
import { hold } from '#support/search-outcome.ts';
import { expect, test } from '#support/watched-page.ts';

test('Back from the check leads to the filled form, Forward to the check again', async ({
  page,
}) => {
  await page.goto('/about');
  await open(page);
  await answerAll(page);
  await proceed(page);
  await expect(checking(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/embed/membership');
  await expect(checking(page)).toHaveCount(0);
  await expect(page.getByLabel('Last name')).toHaveValue('Oakeshott & Co');
  await page.goForward();
  await expect(checking(page)).toBeVisible();
  await page.getByRole('button', { name: 'Change City' }).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('anyone who comes back to a page that is loaded again finds the form filled', async ({
  page,
}) => {
  await page.goto('/join');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  await applicationReady(frame);
  await answerAll(frame);
  await frame.getByLabel('List me in the public appraiser finder').uncheck();
  await proceed(frame);
  await expect(checking(frame)).toBeVisible();
  await page.goto('/about');
  await page.goto('/join');
  await applicationReady(frame);
  await expect(frame.getByLabel('Last name')).toHaveValue('Oakeshott & Co');
  await expect(frame.getByLabel('License class')).toHaveValue('State-Certified Residential');
  await expect(frame.getByRole('radio', { name: 'New member' })).toBeChecked();
  await expect(frame.getByLabel('List me in the public appraiser finder')).not.toBeChecked();
  await proceed(frame);
  await expect(checking(frame)).toBeVisible();
  await page.reload();
  await expect(frame.getByLabel('Last name')).toHaveValue('Oakeshott & Co');
});

test('a browser that keeps nothing costs only the memory', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await open(page);
  await answerAll(page);
  await proceed(page);
  await expect(checking(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Last name')).toHaveValue('Oakeshott & Co');
});

test('nothing is sent, and nothing is kept beyond the tab', async ({ page, context, watch }) => {
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await answerAll(page);
  await proceed(page);
  await expect(checking(page)).toBeVisible();
  expect(asked).toEqual([]);
  expect(watch.outside).toEqual([]);
  const kept = await context.storageState({ indexedDB: true });
  expect(kept).toEqual({ cookies: [], origins: [] });
});

test('what is typed before the script has loaded is kept', async ({ page }) => {
  const letThrough = await hold(page, '**/*.js');
  await page.goto('/embed/membership', { waitUntil: 'commit' });
  await answerAll(page);
  await page.getByLabel('List me in the public appraiser finder').uncheck();
  letThrough();
  await applicationReady(page);
  await proceed(page);
  await expect(checking(page)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^No$/ })).toHaveCount(1);
});
