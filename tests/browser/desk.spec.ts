// The desk as a volunteer uses it: import, members, forms, articles, versions.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  clean,
  deskTest,
  entryOf,
  importSample,
  pressSave,
  saveAndWait,
  saveAsVersion,
} from '#support/desk-page.ts';
import { hold } from '#support/search-outcome.ts';

const test = deskTest();
test.describe.configure({ mode: 'default' });

const status = (page: Page) => page.getByRole('status').and(page.locator('.desk-status'));
const open = (page: Page, task: string) =>
  page.getByRole('navigation', { name: 'Tasks' }).getByRole('link', { name: task }).click();
/** A line of the box that says where the changes are. */
const row = (box: Locator, title: string) => box.locator('dl > div', { hasText: title });

async function discardAll(page: Page): Promise<void> {
  await open(page, 'Discard all changes');
  await page.getByRole('button', { name: 'Discard all changes' }).click();
  await page.getByRole('button', { name: 'Yes, discard my changes' }).click();
  await expect(status(page)).toContainText('Changes discarded. A copy is in');
}

async function fillMember(page: Page, email: string): Promise<void> {
  // The form of the member before has the same fields.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New member');
  for (const [field, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Quist'],
    ['City', 'Provo'],
    ['ZIP', '84604'],
    ['Email', email],
  ] as const)
    await page.getByLabel(field).fill(text);
}

test('an export updates the members, and the date of the last check', async ({ page, desk }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('89 members, last checked')).toBeVisible();
  await clean(page, 'the list of tasks');
  await open(page, 'Update the member list');
  const before = desk.read('members.csv');
  await importSample(page);
  await expect(page.getByRole('heading', { name: /^wild-apricot\.csv: 89 →/ })).toBeFocused();
  await expect(page.getByRole('img', { name: /ZIP codes? have a member/ })).toBeVisible();
  expect(desk.read('members.csv')).toBe(before);
  await clean(page, 'the import report');
  const button = page.getByRole('button', { name: 'Save the list' });
  await expect(button).toBeDisabled();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button.click();
  await expect(status(page)).toContainText('was saved');
  expect(desk.read('members.csv')).not.toBe(before);
  await page.getByRole('link', { name: 'Review the members' }).click();
  await page.getByRole('button', { name: 'to today' }).click();
  await expect(status(page).first()).toContainText('“Last checked” is today');
  await discardAll(page);
  expect(desk.read('members.csv')).toBe(before);
});

test('the form explains an issue of a member at its field', async ({ page, desk }) => {
  await page.goto('#/members');
  await page.getByLabel('Find a member').fill('sorensen');
  await page.getByRole('link', { name: 'Dallin Sorensen' }).click();
  await page.getByLabel('Phone').fill('555');
  await pressSave(page);
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await alert.getByRole('button', { name: /Enter 1 and then the 10 digits/ }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    /Enter 1 and then the 10 digits/,
  );
  await clean(page, 'a member with an issue');
  await page.getByLabel('Phone').fill('13855550139');
  await saveAndWait(page);
  expect(desk.read('members.csv')).toContain('\n3,Dallin,Sorensen,13855550139,');
});

