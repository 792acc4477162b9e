// Run by hand (`npm run pictures -- ZIP`) when the desk looks different from its pictures: opens it
// on a copy of the edition for browser tests, and saves its pictures in docs/pictures/.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { importSample, openDesk, pressSave } from '#support/desk-page.ts';
import { findHeadlessShell } from './find-chromium.ts';

const target = join('docs', 'pictures');
/** Readers load the pictures on the code host. */
const largest = 60_000;

const form = (page: Page) => page.locator('.desk-form').waitFor();

/** The steps before each picture, in this order: later pictures show earlier changes. */
const pictures: Readonly<Record<string, { place: string; act: (page: Page) => Promise<void> }>> = {
  tasks: { place: '', act: (page) => page.getByText('last checked').waitFor() },
  import: { place: 'import', act: importSample },
  member: {
    place: 'members/3',
    act: async (page) => {
      await form(page);
      await page.getByLabel('Phone').fill('555 0138');
      await pressSave(page);
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
      await pressSave(page);
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

const desk = await openDesk(({ folder, git }) => {
  const facts = join(folder, 'content', 'facts.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/^seats: 3/m, 'seats: 4'));
  git('commit', '--quiet', '--all', '--message=Another seat on the state board');
  git('push', '--quiet', 'origin', 'main');
});
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
