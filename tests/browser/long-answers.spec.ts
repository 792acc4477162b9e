// Answers with more members than are shown at once, in an edition with 1,000.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Page } from '@playwright/test';
import { violationsOf } from '#support/axe.ts';
import { FinderPage } from '#support/finder-page.ts';
import { printed } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const members = edition.members.read();
const total = members.length.toLocaleString('en-US');
/** The city with the most members. */
const [city = ''] = [...Map.groupBy(members, (member) => member.city)]
  .sort(([, some], [, others]) => others.length - some.length)
  .map(([name]) => name);
const around = `?${new URLSearchParams({ near: city, by: 'city', within: '100' })}`;

const summary = (page: Page) => page.getByRole('status').filter({ hasText: 'Appraisers Found' });
const more = (page: Page) => page.getByRole('button', { name: /^Show \d+ more$/ });
const letter = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Jump to a last name' })
    .getByRole('link', { name, exact: true });

async function shownOf(finder: FinderPage): Promise<number> {
  await expect(finder.count).toBeVisible();
  const words = await summary(finder.page).textContent();
  const [, shown] = /Showing (?:the nearest |the first )?([\d,]*\d)/.exec(words ?? '') ?? [];
  const cards = await finder.cards.count();
  expect(shown).toBe(cards.toLocaleString('en-US'));
  return cards;
}

test('an answer shows whole groups of the nearest members, and more on request', async ({
  page,
}) => {
  const finder = new FinderPage(page);
  await finder.open(around);
  const first = await shownOf(finder);
  expect(first).toBeLessThanOrEqual(150);
  await expect(summary(page)).toContainText('Showing the nearest');
  expect(await finder.focused()).toMatch(/^body /);
  await more(page).click();
  await expect(page).toHaveURL(/&show=300$/);
  const second = await shownOf(finder);
  expect(second).toBeGreaterThan(first);
  const fresh = finder.cards.nth(first);
  await expect(fresh.getByRole('heading')).toBeInViewport();
  const item = fresh.locator('xpath=ancestor::li[1]');
  await expect(item.locator(':focus')).toHaveCount(1);
  expect(await finder.focusInSight()).toBe(true);

  await page.reload();
  expect(await shownOf(finder)).toBe(second);
  await page.goBack();
  await expect(finder.cards).toHaveCount(first);
  await page.goForward();
  await expect(finder.cards).toHaveCount(second);
  await finder.search('Zip Code', members[0]?.zip ?? '');
  await expect(page).not.toHaveURL(/show=/);
});

test('Back from more members returns to the button', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open(around);
  const first = await shownOf(finder);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(finder.cards).not.toHaveCount(first);
  await page.goBack();
  await expect(finder.cards).toHaveCount(first);
  await expect(more(page)).toBeFocused();
});

for (const bad of ['show=7', 'show=-150', 'show=', 'from=3', 'from=%F0']) {
  test(`the list of all members with ${bad} starts at its beginning`, async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open(`?near=&${bad}`);
    expect(await shownOf(finder)).toBe(150);
    await expect(letter(page, 'A')).toHaveAttribute('aria-current', 'page');
  });
}

test('the list of all members has letters to jump to', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=');
  await expect(finder.count).toHaveText(`${total} Appraisers Found`);
  await expect(summary(page)).toContainText('Showing the first 150.');
  await letter(page, 'M').press('Enter');
  await expect(summary(page)).toContainText('Showing 150, starting with M.');
  await expect(letter(page, 'M')).toHaveAttribute('aria-current', 'page');
  const name = finder.cards.first().getByRole('heading').getByRole('button');
  await expect(name).toBeFocused();
  await expect(name).toHaveText(/ M\w+$/);
  await more(page).click();
  await expect(page).toHaveURL(/\?near=&from=M&show=300$/);
  await shownOf(finder);
  await page.goBack();
  await page.goBack();
  await expect(summary(page)).toContainText('Showing the first 150.');
  expect(await violationsOf(page)).toEqual([]);
});

test('paper has the part that is shown, and its address', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=&from=M&show=300');
  await expect(finder.cards.first()).toBeVisible();
  const names = await finder.cards.getByRole('heading').allTextContents();
  const words = (await printed(page, { format: 'Letter' })).join(' ');
  expect(names.filter((name) => !words.includes(name))).toEqual([]);
  expect(words).toMatch(/Showing \d+, starting with M\./);
  expect(words).toContain('?near=&from=M&show=300');
  expect(words).not.toMatch(/Show \d+ more/);
});

test('paper has every card right after a search', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  // The cards below the window wait for a timer.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await finder.search('City', city);
  await expect(page.locator('[data-painting]')).toBeAttached();
  const item = page.locator('.finder-list [data-member]').nth(60);
  await expect(item).toHaveCSS('content-visibility', 'auto');
  const names = await finder.cards.getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(100);
  const words = (await printed(page, { format: 'Letter' })).join(' ');
  expect(names.filter((name) => !words.includes(name))).toEqual([]);

  await page.clock.resume();
  await expect(page.locator('[data-painting]')).not.toBeAttached();
  await expect(item).toHaveCSS('content-visibility', 'visible');
  const lowest = () =>
    finder.cards.evaluateAll((cards) => Math.min(...cards.map((card) => card.clientHeight)));
  expect(await lowest()).toBeGreaterThan(40);
});

test('Back to a long answer returns to the same card', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', city);
  await expect(finder.count).toBeVisible();
  await expect(page.locator('[data-painting]')).not.toBeAttached();
  const card = finder.cards.nth(60);
  await card.scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'About', exact: true }).first().press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('the markers count every member, however few are shown', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=');
  await shownOf(finder);
  await page.getByRole('button', { name: `Show all of ${edition.region.read().name}` }).click();
  const counts = () =>
    page
      .getByRole('application')
      .getByRole('button')
      .allTextContents()
      .then((texts) => texts.reduce((sum, text) => sum + Number(text), 0));
  await expect.poll(counts).toBe(members.length);
});
