// Applying for membership as an appraiser does it, by label and role, on the built site.
import type { Page } from '@playwright/test';
import {
  answerAll,
  applicationReady,
  checking,
  errorSummary,
  open,
  proceed,
} from '#support/application-page.ts';
import { violationsOf } from '#support/axe.ts';
import { expect, extra, test } from '#support/watched-page.ts';

test('the form says what membership costs', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Dues are $100 a year.')).toBeVisible();
  await expect(page.getByLabel('List me in the public appraiser finder')).toBeChecked();
});

test('what is missing is summed up, tied to its field, and mended one by one', async ({ page }) => {
  await open(page);
  await page.getByLabel('E-mail address').fill('maren');
  await proceed(page);
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page).getByRole('link')).toHaveCount(11);
  const email = page.getByLabel('E-mail address');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/Enter an e-mail address with a name, an @/);

  await errorSummary(page)
    .getByRole('link', { name: /^Enter an e-mail address/ })
    .click();
  await expect(email).toBeFocused();
  await expect(page).toHaveURL('/embed/membership');
  await email.fill('maren@example.org');
  await expect(errorSummary(page).getByRole('link')).toHaveCount(10);
  await expect(email).toHaveAttribute('aria-invalid', 'false');

  await answerAll(page);
  await expect(errorSummary(page)).toHaveCount(0);
  await proceed(page);
  await expect(checking(page)).toBeFocused();
});

test('a trainee needs no license number', async ({ page }) => {
  await open(page);
  await answerAll(page);
  await page.getByLabel('State license number').fill('');
  await proceed(page);
  await expect(errorSummary(page)).toContainText('or choose Trainee as your class');
  await page.getByLabel('License class').selectOption('Trainee');
  await expect(errorSummary(page)).toHaveCount(0);
  await proceed(page);
  await expect(checking(page)).toBeVisible();
});

test('the answers can be checked, changed and sent as a mail', async ({ page }) => {
  await open(page);
  await answerAll(page);
  await proceed(page);
  await page.getByRole('button', { name: 'Change City' }).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Maren');
  await page.getByLabel('City').fill('Orem');
  await proceed(page);
  await expect(page.getByRole('definition').filter({ hasText: /^Orem$/ })).toBeVisible();

  const href = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href');
  const letter = new URL(href ?? '');
  expect(letter.pathname).toMatch(/@example\.org$/);
  expect(letter.searchParams.get('subject')).toBe('Membership application: Maren Oakeshott & Co');
  const lines = letter.searchParams.get('body')?.split('\r\n');
  expect(lines).toContain('City: Orem');
  expect(lines).toContain('Phone number: (801) 555-0142');
});

test('the letter can be copied, and the page printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await open(page);
  await answerAll(page);
  await proceed(page);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Application copied', { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Membership application: Maren[\s\S]*License class: State-Certified/);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('no answer counts as wrong before it is given', async ({ page }) => {
  await open(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const wrong = nodes.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
  );
  expect(wrong.map(({ name }) => name?.value)).toEqual([]);
});

test('in its frame, links to fields stay in the frame', async ({ page }) => {
  await page.goto('/join');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  await applicationReady(frame);
  await proceed(frame);
  await errorSummary(frame).getByRole('link', { name: 'Enter your ZIP code.' }).click();
  await expect(frame.getByLabel('ZIP code')).toBeFocused();
  await expect(page).toHaveURL('/join');
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form goes by mail, and the browser knows the rules', async ({ page }) => {
    await page.goto('/embed/membership');
    const form = page.getByRole('form', { name: 'Membership application' });
    const send = form.getByRole('button', { name: 'Continue' });
    await expect(send).toHaveAttribute('formaction', /^mailto:\S+@example\.org\?subject=/);
    // As the form's own it would count as insecure content of a secure page.
    await expect(form).not.toHaveAttribute('action');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await expect(form).not.toHaveAttribute('novalidate');
    await page.getByLabel('ZIP code').fill('846');
    await answerAll(page);
    await expect(form.locator(':invalid')).toHaveCount(0);
    for (const [label, wrong] of [
      ['ZIP code', '8460'],
      ['Phone number', '555'],
      ['E-mail address', 'maren'],
      ['First name', ''],
    ] as const) {
      await page.getByLabel(label).fill(wrong);
      await expect(form.locator(`input:invalid`)).toHaveCount(1);
      await answerAll(page);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(
      `axe objects to no state, ${colorScheme}, ${width} px`,
      extra(colorScheme === 'dark' || width !== 320),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 600 });
        await open(page);
        await proceed(page);
        await expect(errorSummary(page)).toBeVisible();
        await expectValid(page);
        await answerAll(page);
        await proceed(page);
        await expect(checking(page)).toBeVisible();
        await expectValid(page);
      },
    );
  }
}

async function expectValid(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
