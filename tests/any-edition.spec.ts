// What has to work in any edition, with its own members, dates and articles.
import { allEvents, upcomingAt } from '#build/event-times.ts';
import { fullName } from '#directory/appraiser.ts';
import { formatPhone } from '#directory/phone.ts';
import { edition } from '#loaders/edition.ts';
import { FinderPage } from './finder-page.ts';
import { busiest, members, search } from './of-edition.ts';
import { expect, test } from './watched.ts';

const region = edition.region.read();
const site = edition.site.read();

test('the finder speaks of its state, and finds members by ZIP and by city', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await expect(page.getByRole('textbox', { name: region.search.zip.label })).toBeVisible();
  await page.goto(search(busiest.zip));
  await finder.found();
  const own = members.filter(({ zip }) => zip === busiest.zip);
  for (const member of own)
    await expect(finder.cards.filter({ hasText: fullName(member) }).first()).toBeVisible();
  await page.goto(search(busiest.city, 'city'));
  await finder.found();
  expect(await finder.cards.count()).toBeGreaterThanOrEqual(own.length);
  await expect(finder.cards.first()).toContainText(region.name);
});

test('everybody is in the list of everybody, and on the map', async ({ page }) => {
  const finder = new FinderPage(page);
  await page.goto(search(''));
  await finder.found();
  await expect(finder.cards).toHaveCount(members.length);
  const map = page.getByRole('application', { name: 'Map' });
  await expect(map.getByRole('button', { name: /appraisers?$/ }).first()).toBeAttached();
  await expect(page.getByRole('button', { name: `All of ${region.name}` })).toBeVisible();
});

test('every city with members has a page with all of them, reached from the list', async ({
  page,
}) => {
  await page.goto('/appraisers');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path ?? '');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') });
    found.push(...(await cards.allInnerTexts()).map((card) => card.replace(/\s+/g, ' ')));
  }
  const expected = members.map((member) => {
    const where = `${fullName(member)} ${member.city}, ${region.name} ${member.zip}`;
    const phone = formatPhone(member.phone);
    return `${where} ${member.phone ? phone : `Phone: ${phone}`} ${member.email}`;
  });
  expect(found.sort()).toEqual(expected.map((card) => card.replace(/\s+/g, ' ')).sort());
});

test('a place of the gazetteer is known by its name', async ({ page }) => {
  const finder = new FinderPage(page);
  const { cities } = edition.gazetteer.read();
  const [name = ''] = cities[Math.floor(cities.length / 2)] ?? [];
  await page.goto(search(name, 'city'));
  await finder.found();
  await expect(page.getByText(/We do not know/)).toHaveCount(0);
});

test('the dates to come are there, in the words of their time zone', async ({ page }) => {
  const upcoming = upcomingAt(allEvents(), new Date());
  await page.goto('/embed/events');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(upcoming.length);
  for (const [at, { title, zoneName, town }] of upcoming.entries()) {
    await expect(cards.nth(at)).toContainText(title);
    await expect(cards.nth(at)).toContainText(zoneName);
    await expect(cards.nth(at)).toContainText(town);
  }
});

test('every article is in the list, and can be read', async ({ page }) => {
  const posts = edition.posts.read().map(({ post }) => post);
  await page.goto('/resources/blogs');
  await expect(page.getByRole('article')).toHaveCount(posts.length);
  for (const { id, title } of posts) {
    await page.goto(`/resources/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('the board and the association are named', async ({ page }) => {
  await page.goto('/about');
  for (const { name } of edition.board.read().members)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(site.name);
  await expect(page.getByRole('contentinfo').getByText('Sample data')).toHaveCount(
    site.sampleData ? 1 : 0,
  );
});

test('a portrait costs a visitor less than 10 kB, whatever was put into the edition', async ({
  page,
}) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (/\/pictures\//.test(response.url())) sizes.push((await response.body()).length);
  });
  await page.goto('/about');
  const portraits = page.getByRole('main').locator('picture img');
  const photos = edition.board.read().members.filter(({ image = '.svg' }) => !/svg$/.test(image));
  await expect(portraits).toHaveCount(photos.length);
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect.poll(() => sizes.length).toBeGreaterThanOrEqual(photos.length);
  expect(sizes.filter((size) => size > 10_000)).toEqual([]);
});

test('no text shows a reference that was not filled in', async ({ page }) => {
  for (const path of [
    '/',
    '/about',
    '/membership',
    '/join',
    '/events',
    '/resources',
    '/appraisers',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toContainText(/[{}]/);
  }
});
