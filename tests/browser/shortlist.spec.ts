// My list: choosing members, its address, where it is stored, and what a visitor does with it.
import { readFileSync } from 'node:fs';
import { fullName } from '@appraisers/directory/appraiser.ts';
import type { Locator, Page } from '@playwright/test';
import { finderOn, openedEmail, reasonField, finderTest as test } from '#support/finder-page.ts';
import { members } from '#support/of-edition.ts';
import { expect } from '#support/watched-page.ts';

const chosen = ['Ifeoma Adeyemi', 'Desta Haile', 'Thayne Olsen'] as const;
const [first, second, third] = chosen;
const listed = (...ids: readonly number[]) =>
  ids.flatMap((id) => members.filter((member) => member.id === id));

test('the keyboard fills, clears and restores a list', async ({ finder: list, page }) => {
  await list.open('?near=84604');
  await list.holds(0);
  for (const [at, name] of chosen.entries()) {
    const star = list.star(name);
    await list.cards.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(star).toBeFocused();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await list.holds(at + 1);
    await expect(
      page.getByRole('status').filter({ hasText: `${name} added to your list` }),
    ).toHaveCount(1);
  }
  await list.link.press('Enter');
  await expect(list.count).toHaveText('3 appraisers on your list');
  await expect(list.count).toBeFocused();
  expect(await list.names()).toEqual(chosen);
  await expect(list.text).toHaveValue('');
  await expect(page).toHaveTitle('List of appraisers | UARA');
  await list.star(second).press('Enter');
  await expect(list.star(second)).toHaveAttribute('aria-pressed', 'false');
  await expect(list.cards).toHaveCount(3);
  await list.link.press('Enter');
  await expect(list.cards).toHaveCount(2);
  expect(await list.names()).toEqual([first, third]);
  await page.getByRole('button', { name: 'Clear list' }).press('Enter');
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'false');
  await list.holds(0);
  const undo = page.getByRole('button', { name: 'Restore list' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'true');
  await list.holds(2);
  await expect(page.getByRole('button', { name: 'Clear list' })).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(list.count).toHaveText('42 Appraisers Found');
  await expect(list.star(third)).toHaveAttribute('aria-pressed', 'true');
});

test('every page and tab has the list, up to twenty', async ({ finder: list, page, context }) => {
  await list.open('?near=84604');
  await list.star(first).click();
  await page.reload();
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/about');
  await list.holds(1);
  await list.link.click();
  await expect(list.count).toHaveText('1 appraiser on your list');
  expect(await list.names()).toEqual([first]);
  const other = finderOn(await context.newPage());
  await other.open('?near=84604');
  await other.star(second).click();
  await list.holds(2);
  await list.star(first).click();
  await other.holds(1);
  await expect(other.star(first)).toHaveAttribute('aria-pressed', 'false');
  // One of them is on the list, and leaves it.
  for (let at = 0; at < 22; at += 1) await other.stars.nth(at).click();
  // The notification goes after five seconds.
  await expect(other.page.getByText('Your list is full (20 appraisers).').first()).toBeVisible();
  await list.holds(20);
  await expect(other.link).toBeInViewport();
});

test('a list that is not stored stays until a reload', async ({ finder: list, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    }),
  );
  await list.open('?near=84604');
  await list.star(first).click();
  await list.star(second).click();
  await list.holds(2);
  await list.link.click();
  await expect(list.count).toHaveText('2 appraisers on your list');
  await page.reload();
  await expect(list.count).toHaveText('2 appraisers on this list');
  await list.holds(0);
});

async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('a list is saved, copied and emailed', async ({ finder: list, page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await list.open('?list=3.1');
  const press = (name: string) => page.getByRole('button', { name }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const file = await saved(page, page.getByRole('button', { name: 'Save contacts for this list' }));
  expect(file.name).toBe('appraisers.vcf');
  expect(file.text.match(/^FN:.*(?=\r)/gm)).toEqual(
    listed(3, 1).map((member) => `FN:${fullName(member)}`),
  );
  await press('Copy details for this list');
  await expect(page.getByText('Details copied.', { exact: true })).toBeVisible();
  expect(await clipboard()).toContain(
    'Ruth Abernathy\nDraper, Utah 84020\n(385) 555-0151\nruth.abernathy@',
  );
  await press('Copy link to this list');
  await expect(page.getByText(`Link copied: ${baseURL}/?list=3.1`, { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(`${baseURL}/?list=3.1`);
  await press('Print details for this list');
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.getByLabel(reasonField).selectOption('divorce');
  const link = page.getByRole('link', { name: 'Email all 2 on the list' });
  const mail = openedEmail(await link.getAttribute('href'));
  const emails = listed(3, 1).map(({ email }) => email);
  expect(mail).toMatchObject({ to: '', bcc: emails });
  await press('Copy the addresses');
  await expect(page.getByText('Addresses copied.', { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(emails.join('; '));
  const one = page.getByRole('link', { name: 'Email Ruth Abernathy' });
  expect(openedEmail(await one.getAttribute('href')).to).toBe(emails[1]);
  await list.detailsOf('Ruth Abernathy').click();
  const dialog = page.getByRole('dialog');
  const contact = dialog.getByRole('link', { name: 'Save contact for Ruth Abernathy' });
  expect((await saved(page, contact)).name).toBe('ruth-abernathy.vcf');
  await page.keyboard.press('Escape');
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await press('Copy details for this list');
  await expect(page.getByText(/^Your browser blocked copying\./)).toBeVisible();
});
