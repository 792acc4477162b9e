// What browser tests of the desk share: a desk for each file, and the steps that many tasks have.
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type DeskOptions, type DeskUnderTest, openDesk } from './desk-under-test.ts';

/** Rejected requests and a stopped desk are expected here. */
const expectedErrors =
  /status of (409|422)|ERR_(CONNECTION_[A-Z]+|FAILED)|ERR_EMPTY_RESPONSE|Blocked script .*about:srcdoc/;

/** A test with a desk, which the tests of a file share. It fails on an error in the console. */
export const deskTest = (options: DeskOptions = {}) =>
  base.extend<{ issues: string[] }, { desk: DeskUnderTest }>({
    desk: [
      async ({ browserName: _any }, use) => {
        const desk = await openDesk(options);
        await use(desk);
        await desk.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ desk }, use) => use(desk.address),
    issues: [
      async ({ page }, use) => {
        const issues: string[] = [];
        page.on('pageerror', (error) => issues.push(String(error)));
        page.on('console', (message) => {
          if (message.type() === 'error' && !expectedErrors.test(message.text()))
            issues.push(`${message.text()} ${message.location().url}`);
        });
        await use(issues);
        expect(issues, 'errors in the console').toEqual([]);
      },
      { auto: true },
    ],
  });

export const pressSave = (page: Page) =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

/** Saves the form, and waits until it is saved. */
export async function saveAndWait(page: Page): Promise<void> {
  await pressSave(page);
  await expect(page.getByText('Saved. Not live yet.')).toBeVisible();
}

/** Publishes what changed. */
export async function pressPublish(page: Page, words: string): Promise<void> {
  await page.getByLabel('What did you change?').fill(words);
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
}

/** An entry of a list in a form. */
export const entryOf = (page: Page, name: string) =>
  page.locator('.desk-entry', { hasText: name }).first();

/** Chooses a sample export on the open screen, decides its columns once, and waits for what would change. */
export async function importSample(page: Page): Promise<void> {
  await page
    .getByLabel('Drop the export here')
    .setInputFiles('office/import/samples/wild-apricot.csv');
  const changes = page.getByRole('heading', { name: /^Removed: / });
  const decide = page.getByRole('button', { name: 'Use these answers' });
  await expect(changes.or(decide)).toBeVisible();
  if (await decide.isVisible()) {
    await page.getByLabel('What “Notes” has').selectOption('Not used');
    await page.getByLabel('Certified Residential ·').check();
    await decide.click();
  }
  await expect(changes).toBeVisible();
}

/** A file of the edition on the website. */
export const published = (desk: DeskUnderTest, file: string) =>
  desk.git('--git-dir', join(desk.folder, '.git', 'website.git'), 'show', `main:content/${file}`);
