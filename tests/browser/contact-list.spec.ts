// Saving, copying, printing and emailing a list of appraisers.
import { readFileSync } from 'node:fs';
import { fullName } from '@appraisers/directory/appraiser.ts';
import type { Locator, Page } from '@playwright/test';
import { finderTest } from '#support/finder-page.ts';
import { opened, reasonField } from '#support/letters.ts';
import { members } from '#support/of-edition.ts';
import { expect } from '#support/watched-page.ts';

const listed = (ids: readonly number[]) =>
  ids.flatMap((id) => members.filter((member) => member.id === id));

async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

finderTest('the browser saves one contact, and those of a list', async ({ finder, page }) => {
  await finder.open('?list=3.1');
  await finder.detailsOf('Ruth Abernathy').click();
  const one = await saved(
    page,
    page.getByRole('dialog').getByRole('link', { name: 'Save contact for Ruth Abernathy' }),
  );
  expect(one.name).toBe('ruth-abernathy.vcf');
  expect(one.text).toContain('N:Abernathy;Ruth;;;\r\nFN:Ruth Abernathy\r\n');
  await page.keyboard.press('Escape');
  const list = await saved(page, page.getByRole('button', { name: 'Save contacts for this list' }));
  expect(list.name).toBe('appraisers.vcf');
  expect(list.text.match(/^FN:.*(?=\r)/gm)).toEqual(
    listed([3, 1]).map((each) => `FN:${fullName(each)}`),
  );
});

finderTest(
  'a list is copied, shared, printed and emailed, each recipient hidden',
  async ({ finder, page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await finder.open('?list=3.1');
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy details for this list' }).click();
    await expect(page.getByText('Details copied.', { exact: true })).toBeVisible();
    const entries = await clipboard();
    expect(entries).toContain(
      'Ruth Abernathy\nDraper, Utah 84020\n(385) 555-0151\nruth.abernathy@',
    );
    expect(entries).toContain(`${baseURL}/?list=3.1`);
    await page.getByRole('button', { name: 'Copy link to this list' }).click();
    await expect(
      page.getByText(`Link copied: ${baseURL}/?list=3.1`, { exact: true }),
    ).toBeVisible();
    expect(await clipboard()).toBe(`${baseURL}/?list=3.1`);
    await page.getByRole('button', { name: 'Print details for this list' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.getByLabel(reasonField).selectOption('divorce');
    const link = page.getByRole('link', { name: 'Email all 2 on the list' });
    const mail = opened(await link.getAttribute('href'));
    expect(mail.to).toBe('');
    const emails = listed([3, 1]).map(({ email }) => email);
    expect(mail.bcc).toEqual(emails);
    await page.getByRole('button', { name: 'Copy the addresses' }).click();
    await expect(page.getByText('Addresses copied.', { exact: true })).toBeVisible();
    expect(await clipboard()).toBe(emails.join('; '));
    const one = page.getByRole('link', { name: 'Email Ruth Abernathy' });
    expect(opened(await one.getAttribute('href')).to).toBe(emails[1]);
  },
);

finderTest(
  'if the browser blocks copying, the visitor learns what to do',
  async ({ finder, page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    });
    await finder.open('?list=3.1');
    await page.getByRole('button', { name: 'Copy details for this list' }).click();
    await expect(page.getByText(/^Your browser blocked copying\./)).toBeVisible();
  },
);
