// Two people at the desk, what was published before, and the member list before an import.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  clean,
  deskTest,
  importSample,
  pressSend,
  published,
  saveAndWait,
  saveAsVersion,
} from '#support/desk-page.ts';
import { addOtherVolunteer, publishAsOther } from '#support/other-volunteer.ts';

const test = deskTest({
  prepare: (folder, git) => {
    addOtherVolunteer(folder, git);
    publishAsOther(folder, 'Before the desk opened', 'facts.yaml', (text) =>
      text.replace(/^seats: .*$/m, 'seats: 4'),
    );
  },
});
test.describe.configure({ mode: 'default' });

const setDues = (dues: string) => (text: string) => text.replace(/^dues: .*$/m, `dues: ${dues}`);

async function changeDues(page: Page, dues: string): Promise<void> {
  await page.goto('#/forms/facts');
  await page.getByLabel('Dues').fill(dues);
  await saveAndWait(page);
}

async function saveAs(page: Page, words: string): Promise<void> {
  await page.goto('#/save');
  await saveAsVersion(page, words);
}

test('the desk opens with what others published', async ({ page, desk }) => {
  await page.goto('');
  await expect(
    page.getByText('Others published 1 version. We added it to your work.'),
  ).toBeVisible();
  expect(desk.read('facts.yaml')).toContain('seats: 4');
  await clean(page, 'the list of tasks with news');
  await page.goto('#/latest');
  await expect(page.getByText('Before the desk opened')).toBeVisible();
  await page.getByRole('button', { name: 'Get the latest version' }).click();
  await expect(page.getByRole('status')).toContainText('You have the latest version.');
  await clean(page, 'the latest version');
});

test('two people change one field, and the volunteer chooses', async ({ page, desk }) => {
  await changeDues(page, '$130');
  await saveAs(page, 'My dues');
  publishAsOther(desk.folder, 'Dues of the weekly update', 'facts.yaml', setDues('$120'));
  await page.goto('#/send');
  await page.getByRole('main').getByRole('button', { name: 'Send to website' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else changed the same content');
  await page.goto('');
  await page.getByRole('link', { name: 'Choose what to keep' }).click();
  const conflict = page.getByRole('group', { name: 'Facts · Dues' });
  await expect(conflict).toContainText('$130');
  await expect(conflict).toContainText('$120');
  const keep = page.getByRole('button', { name: 'Keep these' });
  await expect(keep).toBeDisabled();
  await clean(page, 'a conflict');
  await conflict.getByRole('radio', { name: 'Keep theirs' }).check();
  await keep.click();
  await expect(page.getByRole('status')).toContainText('We added what others published');
  expect(desk.read('facts.yaml')).toContain('dues: $120');
  await page.goto('#/send');
  await pressSend(page);
  expect(desk.git('log', '--format=%s')).toContain('My dues');
});

test('a publication is undone, alone and as a whole', async ({ page, desk }) => {
  await changeDues(page, '$150');
  await page.goto('#/forms/office');
  await page.getByLabel('Location').fill('Provo, Utah');
  await saveAndWait(page);
  await saveAs(page, 'Too much');
  await page.goto('#/send');
  await pressSend(page);

  await page.goto('#/history');
  await expect(page.getByRole('listitem').filter({ hasText: 'My dues' })).toContainText(
    'A volunteer',
  );
  await clean(page, 'the history');
  await page.getByRole('link', { name: 'Too much' }).click();
  await expect(page.getByRole('insertion').filter({ hasText: '$150' })).toBeVisible();
  await clean(page, 'a version');
  await page.getByRole('button', { name: 'Undo Dues' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo the change in Dues?' });
  await clean(page, 'the question before it restores');
  await dialog.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(dialog).toContainText('Sent. The site updates in a few minutes.');
  expect(published(desk, 'facts.yaml')).toContain('dues: $120');
  expect(published(desk, 'site.yaml')).toContain('Provo, Utah');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Undo this version' }).click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sent.');
  expect(published(desk, 'site.yaml')).not.toContain('Provo, Utah');
  expect(desk.git('log', '-1', '--format=%s')).toBe('Undo of “Too much”\n');
});

test('undoing asks where a later version changed the same field', async ({ page, desk }) => {
  await changeDues(page, '$160');
  await saveAs(page, 'Later dues');
  await page.goto('#/history');
  await page.getByRole('link', { name: 'Dues of the weekly update' }).click();
  await page.getByRole('button', { name: 'Undo this version' }).click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('A later version changed the same content.');
  await clean(page, 'a conflict with a later version');
  await dialog.getByRole('radio', { name: 'Restore it' }).check();
  await dialog.getByRole('button', { name: 'Keep these' }).click();
  await expect(dialog).toContainText('Sent.');
  expect(published(desk, 'facts.yaml')).toContain('dues: $100');
});

test('the member list before an import comes back with its numbers', async ({ page, desk }) => {
  await page.goto('#/restore');
  await expect(page.getByText('There are no copies yet.')).toBeVisible();
  const before = desk.read('members.csv');
  desk.write('member-numbers.csv', 'id,platformId\n1,earlier\n');
  await page.goto('#/import');
  await importSample(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(page.getByText('was saved')).toBeVisible();
  expect(desk.read('members.csv')).not.toBe(before);
  expect(desk.read('member-numbers.csv')).not.toContain('earlier');
  await page.goto('#/restore');
  await page.getByRole('button', { name: /^Restore this list/ }).click();
  await clean(page, 'the copies of the list');
  await page.getByRole('button', { name: 'Yes, restore it' }).click();
  await expect(page.getByText('Restored the list with 89 members')).toBeVisible();
  expect(desk.read('members.csv')).toBe(before);
  expect(desk.read('member-numbers.csv')).toContain('\n1,earlier\n');
});

test('without a connection the desk says so, and work goes on', async ({ page, desk }) => {
  const website = join(desk.folder, '.git', 'website.git');
  await rename(website, `${website}.away`);
  await page.goto('#/latest');
  await page.getByRole('button', { name: 'Get the latest version' }).click();
  await expect(page.getByRole('status')).toContainText("We couldn't connect.");
  await expect(page.getByRole('status')).toContainText('You can go on working.');
  await clean(page, 'the latest version offline');
  await changeDues(page, '$170');
  await saveAs(page, 'Offline');
  await page.goto('#/history');
  await page.getByRole('link', { name: 'Offline' }).click();
  await page.getByRole('button', { name: 'Undo this version' }).click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(page.getByRole('dialog')).toContainText('Not live yet.');
  await rename(`${website}.away`, website);
});
