// What visitors take along of a member or of a list: a contact card, a text, a link.
import { readFileSync } from 'node:fs';
import { fullName } from '@appraisers/directory/appraiser.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { expect, test } from '#support/watched-page.ts';

const members = edition.members.read();
const member = (id: number) => members.filter((each) => each.id === id);
const [ruth] = member(1);

async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('a contact is saved as a file that was made in the browser', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?list=1');
  await finder.cards.getByRole('button', { name: /^More about/ }).click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { name, text } = await saved(page, 'Save contact of Ruth Abernathy');
  expect(name).toBe('ruth-abernathy.vcf');
  expect(text).toContain('N:Abernathy;Ruth;;;\r\nFN:Ruth Abernathy\r\n');
  expect(text).toContain(`TEL;TYPE=WORK,VOICE:+${ruth?.phone}\r\n`);
  expect(text).toContain('EMAIL;TYPE=INTERNET:ruth.abernathy@example.org\r\n');
  expect(text).toContain('ADR;TYPE=WORK:;;;Draper;UT;84020;USA\r\n');
  expect(asked.filter((url) => !/^blob:|^https:\/\/tile\.|\/_astro\//.test(url))).toEqual([]);
});

test('a list is saved as one file with a card for each', async ({ page }) => {
  await new FinderPage(page).open('?list=3.1.2');
  const { name, text } = await saved(page, 'Save contacts of this list');
  expect(name).toBe('appraisers.vcf');
  expect(text.match(/^FN:.*(?=\r)/gm)).toEqual(
    [3, 1, 2].flatMap((id) => member(id).map((each) => `FN:${fullName(each)}`)),
  );
});

test('entries and the link of a list are copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new FinderPage(page).open('?list=3.1');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy as text the entries of this list' }).click();
  await expect(page.getByText('Text copied.', { exact: true })).toBeVisible();
  const text = await clipboard();
  expect(text).toContain('Ruth Abernathy\nDraper, Utah 84020\n(385) 555-0151\nruth.abernathy@');
  expect(text).toMatch(new RegExp(`: ${baseURL}/\\?list=3\\.1$`));
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.getByText(`Link copied: ${baseURL}/?list=3.1`, { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(`${baseURL}/?list=3.1`);
});

test('where copying is refused, the visitor is told what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await new FinderPage(page).open('?list=3.1');
  await page.getByRole('button', { name: 'Copy as text the entries of this list' }).click();
  await expect(page.getByText(/^This browser does not let us copy\./)).toBeVisible();
});
