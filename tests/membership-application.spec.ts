// Applying for membership as an appraiser does it, by label and role, on the built site.
import type { FrameLocator, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { hold } from './hold.ts';
import { expect, test } from './watched.ts';

const ready = (page: Page | FrameLocator) =>
  expect(page.locator('astro-island[ssr]')).toHaveCount(0);

async function open(page: Page): Promise<void> {
  await page.goto('/embed/membership');
  await ready(page);
}

async function answerAll(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('radio', { name: 'New member' }).check();
  await page.getByLabel('First name').fill('Maren');
  await page.getByLabel('Last name').fill('Oakeshott & Co');
  await page.getByLabel('E-mail address').fill('maren@example.org');
  await page.getByLabel('Phone number').fill('801.555.0142');
  await page.getByLabel('City').fill('Provo');
  await page.getByLabel('ZIP code').fill('84604');
  await page.getByLabel('License class').selectOption('State-Certified Residential');
  await page.getByLabel('Utah license number').fill('1234567-CR00');
  await page.getByLabel('Years as an appraiser').fill('12');
  await page.getByLabel('My answers are true and complete').check();
}

const proceed = (page: Page | FrameLocator) =>
  page.getByRole('button', { name: 'Continue' }).click();
const summary = (page: Page | FrameLocator) =>
  page.getByRole('region', { name: /to be corrected$/ });
const checking = (page: Page | FrameLocator) =>
  page.getByRole('heading', { name: 'Check your application' });

test('the form says what membership costs', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Dues are $100 a year.')).toBeVisible();
  await expect(page.getByLabel('List me in the public appraiser finder')).toBeChecked();
});

test('what is missing is summed up, tied to its field, and mended one by one', async ({ page }) => {
  await open(page);
  await page.getByLabel('E-mail address').fill('maren');
  await proceed(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(11);
  const email = page.getByLabel('E-mail address');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/Enter an e-mail address with a name, an @/);

  await summary(page)
    .getByRole('link', { name: /^Enter an e-mail address/ })
    .click();
  await expect(email).toBeFocused();
  await expect(page).toHaveURL('/embed/membership');
  await email.fill('maren@example.org');
  await expect(summary(page).getByRole('link')).toHaveCount(10);
  await expect(email).toHaveAttribute('aria-invalid', 'false');

  await answerAll(page);
  await expect(summary(page)).toHaveCount(0);
  await proceed(page);
  await expect(checking(page)).toBeFocused();
});

test('a trainee needs no license number', async ({ page }) => {
  await open(page);
  await answerAll(page);
  await page.getByLabel('Utah license number').fill('');
  await proceed(page);
  await expect(summary(page)).toContainText('or choose Trainee as your class');
  await page.getByLabel('License class').selectOption('Trainee');
  await expect(summary(page)).toHaveCount(0);
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

test('whoever comes back to a page that is loaded anew finds the form filled', async ({ page }) => {
  await page.goto('/join');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  await ready(frame);
  await answerAll(frame);
  await frame.getByLabel('List me in the public appraiser finder').uncheck();
  await proceed(frame);
  await expect(checking(frame)).toBeVisible();
  await page.goto('/about');
  await page.goto('/join');
  await ready(frame);
  await expect(frame.getByLabel('Last name')).toHaveValue('Oakeshott & Co');
  await expect(frame.getByLabel('License class')).toHaveValue('State-Certified Residential');
  await expect(frame.getByRole('radio', { name: 'New member' })).toBeChecked();
  await expect(frame.getByLabel('List me in the public appraiser finder')).not.toBeChecked();
  await proceed(frame);
  await expect(checking(frame)).toBeVisible();
  await page.reload();
  await expect(frame.getByLabel('Last name')).toHaveValue('Oakeshott & Co');
});

test('a browser that keeps nothing costs only the memory', async ({ page }) => {
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

test('no answer counts as wrong before it is given', async ({ page }) => {
  await open(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const wrong = nodes.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
  );
  expect(wrong.map(({ name }) => name?.value)).toEqual([]);
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

test('in its frame, links to fields stay in the frame', async ({ page }) => {
  await page.goto('/join');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  await ready(frame);
  await proceed(frame);
  await summary(frame).getByRole('link', { name: 'Enter your ZIP code.' }).click();
  await expect(frame.getByLabel('ZIP code')).toBeFocused();
  await expect(page).toHaveURL('/join');
});

test('what is typed before the script has loaded is kept', async ({ page }) => {
  const letThrough = await hold(page, '**/*.js');
  await page.goto('/embed/membership', { waitUntil: 'commit' });
  await answerAll(page);
  await page.getByLabel('List me in the public appraiser finder').uncheck();
  letThrough();
  await ready(page);
  await proceed(page);
  await expect(checking(page)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^No$/ })).toHaveCount(1);
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
    test(`axe objects to no state, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 600 });
      await open(page);
      await proceed(page);
      await expect(summary(page)).toBeVisible();
      await expectGood(page);
      await answerAll(page);
      await proceed(page);
      await expect(checking(page)).toBeVisible();
      await expectGood(page);
    });
  }
}

async function expectGood(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
