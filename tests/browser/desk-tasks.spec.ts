// The tasks of the guide, from the list of tasks to what visitors get.
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  clean,
  deskTest,
  entryOf,
  pressSave,
  pressSend,
  published,
  saveAndWait,
  saveAsVersion,
} from '#support/desk-page.ts';
import { addOtherVolunteer, publishAsOther } from '#support/other-volunteer.ts';

const test = deskTest({ prepare: addOtherVolunteer });
test.describe.configure({ mode: 'default' });

/** Opens a task as a volunteer does: from the list, and from a list of forms. */
async function open(page: Page, ...tasks: readonly string[]): Promise<void> {
  await page.goto('');
  for (const task of tasks) await page.getByRole('main').getByRole('link', { name: task }).click();
}

async function publish(page: Page, words: string): Promise<void> {
  await open(page, 'Save version');
  await saveAsVersion(page, words);
  await open(page, 'Send to website');
  await pressSend(page);
}

test("undo yesterday's publication", async ({ page, desk }) => {
  publishAsOther(desk.folder, 'Dues for next year', 'facts.yaml', (text) =>
    text.replace(/^dues: .*$/m, 'dues: $190'),
  );
  await open(page, 'Get the latest version');
  await page.getByRole('button', { name: 'Get the latest version' }).click();
  await expect(page.getByText('Dues for next year')).toBeVisible();
  await open(page, 'History', 'Dues for next year');
  await page.getByRole('button', { name: 'Undo this version' }).click();
  await page.getByRole('button', { name: 'Restore and publish' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sent.');
  expect(published(desk, 'facts.yaml')).toContain('dues: $100');
});

test('publish after the weekly update was merged', async ({ page, desk }) => {
  publishAsOther(desk.folder, 'Weekly member update', 'members.csv', (text) =>
    text.replace('13855550151', '13855550199'),
  );
  await open(page, 'Facts');
  await page.getByLabel('Dues').fill('$130');
  await saveAndWait(page);
  await publish(page, 'New dues');
  expect(published(desk, 'members.csv')).toContain('13855550199');
  expect(published(desk, 'facts.yaml')).toContain('dues: $130');
  expect(desk.read('members.csv')).toContain('13855550199');
});

test('change a home card and a letter', async ({ page, desk }) => {
  await open(page, 'Texts of pages');
  await clean(page, 'the texts of pages');
  await page.getByRole('link', { name: 'Home page' }).click();
  const card = entryOf(page, 'Check the license');
  await card.locator('summary').click();
  await clean(page, 'a card of the home page');
  // Pasted from a word processor.
  await card.getByLabel('Title').fill('Check\u00A0the li\u00ADcense first\u200B');
  await page.getByRole('button', { name: 'Move down: Check' }).click();
  await page.getByRole('button', { name: 'Remove: Agree on the fee first' }).click();
  await saveAndWait(page);
  expect(desk.read('pages/home.yaml')).toMatch(
    /title: Choose someone local\n[\s\S]*title: Check the license first\n/,
  );
  expect(desk.read('pages/home.yaml')).not.toContain('Agree on the fee');

  await open(page, 'Texts of pages', 'Reasons and letters');
  await page.getByLabel('Greeting').fill('Good morning,');
  await page.getByLabel('Question 2').fill('What would it cost?');
  await page.getByRole('button', { name: 'Move up: What would it cost?' }).click();
  await saveAndWait(page);
  expect(desk.read('reasons.yaml')).toMatch(
    /greeting: Good morning,\n[\s\S]*questions:\n {4}- What would it cost\?\n/,
  );
  await publish(page, 'A card and the letter');
  expect(published(desk, 'reasons.yaml')).toContain('Good morning,');
});

test('add a fourth committee', async ({ page, desk }) => {
  await open(page, 'Committees');
  await page.getByRole('button', { name: 'Add a committee' }).click();
  const committee = page.locator('.desk-entry[id="root_3-entry"]');
  await expect(committee.getByLabel('Name')).toBeFocused();
  await committee.getByLabel('Name').fill('...');
  await committee.getByLabel('Icon').selectOption('mentor');
  await committee.getByLabel('Mission').fill('We help trainees find a supervisor.');
  for (const duty of ['Match pairs.', 'Hold an evening.', 'Answer questions.']) {
    await committee.getByRole('button', { name: 'Add a duty' }).click();
    await expect(committee.locator('input:focus, textarea:focus')).toHaveValue('');
    await page.keyboard.type(duty);
  }
  await pressSave(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Entry 4, Name: This name has no letter. Enter a name.');
  await committee.getByLabel('Name').fill('Mentor Committee');
  await clean(page, 'a committee with duties');
  await saveAndWait(page);
  expect(desk.read('committees.yaml')).toContain(
    '- title: Mentor Committee\n  icon: mentor\n  mission: We help trainees find a supervisor.\n  duties:\n    - Match pairs.\n    - Hold an evening.\n    - Answer questions.\n',
  );
});

/** Chooses a file with a button of the library or a form. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7c2d0d' } })
    .jpeg()
    .toBuffer();

async function portraitOf(page: Page, name: string): Promise<Locator> {
  await open(page, 'Board');
  const person = entryOf(page, name);
  await person.locator('summary').click();
  return person;
}

test('put a portrait in, and take it out', async ({ page, desk }) => {
  let person = await portraitOf(page, 'Marisela Quintana');
  const buffer = await photo(3000, 2000);
  await person
    .getByLabel('Choose a picture from this computer')
    .setInputFiles({ name: 'AUX.JPG', mimeType: 'image/jpeg', buffer });
  await expect(person.getByText('Saved as picture-aux.jpg.')).toBeVisible();
  await saveAndWait(page);

  await open(page, 'Pictures and video');
  const portrait = page.getByRole('listitem').filter({ hasText: 'picture-aux.jpg' });
  await expect(portrait).toContainText('2400 × 1600 pixels');
  await expect(portrait).toContainText('Board: Marisela Quintana');
  await expect(portrait.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await clean(page, 'the library');
  await portrait.getByRole('button', { name: 'Rotate' }).click();
  await expect(portrait).toContainText('1600 × 2400 pixels');
  await portrait
    .getByLabel('Replace picture-aux.jpg')
    .setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: await photo(500, 600) });
  await expect(portrait).toContainText('500 × 600 pixels');
  await page
    .getByLabel('Replace intro.mp4')
    .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('RIFF') });
  await expect(page.getByRole('alert')).toContainText("This isn't a video in MP4.");

  person = await portraitOf(page, 'Marisela Quintana');
  await person.getByLabel('Picture (optional)').selectOption('None');
  await saveAndWait(page);
  await open(page, 'Pictures and video');
  await expect(portrait).toContainText('Not used');
  page.once('dialog', (dialog) => dialog.accept());
  await portrait.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Picture deleted. Not live yet.')).toBeVisible();
  await expect(portrait).toHaveCount(0);
  expect(desk.git('status', '--porcelain')).not.toContain('picture-aux');
});

test('settings turn sample data off, and take values as people write them', async ({
  page,
  desk,
}) => {
  await open(page, 'Settings');
  await clean(page, 'the settings');
  await page.getByRole('link', { name: 'Association' }).click();
  await page.getByLabel('The people and addresses are samples').uncheck();
  await clean(page, 'the association');
  await saveAndWait(page);
  expect(desk.read('site.yaml')).toContain('sampleData: false');

  await open(page, 'Settings', 'Colors');
  const rock = page.getByLabel('Rock (optional)').first();
  await rock.fill('#8a3b1c');
  await pressSave(page);
  await expect(rock).toHaveAccessibleDescription(
    /has a contrast of 5.9:1.*Change rock to "#783318"/,
  );
  await rock.fill('#783318');
  await clean(page, 'the colors');
  await saveAndWait(page);
  expect(desk.read('theme.yaml')).toBe('light:\n  rock: "#783318"\n');

  await open(page, 'Office');
  await page.getByLabel('Phone').fill('(801) 555-0177');
  const checked = page.getByLabel('Members last checked');
  await checked.fill('2199-01-01');
  await pressSave(page);
  await expect(checked).toHaveAccessibleDescription(/This day is in the future/);
  await checked.fill('2026-11-20');
  await saveAndWait(page);
  expect(desk.read('site.yaml')).toContain('phone: "18015550177"');
});
