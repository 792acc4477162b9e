// A directory whose members come in files of their own, with as many members as the edition has. What each
// search finds is computed from the edition, so the same tests run on a thousand members and on twenty thousand.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { appraisersNamed } from '@appraisers/directory/appraisers-named.ts';
import { atlas } from '@appraisers/directory/atlas.ts';
import { byName, indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { countFound, search } from '@appraisers/directory/search.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Page, Request } from '@playwright/test';
import { violationsOf } from '#support/axe.ts';
import { FinderPage } from '#support/finder-page.ts';
import { busiest, members, searchUrl } from '#support/of-edition.ts';
import { offlineTest, stored } from '#support/offline-host.ts';
import { hold } from '#support/search-outcome.ts';
import { scrollTo } from '#support/site-page.ts';
import { expect, fileErrors, test } from '#support/watched-page.ts';

const region = edition.region.read();
const names = placeNames(region);
const { zips, cities, counties } = edition.gazetteer.read();
const index = indexMembers(members, names);
const knowledge = {
  members: index,
  extra: atlas([], [], names),
  gazetteer: atlas(zips, cities, names, counties),
  zipPrefixes: region.zipPrefixes,
};
const found = (near: string, by: 'zip' | 'city') =>
  countFound(search({ near, by, within: 30 }, knowledge));

const count = (page: Page, number: number) =>
  expect(
    page.getByRole('heading', { name: /Appraisers Found$/ }).filter({
      hasText: new RegExp(`^(${number}|${number.toLocaleString('en-US')}) `),
    }),
  ).toBeVisible();

/** The files of members that a page requests. */
function memberFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/members/')) files.push(pathname);
  });
  return files;
}

test('a search counts all members, and loads the cards of a few', async ({ page }) => {
  const files = memberFiles(page);
  await page.goto(searchUrl(busiest.zip));
  await count(page, found(busiest.zip, 'zip'));
  const own = new Set(members.filter(({ zip }) => zip === busiest.zip).map(fullName));
  const { cards } = new FinderPage(page);
  const first = await cards.first().getByRole('heading').textContent();
  expect(own).toContain(first);
  expect(files.filter((file) => file.endsWith('/index.json'))).toHaveLength(1);
  expect(files.length).toBeLessThan(20);
});

test('the page before a search loads no file of members', async ({ page }) => {
  const files = memberFiles(page);
  await new FinderPage(page).open();
  expect(files).toEqual([]);
});

for (const by of ['zip', 'city'] as const)
  test(`the cards of a typed ${by} are there before the search`, async ({ page }) => {
    const text = busiest[by];
    const finder = new FinderPage(page);
    const files = memberFiles(page);
    await page.goto(searchUrl(text, by));
    await expect(finder.cards.first()).toContainText(busiest.city);
    const needed = files.splice(0);
    await finder.open();
    await page.getByRole('radio', { name: by === 'zip' ? 'Zip Code' : 'City' }).check();
    await finder.text.fill(text);
    await expect.poll(() => needed.filter((file) => !files.includes(file))).toEqual([]);
    await expect(finder.count).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(finder.cards.first()).toContainText(busiest.city);
  });

test('a search by name finds everyone of that name', async ({ page }) => {
  const [member] = [...members].sort(byName);
  const name = member ? fullName(member) : '';
  await page.goto(searchUrl(name, 'city'));
  await count(page, appraisersNamed(index, name).length);
  await expect(new FinderPage(page).cards.first()).toContainText(name);
});

test('names are suggested while a visitor types', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await page.getByRole('radio', { name: 'City' }).check();
  const [member] = members;
  await finder.text.pressSequentially(member ? fullName(member) : '');
  await expect(
    page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first(),
  ).toContainText(member ? fullName(member) : '');
});

test('an empty search lists all members by name', async ({ page }) => {
  await page.goto(searchUrl(''));
  await count(page, members.length);
  const [first] = [...members].sort(byName);
  await expect(new FinderPage(page).cards.first()).toContainText(first ? fullName(first) : '');
  await expect(page.getByRole('application').getByRole('button').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a list shows its members, in its order, and keeps them', async ({ page }) => {
  const ids = [members.at(-1)?.id, members[0]?.id, 999_999_999];
  await page.goto(`/?list=${ids.join('.')}`);
  const { cards } = new FinderPage(page);
  await expect(cards).toHaveCount(2);
  const last = members.at(-1);
  await expect(cards.first()).toContainText(last ? fullName(last) : '');
  await expect(
    page.getByText('1 appraiser on this list is no longer in the directory'),
  ).toBeVisible();
});

test.describe('when cards do not arrive', () => {
  for (const [what, answer] of [
    ['are refused', { status: 503, body: '' }],
    ['are cut off', { status: 200, body: '{"build":"' }],
    ['are of another build', { status: 200, body: '{"build":"yesterday","cards":[]}' }],
  ] as const)
    test(`because they ${what}, the count stays, and the visitor can try again`, async ({
      page,
      watch,
    }) => {
      const isShard = ({ pathname }: URL) =>
        pathname.startsWith('/members/') && !pathname.endsWith('/index.json');
      await page.route(isShard, (route) => route.fulfill(answer));
      await page.goto(searchUrl(busiest.zip));
      await count(page, found(busiest.zip, 'zip'));
      await expect(page.getByText(/appraisers in this list didn’t load/)).toBeVisible();
      await page.unroute(isShard);
      await page.getByRole('button', { name: 'Try again' }).click();
      const { cards } = new FinderPage(page);
      await expect(cards.first()).toContainText(busiest.zip);
      await expect(page.getByText(/in this list didn’t load/)).toBeHidden();
      watch.expected = fileErrors;
    });
});

test('a search made while a letter loads has no letter', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=');
  await expect(finder.cards.first()).toBeVisible();
  const cards = '**/members/*/name-*';
  const letThrough = await hold(page, cards);
  const requested: Request[] = [];
  page.on('request', (request) => /\/name-/.test(request.url()) && requested.push(request));
  const letters = page.getByRole('navigation', { name: 'Jump to a last name' });
  await letters.getByRole('link').nth(12).click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await finder.search('Zip Code', busiest.zip);
  await expect(page).toHaveURL(searchUrl(busiest.zip));
  letThrough();
  for (const request of requested) await (await request.response())?.finished();
  await expect(finder.cards.first()).toContainText(busiest.zip);
  // By the next frame, the page has read them.
  await scrollTo(page, 0);
  await expect(page).toHaveURL(searchUrl(busiest.zip));
});

test('without its index, the search says so and leads to the pages by place', async ({
  page,
  watch,
}) => {
  await page.route(/\/members\/.*\/index\.json/, (route) => route.fulfill({ status: 503 }));
  await page.goto(searchUrl(busiest.zip));
  await expect(
    page.getByRole('link', { name: /browse appraisers by city/i }).first(),
  ).toBeVisible();
  watch.expected = fileErrors;
});

offlineTest(
  'offline, cards that the visitor has seen stay, and others are missing',
  async ({ page, context }) => {
    const { cards } = new FinderPage(page);
    await page.goto('/');
    await stored(page);
    await page.goto(searchUrl(busiest.zip));
    await expect(cards.first()).toContainText(busiest.zip);
    await context.setOffline(true);
    await page.reload();
    await expect(cards.first()).toContainText(busiest.zip);
    const far = members.reduce((south, next) => (next.lat < south.lat ? next : south));
    await page.goto(searchUrl(far.zip));
    await count(page, found(far.zip, 'zip'));
    await expect(page.getByText(/in this list didn’t load/)).toBeVisible();
  },
);
