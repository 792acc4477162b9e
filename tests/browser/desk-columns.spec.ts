// An export with unfamiliar headers at the desk: the volunteer matches its columns, and the desk remembers.
import { expect, type Page } from '@playwright/test';
import { clean, deskTest } from '#support/desk-page.ts';
import type { DeskUnderTest } from '#support/desk-under-test.ts';

const test = deskTest();

/** An export whose header no platform has, with a street in the cell of the city. */
function exportOf(list: string): string {
  const rows = list.trim().split('\n').slice(1);
  const cells = rows.map((line) => {
    const [, first = '', last = '', phone = '', email = '', city = '', zip = ''] = line.split(',');
    return `"${last}, ${first}","12 Elm Street, ${city}, UT ${zip}-1234",${phone},${email},Good standing`;
  });
  return ['Contact person,City/State/Zip,Reach at,How to write,Status', ...cells, ''].join('\n');
}

const upload = async (page: Page, desk: DeskUnderTest) => {
  await page.goto('#/members');
  await page.goto('#/import');
  await page.getByLabel('Drop the export here').setInputFiles({
    name: 'office.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(exportOf(desk.read('members.csv'))),
  });
};

test('unfamiliar columns are matched once, and streets stay private', async ({ page, desk }) => {
  const before = desk.read('members.csv');
  await upload(page, desk);
  const question = page.getByRole('heading', {
    name: 'Which column has the names, and which the email addresses?',
  });
  await expect(question).toBeVisible();
  await expect(page.getByText('Abernathy, Ruth')).toBeVisible();
  await expect(page.getByLabel('Use “City/State/Zip” as')).toHaveValue('cityStateZip');
  await expect(page.getByLabel('Use “Status” as')).toHaveCount(0);
  await expect(page.getByText('It decides who is listed.')).toBeVisible();
  await clean(page, 'the columns');

  await page.getByLabel('Use “Contact person” as').selectOption('Name, such as Haile, Desta');
  await page.getByLabel('Use “Reach at” as').selectOption('Phone');
  await page.getByLabel('Use “How to write” as').selectOption('Email');
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await expect(page.getByRole('heading', { name: 'office.csv: 89 → 89 members' })).toBeFocused();
  await page.getByText('What we read from the export').click();
  await expect(
    page.getByText('We read "Contact person" as: Name, such as Haile, Desta (your choice)'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(page.getByText('There was nothing to save.')).toBeVisible();
  expect(desk.read('members.csv')).toBe(before);
  expect(desk.read('membership.yaml')).toContain('Contact person');

  // The next export needs no choice, and a wrong one can be changed.
  await upload(page, desk);
  await expect(page.getByRole('heading', { name: 'office.csv: 89 → 89 members' })).toBeFocused();
  await page.getByText('Columns of the export (5)').click();
  await page.getByLabel('Use “Reach at” as').selectOption("Don't use");
  await page.getByRole('button', { name: 'Use these columns' }).click();
  // The new answer begins with its columns closed.
  const columns = page.locator('details', { hasText: 'Columns of the export (5)' });
  await expect(columns).not.toHaveAttribute('open');
  await columns.locator('summary').click();
  await expect(page.getByLabel('Use “Reach at” as')).toHaveValue('notUsed');
});
