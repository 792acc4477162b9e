// Run by hand (`npm run build && npm run pictures -- ZIP`) when the site or the desk looks different from the pictures
// in docs/: saves those of the answer for the ZIP code on the built site, with county lines in place of map tiles, and
// those of the desk on a copy of the edition for browser tests.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { importSample, openDesk, pressSave } from '#support/desk-page.ts';
import { SiteHost } from '#support/site-host.ts';
import { findChromium } from './find-chromium.ts';

const [, , zip] = process.argv;
if (!zip) throw new Error('Add a ZIP code: npm run pictures -- 12345');

/** Readers load the pictures on the code host. */
const largest = 65_000;

const site = await new SiteHost().start();
const desk = await openDesk(({ folder, git }) => {
  const facts = join(folder, 'content', 'facts.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/^seats: 3/m, 'seats: 4'));
  git('commit', '--quiet', '--all', '--message=Another seat on the state board');
  git('push', '--quiet', 'origin', 'main');
});
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  executablePath: findChromium() ?? '',
});

/** Opens a page, acts on it, and saves a picture of what it shows then. */
async function save(
  name: string,
  address: string,
  act: (page: Page) => Promise<void>,
  [width, height] = [1100, 760],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.route(
    ({ hostname }) => !/^(localhost|127\.0\.0\.1)$/.test(hostname),
    (route) => route.abort(),
  );
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(address);
  await act(page);
  const file = join('docs', `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  if (size > largest) process.exitCode = 1;
  await page.close();
}

/** Later pictures of the desk show earlier changes. */
const saveDesk = (name: string, place: string, act: (page: Page) => Promise<void>) =>
  save(`pictures/desk-${name}`, `${desk.address}#/${place}`, async (page) => {
    await act(page);
    await page.locator('#tasks a').first().waitFor();
  });

const answered = async (page: Page) => {
  await page.getByText('Appraisers Found').first().waitFor();
  await page.waitForLoadState('networkidle');
};
await save('answer-wide', `${site.origin}/?near=${zip}`, answered, [1280, 860]);
await save('answer-phone', `${site.origin}/?near=${zip}`, answered, [390, 844]);

const form = (page: Page) => page.locator('.desk-form').waitFor();
await saveDesk('tasks', '', (page) => page.locator('main .desk-tasks').first().waitFor());
await saveDesk('import', 'import', importSample);
await saveDesk('member', 'members/3', async (page) => {
  await page.getByLabel('Phone').fill('555 0138');
  await pressSave(page);
  await page.getByRole('alert').waitFor();
});
await saveDesk('event', 'forms/events', async (page) => {
  await page.locator('main summary').nth(1).click();
});
await saveDesk('article', 'articles/new', form);
await saveDesk('facts', 'forms/facts', async (page) => {
  await page.getByLabel('Dues').fill('$120');
  await pressSave(page);
  await page.getByText('Saved.').waitFor();
});
await saveDesk('publish', 'publish', (page) =>
  page.getByRole('heading', { name: 'What changed' }).waitFor(),
);
await saveDesk('version', 'history', async (page) => {
  await page.getByRole('link', { name: 'Another seat' }).click();
  await page.getByText('Undo this version').waitFor();
});
await browser.close();
await desk.close();
await site.stop();
