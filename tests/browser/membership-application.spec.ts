// Applying for membership, alone and in its frame: keyboard, Back, storage, letter and access.
import type { Locator, Page } from '@playwright/test';
import { answerAll, answers, check, errors, proceed } from '#support/application-form.ts';
import { hold, ready } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const path = '/embed/membership';
const listed = 'List me in the public appraiser finder';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await element.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

test('a keyboard completes an application that can be sent', async ({ page, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/about');
  await page.goto(path);
  await ready(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await tabTo(page, page.getByRole('radio', { name: 'New member' }));
  await page.keyboard.press('Space');
  for (const [label, answer] of answers) {
    if (label === 'License number') {
      await tabTo(page, page.getByLabel('Credential'));
      // Of more letters, a browser forgets the first when the next is late.
      await page.keyboard.press('C');
    }
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(answer);
  }
  await tabTo(page, page.getByLabel('My answers are true and complete'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(check(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(check(page)).toHaveCount(0);
  await expect(page.getByLabel('Last name')).toHaveValue('Oakeshott & Co');
  await proceed(page);
  await page.getByRole('button', { name: 'Change City' }).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await page.getByLabel('City').fill('Orem');
  await proceed(page);
  const href = await page.getByRole('link', { name: 'Open the email' }).getAttribute('href');
  const letter = new URL(href ?? '');
  expect(letter.pathname).toMatch(/@example\.org$/);
  expect(letter.searchParams.get('body')?.split('\r\n')).toContain('City: Orem');
  expect([...requested, ...watch.outside]).toEqual([]);
  await page.getByRole('button', { name: 'Copy application' }).click();
  await expect(page.getByText('Application copied.', { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Membership application: Maren[\s\S]*Credential: Certified/);
  await page.getByRole('button', { name: 'Print application' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});

test('in its frame, the form leads to errors and keeps its answers', async ({ page }) => {
  await page.goto('/join');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  await ready(frame);
  await proceed(frame);
  await errors(frame).getByRole('link', { name: 'Enter your ZIP code.' }).click();
  await expect(frame.getByLabel('ZIP code')).toBeFocused();
  await expect(page).toHaveURL('/join');
  await answerAll(frame);
  await frame.getByLabel(listed).uncheck();
  await proceed(frame);
  await expect(check(frame)).toBeVisible();
  await page.goto('/about');
  await page.goto('/join');
  await ready(frame);
  await expect(frame.getByLabel('Last name')).toHaveValue('Oakeshott & Co');
  await expect(frame.getByLabel('Credential')).toHaveValue('Certified residential appraiser');
  await expect(frame.getByRole('radio', { name: 'New member' })).toBeChecked();
  await expect(frame.getByLabel(listed)).not.toBeChecked();
});

test('answers typed before the script has loaded stay', async ({ page }) => {
  const letThrough = await hold(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await answerAll(page);
  await page.getByLabel(listed).uncheck();
  letThrough();
  await ready(page);
  await proceed(page);
  await expect(check(page)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^No$/ })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates the form and sends it by email', async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: 'Membership application' });
    const send = form.getByRole('button', { name: 'Continue' });
    await expect(send).toHaveAttribute('formaction', /^mailto:\S+@example\.org\?subject=/);
    // As an attribute of the form, Chromium would report it as insecure.
    await expect(form).not.toHaveAttribute('action');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await expect(form).not.toHaveAttribute('novalidate');
    await answerAll(page);
    await expect(form.locator(':invalid')).toHaveCount(0);
    const wrong = { 'ZIP code': '8460', 'Phone number': '555', 'Email address': 'maren' };
    for (const [at, [label, text]] of Object.entries({ ...wrong, 'First name': '' }).entries()) {
      await page.getByLabel(label).fill(text);
      await expect(form.locator('input:invalid')).toHaveCount(at + 1);
    }
  });
});
