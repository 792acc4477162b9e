// The desk as a volunteer uses it: import, members, forms, articles, publishing and undo.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  inlineRows,
  workbookOf,
  zipOf,
} from '@appraisers/office/import/reading/workbook.fixture.ts';
import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsInDark, violationsOf } from '#support/axe.ts';
import { type DeskUnderTest, openDesk } from '#support/desk-under-test.ts';

const test = base.extend<{ trouble: string[] }, { desk: DeskUnderTest }>({
  desk: [
    async ({ browserName: _any }, use) => {
      const desk = await openDesk();
      await use(desk);
      await desk.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ desk }, use) => use(desk.address),
  // Rejected requests are expected here.
  trouble: [
    async ({ page }, use) => {
      const issue: string[] = [];
      page.on('pageerror', (error) => issue.push(String(error)));
      page.on('console', (message) => {
        if (
          message.type() === 'error' &&
          !/status of (409|422)|ERR_CONNECTION_[A-Z]+|ERR_EMPTY_RESPONSE|Blocked script .*preview/.test(
            message.text(),
          )
        )
          issue.push(message.text());
      });
      await use(issue);
      expect(issue, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
test.describe.configure({ mode: 'default' });

const status = (page: Page) => page.getByRole('status').and(page.locator('.desk-status'));
const open = (page: Page, task: string) =>
  page.getByRole('navigation', { name: 'Tasks' }).getByRole('link', { name: task }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const entry = (page: Page, name: string) => page.locator('.desk-entry', { hasText: name }).first();

async function discardAll(page: Page): Promise<void> {
  await open(page, 'Discard all changes');
  await page.getByRole('button', { name: 'Discard all changes' }).click();
  await page.getByRole('button', { name: 'Yes, discard' }).click();
  await expect(status(page)).toContainText('as it was last published');
}

async function fillMember(page: Page, email: string): Promise<void> {
  for (const [field, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Quist'],
    ['City', 'Provo'],
    ['ZIP', '84604'],
    ['Email', email],
  ] as const)
    await page.getByLabel(field).fill(text);
}

async function clean(page: Page, screen: string): Promise<void> {
  expect(await violationsOf(page), screen).toEqual([]);
  expect(await violationsInDark(page), screen).toEqual([]);
}

test('an export renews the members, and the date of the check changes', async ({ page, desk }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('89 members, last checked')).toBeVisible();
  await clean(page, 'the beginning');
  await open(page, 'Update the member list');
  const before = desk.read('members.csv');
  await page
    .getByLabel('Drop the export here')
    .setInputFiles('office/import/samples/wild-apricot.csv');
  await expect(page.getByRole('heading', { name: /^wild-apricot\.csv: 89 →/ })).toBeFocused();
  await expect(page.getByRole('img', { name: /ZIP codes? have a member/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Removed: / })).toBeVisible();
  expect(desk.read('members.csv')).toBe(before);
  await clean(page, 'the verdict');
  const button = page.getByRole('button', { name: 'Save the list' });
  await expect(button).toBeDisabled();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button.click();
  await expect(status(page)).toContainText('was written');
  expect(desk.read('members.csv')).not.toBe(before);
  await page.getByRole('link', { name: 'Say that you checked' }).click();
  await page.getByRole('button', { name: 'to today' }).click();
  await expect(status(page).first()).toContainText('Set to today');
  await discardAll(page);
  expect(desk.read('members.csv')).toBe(before);
});

test('the desk asks about an unclear workbook and remembers the answers', { tag: '@all' }, async ({
  page,
  desk,
}) => {
  const header = ['First name', 'Last name', 'Email', 'City', 'Zip', 'Privacy'];
  const members = desk.read('members.csv').trim().split('\n').slice(1);
  const rows = members.map((line, at) => {
    const [, first = '', last = '', , mail = '', city = '', zip = ''] = line.split(',');
    return [first, last, mail, city, zip, at === 0 ? 'Members only' : 'Everyone'];
  });
  const sheets = [
    { name: 'Former members', rows: inlineRows([header, ...rows.slice(0, 9)]) },
    { name: 'Members', rows: inlineRows([header, ...rows]) },
  ];
  await page.goto('#/renew');
  await page.getByLabel('Drop the export here').setInputFiles({
    name: 'members.xlsx',
    mimeType: 'application/octet-stream',
    buffer: zipOf(workbookOf(sheets)),
  });
  const next = page.getByRole('button', { name: 'Save answers and continue' });
  await page.getByRole('radio', { name: `Members · ${rows.length} rows` }).check();
  await clean(page, 'the question about sheets');
  await next.click();
  const column = page.getByRole('group', { name: 'What does the column “Privacy” say?' });
  await column
    .getByRole('group', { name: 'Everyone' })
    .getByRole('radio', { name: 'May be published' })
    .check();
  await column
    .getByRole('group', { name: 'Members only' })
    .getByRole('radio', { name: 'Stays out' })
    .check();
  await clean(page, 'the question about a column');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Removed: 1 member' })).toBeVisible();
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(status(page)).toContainText('was written');
  expect(desk.read('members.csv').trim().split('\n')).toHaveLength(rows.length);
  expect(desk.read('membership.yaml')).toContain('Members only');
  await discardAll(page);
});

test('a mistake in a member is explained at its field', async ({ page, desk }) => {
  await page.goto('#/members');
  await page.getByLabel('Look for a member').fill('sorensen');
  await page.getByRole('link', { name: 'Dallin Sorensen' }).click();
  await page.getByLabel('Phone').fill('555');
  await save(page);
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await alert.getByRole('button', { name: 'eleven digits' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Needed: eleven digits/);
  await clean(page, 'a member with a mistake');
  await page.getByLabel('Phone').fill('13855550139');
  await save(page);
  await expect(status(page)).toContainText('Saved');
  expect(desk.read('members.csv')).toContain('\n3,Dallin,Sorensen,13855550139,');
});

test('a new member is added once, also after a correction', async ({ page, desk }) => {
  const before = desk.read('members.csv').split('\n').length;
  await page.goto('#/members/new');
  await fillMember(page, 'ada@example.org');
  await save(page);
  await expect(status(page)).toContainText('Ada Quist was added.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Quist');
  await expect(page).toHaveURL(/#\/members\/\d+$/);
  await page.getByLabel('Email').fill('ada.quist@example.org');
  await save(page);
  await expect(status(page)).toContainText('Saved');
  const rows = desk.read('members.csv').split('\n');
  expect(rows.filter((row) => row.includes('Quist'))).toEqual([
    expect.stringContaining('ada.quist@example.org'),
  ]);
  expect(rows).toHaveLength(before + 1);

  await page.goto('#/members');
  await page.goto('#/members/new');
  await fillMember(page, 'other@example.org');
  page.once('dialog', (dialog) => dialog.dismiss());
  await save(page);
  await expect(page.getByRole('alert')).toContainText('is already in the list');
  expect(desk.read('members.csv').split('\n')).toHaveLength(before + 1);
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('#/members');
});

test('the keyboard changes an event, the facts and the board', async ({ page, desk }) => {
  await page.goto('#/forms/events');
  const annual = entry(page, 'Annual meeting');
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
  await save(page);
  const ofGroup = page.getByRole('alert').getByRole('button', { name: /fields member, guest/ });
  await ofGroup.click();
  await expect(page.locator('.desk-part:focus')).toContainText('Price in dollars');
  page.once('dialog', (dialog) => dialog.accept());

  await page.goto('#/forms/facts');
  await expect(page.getByLabel('Dues')).toHaveAccessibleDescription(/costs a year.*\{dues\}/);
  await page.getByLabel('Dues').fill('$120');
  await save(page);
  await expect(status(page)).toContainText('Saved');

  await page.goto('#/forms/board');
  await page.getByRole('button', { name: 'Add a member of the board' }).click();
  await expect(page.locator('.desk-entry[id] :focus')).toHaveAccessibleName('Name');
  await page.keyboard.type('Ada Quist');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('one of Past President');
  await entry(page, 'Bryce Lundquist')
    .getByRole('button', { name: /^Remove: / })
    .click();
  await expect(page.locator('summary:focus')).toContainText('Patricia Nez');
  await page
    .locator('.desk-entry', { hasText: 'Ada Quist' })
    .getByLabel('Office')
    .selectOption('Board Member');
  await save(page);
  await expect(status(page)).toContainText('Saved');
  expect(desk.read('board.yaml')).toContain('  - name: Ada Quist\n    title: Board Member\n');
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
    .getByLabel('In one or two')
    .fill('A lot is more than the ground that a house stands on, and here is what it holds.');
  await page.getByLabel('Author').fill('Ada Quist');
  await page.getByLabel('Category').selectOption('Residential');
  await page
    .getByLabel('Choose a picture from this computer')
    .setInputFiles({ name: 'The Lot.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('the-lot.jpg');
  await page.getByLabel('What the picture shows').fill('A lot');
  await page.getByLabel('The words', { exact: true }).fill('## A heading\n\nSome words.');
  await page.getByText('Put a picture into the words').click();
  await page
    .getByLabel('A picture from this computer', { exact: true })
    .setInputFiles({ name: 'fence.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel('What is seen in it').fill('A fence');
  await page.getByRole('button', { name: 'Put it at the end' }).click();
  await expect(page.getByLabel('The words', { exact: true })).toHaveValue(/fence\.jpg/);
  await page.getByRole('button', { name: 'Show how it looks' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A fence' })).toHaveJSProperty('naturalWidth', 90);
  await clean(page, 'an article');
  // The new article gets an address. The form stays and says that it was saved.
  const counted = page.waitForResponse('**/api/state');
  await save(page);
  await counted;
  await page.getByLabel('Author').press('End');
  await expect(page).toHaveURL(/6-what-a-lot-holds/);
  await expect(status(page)).toContainText('Saved');
  expect(desk.read('posts/6-what-a-lot-holds.md')).toContain(
    '## A heading\n\nSome words.\n\n![A fence](fence.jpg)\n',
  );
});

test('changes are published, and a form older than its file is rejected', async ({
  page,
  context,
  desk,
}) => {
  const other = await context.newPage();
  await other.goto(`${desk.address}#/forms/facts`);
  await expect(other.getByLabel('Seats')).toHaveValue('3');
  await page.goto('#/forms/facts');
  await page.getByLabel('Dues').fill('$125');
  await save(page);
  await expect(status(page)).toContainText('Saved');
  await other.getByLabel('Seats').fill('4');
  await save(other);
  await expect(other.getByRole('alert')).toContainText('was changed since you opened it');
  expect(desk.read('facts.yaml')).toContain('seats: 3');
  await other.close({ runBeforeUnload: false });

  await open(page, 'Publish');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Facts' }),
  ).toBeVisible();
  await page.getByText('facts.yaml').click();
  await expect(page.getByText('dues: $125')).toBeVisible();
  await clean(page, 'what has changed');
  await page.getByLabel('What you did').fill('News of the autumn');
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(status(page)).toContainText('Recorded as published');
  expect(desk.git('log', '-1', '--format=%s')).toBe('News of the autumn\n');
  expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make a file to send' }).click();
  expect((await file).suggestedFilename()).toMatch(/^content-[\d-]+\.zip$/);
});

test('a content error is named before the build', async ({ page, desk }) => {
  const sound = desk.read('places.yaml');
  desk.write('places.yaml', 'zips: []\n');
  await page.goto('#/see');
  await page.getByRole('button', { name: 'Build the site' }).click();
  await expect(page.getByRole('status')).toHaveText('The site could not be built.');
  await expect(page.getByText('places.yaml, field "names": found nothing')).toBeVisible();
  desk.write('places.yaml', sound);
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

test('no task makes the page scroll sideways', async ({ page }) => {
  for (const task of ['', '#/renew', '#/members', '#/forms/events', '#/articles/new', '#/undo']) {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(task);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        task,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test('a page without its program says so', async ({ page, desk }) => {
  await page.goto('#/forms/facts');
  await page.getByLabel('Dues').fill('$99');
  await desk.close();
  await save(page);
  await expect(page.getByRole('alert')).toContainText('has stopped');
  await expect(page.getByLabel('Dues')).toHaveValue('$99');
});
