// Writing to an appraiser, and the details of an appraiser, where a visitor writes.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Locator, Page } from '@playwright/test';
import { FinderPage, finderTest } from '#support/finder-page.ts';
import { opened, reasonField, startLetter } from '#support/letters.ts';
import { expect } from '#support/watched-page.ts';

const { letter, reasons } = edition.reasons.read();
const mailOf = async (link: Locator) => opened(await link.getAttribute('href'));

async function openDetails(page: Page, query: string) {
  const finder = new FinderPage(page);
  await finder.open(query);
  await finder.detailsOf('Ruth Abernathy').press('Enter');
  return page.getByRole('dialog');
}

finderTest('the keyboard begins a letter for a reason in the details', async ({ page }) => {
  const dialog = await openDetails(page, '?near=Draper&by=city');
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
  expect(mail.body).toContain(`${divorce?.date}: `);
  for (const thing of divorce?.ready ?? []) await expect(dialog).toContainText(thing);
  const { caution = '', name = '' } = reasons.find((reason) => reason.caution) ?? {};
  await choice.selectOption(name);
  await expect(dialog.getByRole('status')).toContainText(caution);
});

finderTest('a reason above the list starts a letter on every card', async ({ finder }) => {
  await finder.open('?near=Draper&by=city');
  await finder.text.fill('Orem');
  const { letter: mail } = await startLetter(finder, 'A divorce');
  expect(mail.to).toContain('@example.org');
  expect(mail.subject).toBe('Appraisal for a divorce, Draper');
  // A reason leaves what the visitor has typed.
  await expect(finder.text).toHaveValue('Orem');
  await finder.search('City', 'Provo');
  await finder.found();
  const last = finder.cards.last().getByRole('link', { name: /@/ });
  expect((await mailOf(last)).subject).toBe('Appraisal for a divorce, Provo');
});

finderTest(
  'a reason chosen in the details orders the list when they close',
  async ({ finder, page }) => {
    await finder.open('?near=Orem&by=city');
    const more = finder.detailsOf('Desta Haile');
    await more.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(reasonField).selectOption('divorce');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/for=divorce$/);
    await expect(more).toBeFocused();
    await expect(more).toBeInViewport();
    // The next member has the same reason.
    await finder.detailsOf('Clint Redd').click();
    await expect(dialog.getByLabel(reasonField)).toHaveValue('divorce');
    const link = dialog.getByRole('link', { name: 'Email Clint Redd' });
    expect((await mailOf(link)).to).toBe('clint.redd@example.org');
  },
);

finderTest('Back closes the details and stays on the page', async ({ page }) => {
  await page.goto('/about');
  const dialog = await openDetails(page, '?near=Draper&by=city');
  const finder = new FinderPage(page);
  const more = finder.detailsOf('Ruth Abernathy');
  const address = page.url();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(more).toBeFocused();
  expect(await finder.found()).toBeGreaterThan(0);
  // The step of the closed dialog is the same page, and the next dialog uses it again.
  await page.goForward();
  await expect(page).toHaveURL(address);
  await more.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
