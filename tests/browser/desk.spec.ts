// Journeys of a volunteer that only a browser can show. Saving, merging, git and parsing have unit tests.
import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { deskTest, pressSave } from '#support/desk-page.ts';
import { hold } from '#support/site-page.ts';

const test = deskTest();
base.describe.configure({ mode: 'default' });

const open = (page: Page, task: string) =>
  page.getByRole('navigation', { name: 'Tasks' }).getByRole('link', { name: task }).click();

/** An entry of a list in a form. */
const entryOf = (page: Page, name: string) =>
  page.locator('.desk-entry', { hasText: name }).first();

/** Saves the form, and waits until it is saved. */
async function saveAndWait(page: Page): Promise<void> {
  await pressSave(page);
  await expect(page.getByText('Saved. Not live yet.')).toBeVisible();
}

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: '#7c2d0d' } })
    .jpeg()
    .toBuffer(),
});

async function publishDues(page: Page, dues: string, words: string): Promise<void> {
  await open(page, 'Facts');
  await page.getByLabel('Dues').fill(dues);
  await saveAndWait(page);
  await open(page, 'Publish');
  await page.getByLabel('What did you change?').fill(words);
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
}

test('a volunteer edits entries by keyboard, and comments stay', async ({ page, desk }) => {
  await page.goto('');
  await open(page, 'Board');
  await page.getByRole('button', { name: 'Add a board member' }).click();
  await expect(page.locator('.desk-entry :focus')).toHaveAccessibleName('Name');
  await page.keyboard.type('Ada Quist');
  await pressSave(page);
  await expect(page.getByRole('alert')).toContainText('Not saved.');
  const added = entryOf(page, 'Ada Quist');
  await expect(added.getByLabel('Title')).toBeFocused();
  await added.getByLabel('Title').selectOption('Board Member');
  await page.getByRole('button', { name: 'Move up: Ada Quist' }).click();
  // A button that is off at the top gives its focus to the entry.
  await page.getByRole('button', { name: 'Move up: President', exact: true }).press('Enter');
  await expect(page.getByLabel('Title 1')).toBeFocused();
  await page.getByRole('button', { name: 'Remove: Bryce Lundquist' }).click();
  await expect(page.locator('summary:focus')).toContainText('Patricia Nez');
  const comments = desk.read('board.yaml').match(/^ *#.*$/gm);
  const letThrough = await hold(page, '**/api/edit/forms/board');
  await pressSave(page);
  await added.getByLabel('Name').fill('Ada Quist Jr.');
  letThrough();
  await expect.poll(() => desk.read('board.yaml')).toContain('- name: Ada Quist\n');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saveAndWait(page);
  expect(desk.read('board.yaml')).toContain('- name: Ada Quist Jr.\n    title: Board Member\n');
  expect(desk.read('board.yaml').match(/^ *#.*$/gm)).toEqual(comments);

  await added.getByLabel('Name').fill('Ada Quist III');
  // A link and Back ask before what was typed is lost.
  for (const leave of [() => open(page, 'Events'), () => page.goBack()]) {
    page.once('dialog', (dialog) => dialog.dismiss());
    await leave();
    await expect(added.getByLabel('Name')).toHaveValue('Ada Quist III');
    await expect(page).toHaveURL(/#\/forms\/board$/);
  }
  await page.route('**/api/edit/forms/board', (route) => route.abort());
  await pressSave(page);
  await expect(page.getByRole('alert')).toContainText('The desk has stopped');
  await expect(added.getByLabel('Name')).toHaveValue('Ada Quist III');
  page.once('dialog', (dialog) => dialog.accept());
  await open(page, 'Events');
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
});

test('an unfamiliar export asks everything on one screen, and the next one nothing', async ({
  page,
  desk,
}) => {
  await page.goto('');
  await expect(page.getByText('89 members, last checked')).toBeVisible();
  // More than a fifth leave, which the volunteer has to agree to.
  const rows = desk.read('members.csv').trim().split('\n').slice(1, 61);
  const people = rows.map((row) => {
    const [, first, last, phone, , city, zip] = row.split(',');
    return `"${last}, ${first}","${city}, UT ${zip}",${phone},Full`;
  });
  const lines = ['Who,Where,Dial,Wishes', ...people, '"Test, Test","Provo, UT 84604",,Full', ''];
  const save = page.getByRole('button', { name: 'Save the list' });
  const importFile = async (pattern = /$/) => {
    await open(page, 'Update the member list');
    const buffer = Buffer.from(lines.map((line) => line.replace(pattern, '')).join('\n'));
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('Drop the export here').setInputFiles(file);
  };
  const decide = (column: string, use: string) =>
    page.getByLabel(`What “${column}” has`).selectOption(use);
  await importFile();
  await decide('Who', 'Name, such as Haile, Desta');
  await decide('Where', 'City, state and ZIP in one cell');
  await decide('Dial', 'Phone');
  await decide('Wishes', 'Decides whose phone is shown');
  await page.getByLabel('Full ·').check();
  // A check of one use counts for no other.
  await decide('Wishes', 'Decides who is listed');
  await expect(page.getByLabel('Full ·')).not.toBeChecked();
  await page.getByLabel('Full ·').check();
  const answer = page.getByRole('button', { name: 'Use these answers' });
  await answer.click();
  await expect(page.getByRole('heading', { name: 'list.csv: we have questions' })).toBeFocused();
  // The names are known now, so other questions come to this screen.
  await expect(page.getByLabel('Test Test ·')).not.toBeChecked();
  await page.getByLabel('This list has no email addresses').check();
  await answer.click();
  await expect(page.getByRole('heading', { name: 'list.csv: 89 → 60 members' })).toBeFocused();
  const stored = () => [desk.read('members.csv'), desk.read('membership.yaml')];
  const before = stored();
  await save.click();
  await expect(page.locator(':focus:invalid')).toBeVisible();
  expect(stored()).toEqual(before);
  await page.getByRole('checkbox', { name: 'members would leave' }).check();
  await save.click();
  await expect(page.getByText('was saved')).toBeVisible();
  for (const [at, text] of stored().entries()) expect(text).not.toBe(before[at]);
  await page.getByRole('link', { name: 'Review the members' }).click();
  // Such as from a bookmark: the member has left.
  await page.goto('#/members/89');
  await expect(page.getByRole('heading', { name: 'The desk can’t show this' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This member is no longer on the list.');
  await page.goBack();
  await page.getByLabel('Find a member').fill('SÓRENSEN');
  await expect(page.getByText('1 of 60 members')).toBeVisible();
  await importFile();
  await expect(save).toBeVisible();
  // Without its last column. The answer about it stays while the others are corrected.
  await importFile(/,\w*$/);
  await page.getByLabel('“Wishes” decided before').check();
  await answer.click();
  await page.getByText('Columns of the export').click();
  await answer.click();
  await expect(page.getByRole('heading', { name: 'list.csv: 60 → 60 members' })).toBeFocused();
});

test('a volunteer writes an article and sees it as the site shows it', async ({ page, desk }) => {
  await page.goto('#/articles/new');
  await page.getByLabel('Title').fill('What a lot holds');
  await page
    .getByLabel('Summary')
    .fill('A lot is more than the ground under a house, and here is what it holds.');
  await page.getByLabel('Author').fill('Ada Quist');
  await page.getByLabel('Category').selectOption('Residential');
  await page
    .getByLabel('Choose a picture from this computer')
    .setInputFiles(await photo('The Lot.jpg'));
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('the-lot.jpg');
  await page.getByLabel('Picture description').fill('A lot');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('## A heading\n\nSome words.');
  const letThrough = await hold(page, '**/api/pictures/fence.jpg*');
  page.once('dialog', (dialog) => dialog.accept('A fence'));
  await page
    .getByLabel('Add a picture to the end of the text')
    .setInputFiles(await photo('fence.jpg'));
  await text.press('Control+End');
  await text.pressSequentially(' And more.');
  letThrough();
  await expect(text).toHaveValue(/fence\.jpg/);
  await page.getByRole('button', { name: 'Preview the text' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A fence' })).toHaveJSProperty('naturalWidth', 90);
  await saveAndWait(page);
  await expect(page).toHaveURL(/6-what-a-lot-holds/);
  expect(desk.read('posts/6-what-a-lot-holds.md')).toContain(
    '## A heading\n\nSome words. And more.\n\n![A fence](fence.jpg)\n',
  );
});

test('a portrait goes in, is replaced, and goes out', async ({ page, desk }) => {
  await page.goto('#/forms/board');
  const person = entryOf(page, 'Marisela Quintana');
  await person.locator('summary').click();
  const letThrough = await hold(page, '**/api/pictures/AUX.JPG*');
  await person
    .getByLabel('Choose a picture from this computer')
    .setInputFiles(await photo('AUX.JPG'));
  // Meanwhile, the person may move.
  await person.getByRole('button', { name: 'Move down' }).click();
  letThrough();
  await expect(person.getByText('Saved as picture-aux.jpg.')).toBeVisible();
  await saveAndWait(page);
  await open(page, 'Pictures');
  const portrait = page.getByRole('listitem').filter({ hasText: 'picture-aux.jpg' });
  await expect(portrait).toContainText('90 × 60 pixels');
  await expect(portrait).toContainText('Board: Marisela Quintana');
  await expect(portrait.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await portrait.getByLabel('Replace picture-aux.jpg').setInputFiles(await photo('other.jpg'));
  await open(page, 'Board');
  await person.locator('summary').click();
  await person.getByLabel('Picture (optional)').selectOption('None');
  await saveAndWait(page);
  await open(page, 'Pictures');
  page.once('dialog', (dialog) => dialog.accept());
  await portrait.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Picture deleted. Not live yet.')).toBeVisible();
  expect(desk.git('status', '--porcelain')).not.toContain('picture-aux');
});

test('two people publish, choose what to keep, and undo a version', async ({ page, desk }) => {
  const status = page.getByRole('status').first();
  await page.goto('');
  desk.publishAsOther('Weekly update', 'members.csv', (text) =>
    text.replace('13855550151', '13855550199'),
  );
  await publishDues(page, '$130', 'My dues');
  await expect(status).toContainText("Published.Added Ben Okafor's changes to yours.");
  await expect(status).toContainText("We can't tell when");
  expect(desk.published('facts.yaml')).toContain('dues: $130');
  desk.publishAsOther('Their dues', 'facts.yaml', (text) =>
    text.replace('dues: $130', 'dues: $120'),
  );
  await publishDues(page, '$140', 'My dues again');
  await expect(page.getByRole('alert')).toContainText('You and Ben Okafor both changed Dues.');
  const conflict = page.getByRole('group', { name: 'Facts: Dues' });
  await expect(conflict).toContainText('$140');
  await page.getByRole('button', { name: 'Keep these and publish' }).click();
  await expect(page.locator(':focus:invalid')).toBeVisible();
  await conflict.getByRole('radio', { name: "Keep Ben Okafor's" }).check();
  await page.getByRole('button', { name: 'Keep these and publish' }).click();
  await expect(status).toContainText('Published.');
  expect(desk.published('facts.yaml')).toContain('dues: $120');

  await open(page, 'History');
  await page.getByRole('link', { name: 'Their dues' }).click();
  await expect(page.getByRole('insertion').filter({ hasText: '$120' })).toBeVisible();
  await page.getByText('Undo this version').click();
  await page.getByRole('button', { name: 'Undo and publish' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  expect(desk.published('facts.yaml')).toContain('dues: $130');
  await page.getByRole('button', { name: 'Make “Facts” as it was then' }).click();
  await expect(page.getByText('The page is as it was then.')).toBeVisible();
  expect(desk.read('facts.yaml')).toContain('dues: $120');
  await open(page, 'Publish');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Discard these changes' }).click();
  await expect(page.getByText('Nothing, since the last version')).toBeVisible();
  expect(desk.read('facts.yaml')).toContain('dues: $130');
});
