// An export with unfamiliar headers at the desk: the volunteer decides its columns once, and the desk remembers.
import { expect, type Page } from '@playwright/test';
import { clean, deskTest } from '#support/desk-page.ts';

const test = deskTest();

/** An export whose header no platform has, with a street in the cell of the city. */
function exportOf(list: string): string {
  const rows = list.trim().split('\n').slice(1);
  const cells = rows.map((line, at) => {
    const [, first = '', last = '', phone = '', email = '', city = '', zip = ''] = line.split(',');
    const wish = at === 0 ? 'Name only' : 'Full entry';
    return `"${last}, ${first}","12 Elm Street, ${city}, UT ${zip}-1234",${phone},${email},Good standing,${wish},`;
  });
  const header = 'Contact person,City/State/Zip,Reach at,How to write,Status,Phone wishes,Pager';
  return [header, ...cells, ''].join('\n');
}

const upload = async (page: Page, members: string) => {
  await page.goto('#/members');
  await page.goto('#/import');
  await page.getByLabel('Drop the export here').setInputFiles({
    name: 'office.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(exportOf(members)),
  });
};
const use = (page: Page, column: string) => page.getByLabel(`What “${column}” has`);
const submit = (page: Page) => page.getByRole('button', { name: 'Use these answers' });
const result = (page: Page) => page.getByRole('heading', { name: 'office.csv: 89 → 89 members' });

test('columns are decided once, on one screen, and corrected there', async ({ page, desk }) => {
  const before = desk.read('members.csv');
  await upload(page, before);
  await expect(page.getByRole('heading', { name: 'To decide: 5 columns' })).toBeVisible();
  await expect(page.getByText('Abernathy, Ruth')).toBeVisible();
  await expect(use(page, 'City/State/Zip')).toHaveValue('cityStateZip');
  await expect(page.getByLabel('Good standing: List')).toBeChecked();
  await expect(page.getByLabel('This list has no email addresses')).toBeVisible();
  await clean(page, 'the columns');

  await use(page, 'Contact person').selectOption('Name, such as Haile, Desta');
  await use(page, 'Reach at').selectOption('Phone');
  await use(page, 'How to write').selectOption('Email');
  await use(page, 'Phone wishes').selectOption('Decides whose phone is shown');
  await page.getByLabel('Full entry: Show').check();
  await page.getByLabel('Name only: Hide').check();
  await use(page, 'Pager').selectOption('Not used');
  await clean(page, 'the columns, decided');
  await submit(page).click();
  await expect(result(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Listed without a phone/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(page.getByText('members.csv was saved.')).toBeVisible();
  const [, first = '', second] = desk.read('members.csv').split('\n');
  expect(first.split(',')[3]).toBe('');
  expect(second).toBe(before.split('\n')[2]);

  // The next export needs no answer, and a wrong one is corrected where it was given.
  await upload(page, before);
  await expect(result(page)).toBeFocused();
  await page.getByText('Columns of the export (7)').click();
  await expect(page.getByLabel('Name only: Hide')).toBeChecked();
  await page.getByLabel('Name only: Show').check();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Changed: 1 member' })).toBeVisible();
});
