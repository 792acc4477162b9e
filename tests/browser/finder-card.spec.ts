// The card of a member: copying, tooltips, the details behind it, and writing to the member.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Locator, Page } from '@playwright/test';
import { mapReady, finderTest as test } from '#support/finder-page.ts';
import { opened, reasonField, startLetter } from '#support/letters.ts';
import { canvas } from '#support/map-page.ts';
import { styled } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

const { letter, reasons } = edition.reasons.read();
const mailOf = async (link: Locator) => opened(await link.getAttribute('href'));
const dialogOf = (page: Page) => page.getByRole('dialog');

test('a phone shows a whole card on its first screen, and a computer three beside the map', async ({
  finder,
  page,
}) => {
  const bottomOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await finder.open('?near=84604');
  await finder.found();
  await styled(page);
  expect(await bottomOf(finder.cards.first())).toBeLessThanOrEqual(844);
  expect(await bottomOf(finder.cards.nth(1))).toBeLessThanOrEqual(2 * 844);
  await page.setViewportSize({ width: 1280, height: 800 });
  await mapReady(page);
  expect(await bottomOf(finder.cards.nth(2))).toBeLessThanOrEqual(await bottomOf(canvas(page)));
});

test('buttons copy the phone number and the email address, and the notification returns the focus', async ({
  finder,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await finder.open('?near=84741&within=10');
  const copy = (hint: string) => page.getByRole('button', { name: `${hint} for Lan Nguyen` });
  for (const [hint, text, others] of [
    ['Copy phone number', 'Phone number copied: (435) 555-0179', /^Email address copied/],
    ['Copy email address', 'Email address copied: lan.nguyen@example.org', /^Phone number copied/],
  ] as const) {
    await copy(hint).hover();
    await expect(page.getByRole('tooltip')).toHaveText(hint);
    await copy(hint).click();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    // At most one notification is visible.
    await expect(page.getByText(others)).toHaveCount(0);
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

test('the keyboard opens the details, which keep the focus and return it, also by Back', async ({
  finder,
  page,
}) => {
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

test('the keyboard begins a letter for a reason in the details', async ({ finder, page }) => {
  await finder.open('?near=Draper&by=city');
  await finder.detailsOf('Ruth Abernathy').press('Enter');
  const dialog = dialogOf(page);
  const choice = dialog.getByLabel(reasonField);
  await expect(dialog.getByRole('link', { name: /^\(\d{3}\) / })).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByRole('link', { name: /^Email/ })).toHaveCount(0);
  await choice.focus();
  await page.keyboard.type('A divorce');
  // The form already has the city of the search.
  await expect(dialog.getByLabel('Property city')).toHaveValue('Draper');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sandy');
  await page.keyboard.press('Tab');
  const link = dialog.getByRole('link', { name: 'Email Ruth Abernathy' });
  await expect(link).toBeFocused();
  const divorce = reasons.find(({ name }) => name === 'A divorce');
  const mail = await mailOf(link);
  expect(mail.to).toBe('ruth.abernathy@example.org');
  expect(mail.subject).toBe('Appraisal for a divorce, Sandy');
  expect(mail.body).toContain(`${letter.city}: Sandy`);
  for (const thing of divorce?.ready ?? []) await expect(dialog).toContainText(thing);
  const { caution = '', name = '' } = reasons.find((reason) => reason.caution) ?? {};
  await choice.selectOption(name);
  await expect(dialog.getByRole('status')).toContainText(caution);
});

test('a reason starts a letter on every card, and one chosen in the details orders the list', async ({
  finder,
  page,
}) => {
  await finder.open('?near=Draper&by=city');
  await finder.text.fill('Orem');
  const { letter: mail } = await startLetter(finder, 'An estate');
  expect(mail.to).toContain('@example.org');
  expect(mail.subject).toMatch(/, Draper$/);
  // A reason leaves what the visitor has typed.
  await expect(finder.text).toHaveValue('Orem');
  await finder.search('City', 'Orem');
  await finder.found();
  const last = finder.cards.last().getByRole('link', { name: /@/ });
  expect((await mailOf(last)).subject).toMatch(/, Orem$/);
  const more = finder.detailsOf('Desta Haile');
  await more.click();
  await dialogOf(page).getByLabel(reasonField).selectOption('divorce');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/for=divorce$/);
  await expect(more).toBeFocused();
  await expect(more).toBeInViewport();
  // The next member has the same reason.
  await finder.detailsOf('Clint Redd').click();
  await expect(dialogOf(page).getByLabel(reasonField)).toHaveValue('divorce');
  const link = dialogOf(page).getByRole('link', { name: 'Email Clint Redd' });
  expect((await mailOf(link)).to).toBe('clint.redd@example.org');
});