test('a new member is added once, also after a correction', async ({ page, desk }) => {
  const before = desk.read('members.csv').split('\n').length;
  await page.goto('#/members/new');
  await fillMember(page, 'ada@example.org');
  await pressSave(page);
  await expect(status(page)).toContainText('Added Ada Quist.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Quist');
  await expect(page).toHaveURL(/#\/members\/\d+$/);
  await page.getByLabel('Email').fill('ada.quist@example.org');
  await saveAndWait(page);
  const rows = desk.read('members.csv').split('\n');
  expect(rows.filter((row) => row.includes('Quist'))).toEqual([
    expect.stringContaining('ada.quist@example.org'),
  ]);
  expect(rows).toHaveLength(before + 1);

  await page.goto('#/members');
  await page.goto('#/members/new');
  await fillMember(page, 'other@example.org');
  page.once('dialog', (dialog) => dialog.dismiss());
  await pressSave(page);
  await expect(page.getByRole('alert')).toContainText('is already on the list');
  expect(desk.read('members.csv').split('\n')).toHaveLength(before + 1);
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('#/members');
});

test('the keyboard changes an event, the facts and the board', async ({ page, desk }) => {
  await page.goto('#/forms/events');
  const annual = entryOf(page, 'Annual meeting');
  await annual.locator('summary').focus();
  await page.keyboard.press('Enter');
  await annual.getByLabel('Place').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Old Granary Hall, upstairs');
  await clean(page, 'an event');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Saved');
  expect(desk.read('events.yaml')).toContain('  place: Old Granary Hall, upstairs\n');

  await page.getByRole('button', { name: 'Add an event' }).click();
  await pressSave(page);
  const ofGroup = page.getByRole('alert').getByRole('button', { name: /fields: member, guest/ });
  await ofGroup.click();
  await expect(page.locator('.desk-part:focus')).toContainText('Price in dollars');
  page.once('dialog', (dialog) => dialog.accept());

  await page.goto('#/forms/facts');
  await expect(page.getByLabel('Dues')).toHaveAccessibleDescription(/costs a year.*\{dues\}/);
  await page.getByLabel('Dues').fill('$120');
  await saveAndWait(page);

  await page.goto('#/forms/board');
  await page.getByRole('button', { name: 'Add a board member' }).click();
  await expect(page.locator('.desk-entry[id] :focus')).toHaveAccessibleName('Name');
  await page.keyboard.type('Ada Quist');
  await pressSave(page);
  await expect(page.getByRole('alert')).toContainText('Entry 10, Title: This field is missing.');
  await entryOf(page, 'Bryce Lundquist')
    .getByRole('button', { name: /^Remove: / })
    .click();
  await expect(page.locator('summary:focus')).toContainText('Patricia Nez');
  await page
    .locator('.desk-entry', { hasText: 'Ada Quist' })
    .getByLabel('Title')
    .selectOption('Board Member');
  await saveAndWait(page);
  expect(desk.read('board.yaml')).toContain('  - name: Ada Quist\n    title: Board Member\n');
});

test('what a volunteer writes while a form is saved stays, and is saved next', async ({
  page,
  desk,
}) => {
  await page.goto('#/forms/facts');
  const dues = page.getByLabel('Dues');
  await dues.fill('$126');
  const letThrough = await hold(page, '**/api/forms/facts');
  await pressSave(page);
  await dues.fill('$127');
  letThrough();
  await expect.poll(() => desk.read('facts.yaml')).toContain('dues: $126');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(dues).toHaveValue('$127');
  await saveAndWait(page);
  expect(desk.read('facts.yaml')).toContain('dues: $127');
});

test('a volunteer writes an article with pictures', async ({ page, desk }) => {
  const photo = await sharp({
    create: { width: 90, height: 60, channels: 3, background: '#7c2d0d' },
  })
    .jpeg()
    .toBuffer();
  await page.goto('#/articles/new');
  await page.getByLabel('Title').fill('What a lot holds');
  await page
    .getByLabel('Summary')
    .fill('A lot is more than the ground under a house, and here is what it holds.');
  await page.getByLabel('Author').fill('Ada Quist');
  await page.getByLabel('Category').selectOption('Residential');
  await page
    .getByLabel('Choose a picture from this computer')
    .setInputFiles({ name: 'The Lot.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('the-lot.jpg');
  await page.getByLabel('Picture description').fill('A lot');
  await page.getByLabel('Text', { exact: true }).fill('## A heading\n\nSome words.');
  await page.getByText('Add a picture to the text').click();
  await page
    .getByLabel('Picture from this computer', { exact: true })
    .setInputFiles({ name: 'fence.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel('Description for screen readers').fill('A fence');
  const letThrough = await hold(page, '**/api/pictures/fence.jpg');
  await page.getByRole('button', { name: 'Add to the end of the text' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await text.press('Control+End');
  await text.pressSequentially(' And more.');
  letThrough();
  await expect(text).toHaveValue(/fence\.jpg/);
  await page.getByRole('button', { name: 'Preview the text' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A fence' })).toHaveJSProperty('naturalWidth', 90);
  await clean(page, 'an article');
  // The new article gets an address. The form stays open and confirms that it was saved.
  const counted = page.waitForResponse('**/api/state');
  await pressSave(page);
  await counted;
  await page.getByLabel('Author').press('End');
  await expect(page).toHaveURL(/6-what-a-lot-holds/);
  await expect(status(page)).toContainText('Saved');
  expect(desk.read('posts/6-what-a-lot-holds.md')).toContain(
    '## A heading\n\nSome words. And more.\n\n![A fence](fence.jpg)\n',
  );
});

test('a version is saved and sent, and a form older than its file is rejected', async ({
  page,
  context,
  desk,
}) => {
  const other = await context.newPage();
  await other.goto(`${desk.address}#/forms/facts`);
  await expect(other.getByLabel('Seats')).toHaveValue('3');
  await page.goto('#/forms/facts');
  await page.getByLabel('Dues').fill('$125');
  await saveAndWait(page);
  await other.getByLabel('Seats').fill('4');
  await pressSave(other);
  await expect(other.getByRole('alert')).toContainText('was changed elsewhere');
  expect(desk.read('facts.yaml')).toContain('seats: 3');
  await other.close({ runBeforeUnload: false });

  await open(page, 'Save version');
  const box = page.getByRole('region', { name: 'Where your changes are' });
  await expect(box).toContainText("can't publish directly");
  await expect(row(box, 'Not in a version yet')).toContainText('Facts');
  await page.getByText('facts.yaml').click();
  await expect(page.getByText('dues: $125')).toBeVisible();
  await clean(page, 'saving a version');
  await saveAsVersion(page, 'News of the autumn');
  await expect(row(box, 'Last version saved here')).toContainText('News of the autumn');
  await expect(row(box, 'Not in a version yet')).toContainText('Nothing');
  expect(desk.git('log', '-1', '--format=%s')).toBe('News of the autumn\n');
  expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  const file = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: 'Send to website' }).click();
  await page.getByRole('button', { name: 'Make a file for your webmaster' }).click();
  expect((await file).suggestedFilename()).toMatch(/^content-[\d-]+\.zip$/);

  // From here on there is a website to send to.
  const website = join(desk.folder, '.git', 'website.git');
  desk.git('init', '--quiet', '--bare', website);
  desk.git('remote', 'add', 'origin', website);
  desk.git('push', '--quiet', 'origin', 'HEAD~1:refs/heads/main');
  await page.reload();
  await expect(row(box, 'Last sent to the website')).toContainText('The first state');
  await expect(row(box, 'Saved here, not sent')).toContainText('News of the autumn');
  await expect(page.getByRole('main').getByText('facts.yaml')).toBeVisible();
  await clean(page, 'sending a version');
  await page.getByRole('button', { name: 'Send to website' }).click();
  await expect(status(page)).toHaveText('Sent. The site updates in a few minutes.');
  await expect(row(box, 'Last sent to the website')).toContainText('News of the autumn');
  expect(desk.git('ls-remote', 'origin', 'main')).toContain(desk.git('rev-parse', 'HEAD').trim());
  await open(page, 'Discard all changes');
  await expect(page.getByText('Nothing has changed since the last version.')).toBeVisible();
  await clean(page, 'nothing to discard');
});

test('the preview reports a content error before it builds', async ({ page, desk }) => {
  const valid = desk.read('places.yaml');
  desk.write('places.yaml', 'zips: []\n');
  await page.goto('#/preview');
  await page.getByRole('button', { name: 'Build preview' }).click();
  await expect(page.getByRole('status')).toHaveText("The preview couldn't be built.");
  await expect(page.getByText('places.yaml, names: This field is missing.')).toBeVisible();
  desk.write('places.yaml', valid);
});

test('the built site contains nothing of the desk', () => {
  const site = process.env.SITE_DIR || 'dist';
  const files = globSync('**/*.{html,js,css,txt,xml,json}', { cwd: site });
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((file) =>
    /desk-(tasks|form|entry)|rjsf/.test(readFileSync(join(site, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('a page whose server has stopped says so', async ({ page, desk }) => {
  await page.goto('#/forms/facts');
  await page.getByLabel('Dues').fill('$99');
  await desk.close();
  await pressSave(page);
  await expect(page.getByRole('alert')).toContainText('has stopped');
  await expect(page.getByLabel('Dues')).toHaveValue('$99');
});
