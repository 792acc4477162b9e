// The card of a member: copying, tooltips, the details behind it, and writing to the member.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { openedEmail, reasonField, finderTest as test } from '#support/finder-page.ts';
import { expect } from '#support/watched-page.ts';

const { letter, reasons } = edition.reasons.read();

test('buttons copy, and the notification returns the focus', async ({ finder, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await finder.open('?near=84741&within=10');
  const copy = (hint: string) => page.getByRole('button', { name: `${hint} for Lan Nguyen` });
  // Toaster.test.tsx has how many notifications there are, and for how long.
  for (const [hint, text] of [
    ['Copy phone number', 'Phone number copied: (435) 555-0179'],
    ['Copy email address', 'Email address copied: lan.nguyen@example.org'],
  ] as const) {
    await copy(hint).hover();
    await expect(page.getByRole('tooltip')).toHaveText(hint);
    await copy(hint).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(text).toContain(await page.evaluate(() => navigator.clipboard.readText()));
  }
  await copy('Copy phone number').press('Enter');
  await expect(page.getByText(/^Phone number copied/)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('list', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy('Copy phone number')).toBeFocused();
  // The keyboard gets the tooltip of the star, which is a stop of its own.
  await page.getByRole('button', { name: 'Lan Nguyen', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('Add to my list');
});

test('the details keep the focus and return it, also by Back', async ({ finder, page }) => {
  await page.goto('/about');
  await finder.open('?near=84604');
  await finder.search('Zip Code', '84741');
  const more = finder.detailsOf('Lan Nguyen');
  const dialog = page.getByRole('dialog', { name: 'Lan Nguyen' });
  const close = dialog.getByRole('button', { name: 'Close details for Lan Nguyen' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close.press('Enter'),
    () => page.goBack(),
  ]) {
    await more.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Lan Nguyen', exact: true })).toBeFocused();
    // The keyboard reaches nothing behind it.
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    }
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(page).toHaveURL('/?near=84741');
  }
  // The step of the closed dialog is the same page, and the next dialog uses it again.
  await page.goForward();
  await expect(page).toHaveURL('/?near=84741');
  // The details close with their answer, too: one step back closes only them.
  await more.press('Enter');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => window.history.go(-2));
  await expect(finder.count).toHaveText('42 Appraisers Found');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a reason starts a letter on each card and in the details', async ({ finder, page }) => {
  await finder.open('?near=Draper&by=city');
  await finder.text.fill('Orem');
  await page.getByRole('main').getByLabel(reasonField).selectOption('estate');
  const first = finder.cards.first().getByRole('link', { name: /@/ });
  await expect(first).toHaveAttribute('href', /subject=Appraisal.+Draper&/);
  // A reason leaves what the visitor has typed.
  await expect(finder.text).toHaveValue('Orem');
  await finder.search('City', 'Orem');
  await expect(first).toHaveAttribute('href', /subject=Appraisal.+Orem&/);
  const more = finder.detailsOf('Ruth Abernathy');
  await more.press('Enter');
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByLabel(reasonField);
  await expect(choice).toHaveValue('estate');
  const { caution = '', name = '' } = reasons.find((reason) => reason.caution) ?? {};
  await choice.selectOption(name);
  await expect(dialog.getByRole('status')).toContainText(caution);
  await choice.selectOption('divorce');
  await choice.focus();
  // The form already has the city of the search.
  await expect(dialog.getByLabel('Property city')).toHaveValue('Orem');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sandy');
  await page.keyboard.press('Tab');
  const link = dialog.getByRole('link', { name: 'Email Ruth Abernathy' });
  await expect(link).toBeFocused();
  const mail = openedEmail(await link.getAttribute('href'));
  expect(mail.to).toBe('ruth.abernathy@example.org');
  expect(mail.subject).toBe('Appraisal for a divorce, Sandy');
  expect(mail.body).toContain(`${letter.city}: Sandy`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/for=divorce$/);
  await expect(more).toBeFocused();
  await expect(more).toBeInViewport();
});
