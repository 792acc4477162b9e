// Run by hand (`npm run desk:pictures`) when the desk looks different from its pictures: opens it
// on a copy of the edition for browser tests, and saves its pictures in docs/pictures/.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { buildPage, pageFolder } from '@appraisers/office/desk/server/build-page.ts';
import { Latest } from '@appraisers/office/desk/server/latest.ts';
import { serveDesk } from '@appraisers/office/desk/server/serve-desk.ts';
import { builder, SitePreview } from '@appraisers/office/desk/server/site-preview.ts';
import { findHeadlessShell } from '@appraisers/tests/run/find-chromium.ts';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

const target = join('docs', 'pictures');
/** Readers load the pictures on the code host. */
const largest = 60_000;

const form = (page: Page) => page.locator('.desk-form').waitFor();

/** The steps before each picture, in this order: later pictures show earlier changes. */
const pictures: Readonly<Record<string, { place: string; act: (page: Page) => Promise<void> }>> = {
  tasks: { place: '', act: (page) => page.getByText('last checked').waitFor() },
  renew: {
    place: 'import',
    act: async (page) => {
      await page
        .getByLabel('Drop the export here')
        .setInputFiles('office/import/samples/wild-apricot.csv');
      await page.getByLabel('What “Notes” has').selectOption('Not used');
      await page.locator('.desk-headline').scrollIntoViewIfNeeded();
    },
  },
  member: {
    place: 'members/3',
    act: async (page) => {
      await form(page);
      await page.getByLabel('Phone').fill('555 0138');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  event: {
    place: 'forms/events',
    act: async (page) => {
      await form(page);
      await page.locator('summary').nth(1).click();
    },
  },
  article: { place: 'articles/new', act: form },
  facts: {
    place: 'forms/facts',
    act: async (page) => {
      await form(page);
      await page.getByLabel('Dues').fill('$120');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved.').waitFor();
    },
  },
  publish: {
    place: 'save',
    act: async (page) => page.locator('.desk-changes summary').first().click(),
  },
  map: {
    place: 'map',
    act: (page) => page.locator('svg.map').and(page.getByRole('img')).waitFor(),
  },
};

const folder = mkdtempSync(join(tmpdir(), 'desk-pictures-'));
const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args]);
cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
git('init', '--quiet', '--initial-branch=main');
git('config', 'user.name', 'A volunteer');
git('config', 'user.email', 'volunteer@example.org');
git('add', '--all');
git('commit', '--quiet', '--message=New events for the fall');
git('init', '--quiet', '--bare', join(folder, '.git', 'website.git'));
git('remote', 'add', 'origin', join(folder, '.git', 'website.git'));
git('push', '--quiet', 'origin', 'main');
const edition = openEdition(join(folder, 'content'));
await buildPage();
const now = () => new Date();
const desk = await serveDesk(
  {
    edition,
    page: pageFolder,
    backups: join(folder, 'backups'),
    now,
    sitePreview: new SitePreview(edition, builder),
    latest: new Latest(edition, { backups: join(folder, 'backups'), now }),
    log: console.error,
  },
  0,
);
const executablePath = findHeadlessShell();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
mkdirSync(target, { recursive: true });
for (const [name, { place, act }] of Object.entries(pictures)) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 760 } });
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${desk.address}#/${place}`);
  await act(page);
  await page.locator('.desk-head p', { hasText: /./ }).waitFor();
  const file = join(target, `desk-${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  if (size > largest) process.exitCode = 1;
  await page.close();
}
await browser.close();
await desk.close();
rmSync(folder, { recursive: true });
