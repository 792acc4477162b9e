// Run by hand (`npm run pictures -- ZIP`) when the desk looks different from its pictures: opens it
// on a copy of the edition for browser tests, and saves its pictures in docs/pictures/.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { bundlePage } from '@appraisers/office/desk/server/bundle-page.ts';
import { serveDesk } from '@appraisers/office/desk/server/desk-app.ts';
import { sitePreviewOf } from '@appraisers/office/desk/server/site-preview.ts';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findHeadlessShell } from './find-chromium.ts';

const target = join('docs', 'pictures');
/** Readers load the pictures on the code host. */
const largest = 60_000;

const form = (page: Page) => page.locator('.desk-form').waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The steps before each picture, in this order: later pictures show earlier changes. */
const pictures: Readonly<Record<string, { place: string; act: (page: Page) => Promise<void> }>> = {
  tasks: { place: '', act: (page) => page.getByText('last checked').waitFor() },
  import: {
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
      await save(page);
      await page.getByRole('alert').waitFor();
    },
  },
  event: {
    place: 'forms/events',
    act: async (page) => {
      await form(page);
      await page.locator('main summary').nth(1).click();
    },
  },
  article: { place: 'articles/new', act: form },
  facts: {
    place: 'forms/facts',
    act: async (page) => {
      await form(page);
      await page.getByLabel('Dues').fill('$120');
      await save(page);
      await page.getByText('Saved.').waitFor();
    },
  },
  publish: {
    place: 'publish',
    act: (page) => page.getByRole('heading', { name: 'What changed' }).waitFor(),
  },
  version: {
    place: 'history',
    act: async (page) => {
      await page.getByRole('link', { name: 'Another seat' }).click();
      await page.getByText('Undo this version').waitFor();
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'desk-pictures-'));
const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args]);
const commit = (words: string) => {
  git('add', '--all');
  git('commit', '--quiet', `--message=${words}`);
};
const website = join(folder, '.git', 'website.git');
cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
git('init', '--quiet', '--initial-branch=main');
git('config', 'user.name', 'Ada Quist');
git('config', 'user.email', 'ada@example.org');
commit('New events for the fall');
execFileSync('sed', ['-i', 's/^seats: 3/seats: 4/', join(folder, 'content', 'facts.yaml')]);
commit('Another seat on the state board');
git('init', '--quiet', '--bare', website);
git('remote', 'add', 'origin', website);
git('push', '--quiet', 'origin', 'main');
git('fetch', '--quiet', 'origin');
const edition = openEdition(join(folder, 'content'));
const desk = await serveDesk(
  { edition, page: await bundlePage(), sitePreview: sitePreviewOf(edition) },
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
