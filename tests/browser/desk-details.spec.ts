// Details of members at the desk: the form, who hasn't answered, and what is missing.
import { stamp } from '@appraisers/office/import/writing/write-list.ts';
import { expect, type Page } from '@playwright/test';
import { clean, deskTest, pressSave, saveAndWait } from '#support/desk-page.ts';

const test = deskTest();

const due = (page: Page) =>
  page.getByRole('checkbox', { name: /^Only those who haven't confirmed .* \((89|88)\)$/ });

test('a member gets details, and then has answered', async ({ page, desk }) => {
  await page.goto('#/members');
  await due(page).check();
  await expect(page.getByText('89 of 89 members')).toBeVisible();
  await page.getByRole('link', { name: 'Dallin Sorensen' }).click();
  await page.getByLabel('License number').fill('5550003-CG00');
  await page.getByLabel('Credential').selectOption('Certified general appraiser');
  await page.getByLabel('Juab').check();
  await page.getByLabel('A divorce').check();
  await page.getByLabel('Takes work from homeowners').selectOption('Not now');
  await page.getByLabel('Website').fill('http://www.example.org');
  await page.getByLabel('Languages').fill('Spanis');
  await pressSave(page);
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Spanish');
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/https:\/\//);
  await clean(page, 'a member with details');
  await page.getByLabel('Website').fill('https://www.example.org');
  await page.getByLabel('Languages').fill('Spanish, Navajo');
  const today = stamp(new Date()).slice(0, 10);
  await page.getByLabel('Confirmed by the member').fill(today);
  await saveAndWait(page);
  expect(desk.read('members.csv')).toMatch(
    /\n3,Dallin,Sorensen,.*,5550003-CG00,certified-general,Juab,divorce,not now,Spanish; Navajo,https:\/\/www\.example\.org,/,
  );
  expect(desk.read('member-confirmations.csv')).toContain(`3,${today}`);
  await page.goto('#/members');
  await due(page).check();
  await expect(page.getByText('88 of 89 members')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dallin Sorensen' })).toHaveCount(0);
});

test('the mail-merge file asks every member to check their entry', async ({ page }) => {
  await page.goto('#/members');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make a mail-merge file' }).click();
  expect((await downloading).suggestedFilename()).toBe('mail-merge.csv');
});
