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

test('a volunteer changes a card, an answer and a letter, and comments stay', async ({
  page,
  desk,
}) => {
  await page.goto('#/forms/home-page');
  const card = entryOf(page, 'Check the license');
  await card.locator('summary').click();
  await card.getByLabel('Title').fill('Check the license first');
  await saveAndWait(page);
  expect(desk.read('pages/home.yaml')).toContain('  - title: Check the license first\n');

  // By keyboard.
  await open(page, 'Quick answers');
  await page.getByRole('button', { name: 'Add a question' }).press('Enter');
  await expect(page.locator('.desk-entry :focus')).toHaveAccessibleName('Question');
  await page.keyboard.type('Who pays?');
  await pressSave(page);
  await expect(page.getByRole('alert')).toContainText('Not saved.');
  const added = entryOf(page, 'Who pays?');
  await expect(added.getByLabel('Answer')).toBeFocused();
  await page.keyboard.type('You do.');
  await added.getByLabel('Link text').fill('Join');
  await added.getByLabel('Link address').fill('/membership');
  await page.getByRole('button', { name: 'Move up: Who pays?' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move up: Who pays?' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove: What does an appraiser do?' }).press('Enter');
  await expect(page.locator('summary:focus')).toContainText('Does my lender order it?');
  // A button that is off at the top gives its focus to the entry.
  await page.getByRole('button', { name: 'Move up: Is it an inspection?' }).press('Enter');
  await expect(page.locator('summary:focus')).toContainText('Is it an inspection?');
  const comments = desk.read('answers.yaml').match(/^ *#.*$/gm);
  const letThrough = await hold(page, '**/api/edit/forms/answers');
  await pressSave(page);
  await added.getByLabel('Question').fill('Who pays for it?');
  letThrough();
  await expect.poll(() => desk.read('answers.yaml')).toContain('- question: Who pays?\n');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saveAndWait(page);
  expect(desk.read('answers.yaml')).toContain(
    '- question: Who pays for it?\n    answer: You do.\n',
  );
  expect(desk.read('answers.yaml').match(/^ *#.*$/gm)).toEqual(comments);

  await page.goto('#/forms/reasons');
  const reason = entryOf(page, 'A divorce');
  await reason.locator('summary').click();
  const subject = reason.getByLabel('Subject');
  await subject.fill('Value for a divorce');
  // A link and Back ask before what was typed is lost.
  for (const leave of [() => open(page, 'Coverage map'), () => page.goBack()]) {
    page.once('dialog', (dialog) => dialog.dismiss());
    await leave();
    await expect(subject).toHaveValue('Value for a divorce');
    await expect(page).toHaveURL(/#\/forms\/reasons$/);
  }
  await page.route('**/api/edit/forms/reasons', (route) => route.abort());
  await pressSave(page);
  await expect(page.getByRole('alert')).toContainText('The desk has stopped');
  await page.unrouteAll();
  await saveAndWait(page);
  expect(desk.read('reasons.yaml')).toContain('subject: Value for a divorce\n');
});

test('a volunteer adds a class, moves it and cancels it', async ({ page, desk }) => {
  await page.goto('#/forms/events');
  await page.getByRole('button', { name: 'Add an event' }).click();
  const added = page.locator('.desk-entry').last();
  for (const [label, text] of [
    ['Short name', 'ethics-2097'],
    ['Title', 'Ethics'],
    ['Starts', '2097-03-05T18:00'],
    ['Ends', '2097-03-05T20:00'],
    ['Place', 'Hall 2'],
    ['City', 'Provo'],
    ['For members', '0'],
    ['For guests', '25'],
    ['Description', 'What we may say.'],
    ['Email for questions', 'events@example.org'],
  ] as const)
    await added.getByLabel(label, { exact: true }).fill(text);
  await added.getByLabel('Kind of event').selectOption('Networking');
  await saveAndWait(page);
  await added.getByLabel('Starts').fill('2097-03-12T18:00');
  await pressSave(page);
  await expect(added.getByText('The event ends before it starts.')).toBeVisible();
  await added.getByLabel('Ends').fill('2097-03-12T20:00');
  await added.getByLabel('Status').selectOption('cancelled');
  await saveAndWait(page);
  expect(desk.read('events.yaml')).toMatch(
    /- id: ethics-2097\n {2}title: Ethics\n[\s\S]*start: 2097-03-12T18:00\n[\s\S]*status: cancelled\n/,
  );
});

test('an unfamiliar export asks everything on one screen, and the next one nothing', async ({
  page,
  desk,
}) => {
  await page.goto('');
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
  // A check of one use counts for no other.
  for (const use of ['Decides whose phone is shown', 'Decides who is listed']) {
    await decide('Wishes', use);
    await expect(page.getByLabel('Full ·')).not.toBeChecked();
    await page.getByLabel('Full ·').check();
  }
  const answer = page.getByRole('button', { name: 'Use these answers' });
  await answer.click();
  await expect(page.getByRole('heading', { name: 'list.csv: we have questions' })).toBeFocused();
  // The names are known now, so other questions come to this screen.
  await expect(page.getByLabel('Test Test ·')).not.toBeChecked();
  await page.getByLabel('This list has no email addresses').check();
  await answer.click();
  await expect(page.getByRole('heading', { name: 'list.csv: 89 → 60 members' })).toBeFocused();
  await save.click();
  await expect(page.locator(':focus:invalid')).toBeVisible();
  await page.getByRole('checkbox', { name: 'members would leave' }).check();
  await save.click();
  await expect(page.getByText('was saved')).toBeVisible();
  expect(desk.read('membership.yaml')).toContain('column: Wishes');
  await page.getByRole('link', { name: 'Review the members' }).click();
  await page.getByLabel('Find a member').fill('SÓRENSEN');
  await expect(page.getByText('1 of 60 members')).toBeVisible();
  await importFile();
  await expect(save).toBeVisible();
  // Without its last column. The answer about it stays while the others are corrected.
  await importFile(/,\w*$/);
  await page.getByLabel('“Wishes” decided before').check();
  await answer.click();
  const result = page.getByRole('heading', { name: 'list.csv: 60 → 60 members' });
  await expect(result).toBeFocused();
  await page.getByText('Columns of the export').click();
  await answer.click();
  await expect(result).toBeFocused();
});

test('a volunteer writes an article and sees it as the site shows it', async ({ page, desk }) => {
  // An address that was cut.
  await page.goto('#/articles/%');
  await expect(page.getByRole('heading', { name: 'The desk can’t show this' })).toBeVisible();
  await expect(page.getByText("We can't find that article.")).toBeVisible();
  await page.goto('#/articles/new');
  await page.getByLabel('Title').fill('What a lot holds');
  await page
    .getByLabel('Summary')
    .fill('A lot is more than the ground under a house, and here is what it holds.');
  await page.getByLabel('Author').fill('Ada Quist');
  await page.getByLabel('Category').selectOption('Residential');
  await page
    .getByLabel('Choose a picture from this computer')
    .setInputFiles(await photo('The Lot #1.jpg'));
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('the-lot-1.jpg');
  await page.getByLabel('Picture description').fill('A lot');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('June 5: Provo\nJune 12: Lehi');
  await expect(
    page.getByText('“June 5: Provo” and the next line will run together.'),
  ).toBeVisible();
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
  // Meanwhile, the person stays at their place.
  await person.getByRole('button', { name: 'Move down' }).press('Enter');
  letThrough();
  await expect(page.getByText('Saved as picture-aux.jpg.')).toBeVisible();
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

async function publishDues(page: Page, dues: string, words: string): Promise<void> {
  await open(page, 'Facts');
  await page.getByLabel('Dues').fill(dues);
  await saveAndWait(page);
  await open(page, 'Publish');
  await page.getByLabel('What did you change?').fill(words);
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
}

test('a volunteer publishes after a colleague, and both choose what stays', async ({
  page,
  desk,
}) => {
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
});

test('a volunteer undoes a version, and returns to that of yesterday', async ({ page, desk }) => {
  await page.goto('');
  for (const dues of ['$150', '$160']) {
    await publishDues(page, dues, `Dues of ${dues}`);
    await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  }
  const openVersion = async () => {
    await open(page, 'History');
    await page.getByRole('link', { name: 'Dues of $160', exact: true }).click();
    await expect(page.getByRole('insertion').filter({ hasText: '$160' })).toBeVisible();
  };
  await openVersion();
  await page.getByText('Undo this version').click();
  await page.getByRole('button', { name: 'Undo and publish' }).click();
  await expect(page.getByRole('link', { name: 'Undo “Dues of $160”' })).toBeVisible();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  expect(desk.published('facts.yaml')).toContain('dues: $150');
  await openVersion();
  await page.getByRole('button', { name: 'Make “Facts” as it was then' }).click();
  await expect(page.getByText('The page is as it was then.')).toBeVisible();
  expect(desk.read('facts.yaml')).toContain('dues: $160');
  await open(page, 'Publish');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Discard these changes' }).click();
  await expect(page.getByText('Nothing, since the last version')).toBeVisible();
  expect(desk.read('facts.yaml')).toContain('dues: $150');
});
