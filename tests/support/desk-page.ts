// What browser tests of the desk share: a desk for each file, and the steps that many tasks have.
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { violationsInDark, violationsOf } from './axe.ts';
import { type DeskOptions, type DeskUnderTest, openDesk } from './desk-under-test.ts';

/** Rejected requests and a stopped desk are expected here. */
const expectedErrors =
  /status of (409|422)|ERR_CONNECTION_[A-Z]+|ERR_EMPTY_RESPONSE|Blocked script .*preview/;

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

/** No violations in light and dark, and no scrolling sideways on a phone. */
export async function clean(page: Page, screen: string): Promise<void> {
  expect(await violationsOf(page), screen).toEqual([]);
  expect(await violationsInDark(page), screen).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, screen).toBeLessThanOrEqual(390);
  if (size) await page.setViewportSize(size);
}

export const pressSave = (page: Page) =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

/** Saves the form, and waits until it is saved. */
export async function saveAndWait(page: Page): Promise<void> {
  await pressSave(page);
  await expect(page.getByText('Saved. Not live yet.')).toBeVisible();
}

/** Saves a version on the open screen. */
export async function saveAsVersion(page: Page, words: string): Promise<void> {
  await page.getByLabel('What did you change?').fill(words);
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByText('Saved here. Not live yet.')).toBeVisible();
}

/** Presses the button of the open screen. */
export async function pressSend(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Send to website' }).click();
  const sent = page.getByText('Sent. The site updates in a few minutes.');
  await expect(sent).toBeVisible();
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
    await page.getByLabel('Certified Residential: List').check();
    await page
      .getByLabel('What “Membership level” has')
      .locator('..')
      .getByLabel('(blank): Leave out')
      .check();
    await decide.click();
  }
  await expect(changes).toBeVisible();
}

/** A file of the edition on the website. */
export const published = (desk: DeskUnderTest, file: string) =>
  desk.git('--git-dir', join(desk.folder, '.git', 'website.git'), 'show', `main:content/${file}`);
