// Rules for any edition, with its own members, events and articles.

import { fullName } from '@appraisers/directory/appraiser.ts';
import { detailRows, licenseName, workLine } from '@appraisers/directory/detail-rows.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { contentDirectives } from '@appraisers/hosting/security-policy.ts';
import { detailWording } from '@appraisers/site/integrations/detail-wording.ts';
import { allEvents, upcomingAt } from '@appraisers/site/page-data/event-times.ts';
import type { Page } from '@playwright/test';
import { builtPages } from '#support/built-pages.ts';
import { FinderPage } from '#support/finder-page.ts';
import { busiest, members, searchUrl } from '#support/of-edition.ts';
import { offlineTest, stored } from '#support/offline-host.ts';
import { expect, test } from '#support/watched-page.ts';

const region = edition.region.read();
const site = edition.site.read();

test('the finder names its state and finds members by ZIP code and by city', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await expect(page.getByRole('combobox', { name: region.search.zip.label })).toBeVisible();
  await page.goto(searchUrl(busiest.zip));
  await finder.found();
  const own = members.filter(({ zip }) => zip === busiest.zip);
  for (const member of own)
    await expect(finder.cards.filter({ hasText: fullName(member) }).first()).toBeVisible();
  await page.goto(searchUrl(busiest.city, 'city'));
  await finder.found();
  expect(await finder.cards.count()).toBeGreaterThanOrEqual(own.length);
  await expect(finder.cards.first()).toContainText(region.name);
});

test('an empty search lists every member, with a map', async ({ page }) => {
  const finder = new FinderPage(page);
  await page.goto(searchUrl(''));
  await finder.found();
  await expect(finder.cards).toHaveCount(members.length);
  const map = page.getByRole('application', { name: 'Map' });
  await expect(map.getByRole('button', { name: /appraisers?$/ }).first()).toBeAttached();
  await expect(page.getByRole('button', { name: `Show all of ${region.name}` })).toBeVisible();
});

/** The text of every card on the pages, as the host sends it. */
async function cardsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => page.request.get(path)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  // A blank page has no policy that would block the styles of a parsed page.
  await page.goto('about:blank');
  return page.evaluate((pages) => {
    const parser = new DOMParser();
    const headings = pages.flatMap((text) => [
      ...parser.parseFromString(text, 'text/html').querySelectorAll('main li > h3'),
    ]);
    return headings.map(({ parentElement }) =>
      Array.from(parentElement?.children ?? [], (part) => part.textContent).join(' '),
    );
  }, texts);
}

test('every city with members has a page with all of them', async ({ page }) => {
  await page.goto('/appraisers');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // The gazetteer may spell a city otherwise than its members do.
  const { placeKey } = placeNames(region);
  const isBusiest = (name: string) => placeKey(name) === placeKey(busiest.city);
  const names = await links.allTextContents();
  await links.nth(names.findIndex(isBusiest)).click();
  const ofCity = members.filter(({ city }) => isBusiest(city));
  for (const { email } of ofCity)
    await expect(page.getByRole('main').getByRole('link', { name: email })).toBeVisible();
  const wording = detailWording(region, edition.reasons.read().reasons);
  const expected = members.map((member) => {
    const { city, zip, phone, email } = member;
    return [
      `${fullName(member)}  ${city}, ${region.name} ${zip}Details`,
      phone ? `${formatPhone(phone)}Copy` : `Phone: ${formatPhone(phone)}`,
      `${email}Copy`,
      ...[licenseName(member, wording), member.license, workLine(member, wording)].filter(Boolean),
    ].join(' ');
  });
  expect((await cardsAt(page, paths.map(String))).sort()).toEqual(expected.sort());
});

test('every member has a page and a contact card, with all that they state', async ({ page }) => {
  const wording = detailWording(region, edition.reasons.read().reasons);
  const found = builtPages.filter(({ path }) => /^\/appraisers\/[^/]+\/./.test(path));
  expect(found).toHaveLength(members.length);
  const rich = members.toSorted(
    (a, b) => detailRows(b, wording).length - detailRows(a, wording).length,
  );
  for (const member of rich.slice(0, 2)) {
    const own = found.find(({ html }) => html.includes(`mailto:${member.email}"`));
    await page.goto(own?.path ?? '');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(fullName(member));
    for (const { title, text } of detailRows(member, wording)) {
      await expect(main.getByRole('term').filter({ hasText: title })).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: text })).toBeVisible();
    }
    const card = await page.request.get(`${own?.path}.vcf`);
    expect(await card.text()).toContain(`FN:${fullName(member)}`);
  }
});

test('the finder knows a place of the gazetteer', async ({ page }) => {
  const finder = new FinderPage(page);
  const { cities } = edition.gazetteer.read();
  const [name = ''] = cities[Math.floor(cities.length / 2)] ?? [];
  await page.goto(searchUrl(name, 'city'));
  await finder.found();
  await expect(page.getByText(/We couldn’t find/)).toHaveCount(0);
});

test('a misspelled city leads to a suggestion', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await page.getByRole('radio', { name: 'City' }).check();
  await finder.text.focus();
  await expect(page.getByRole('combobox', { name: region.search.city.label })).toBeVisible();
  // A short name without one letter may be another name.
  const { city } = [...members].sort((a, b) => b.city.length - a.city.length)[0] ?? busiest;
  await finder.text.pressSequentially(`${city.slice(0, 3)}${city.slice(4)}`);
  const offered = page.getByRole('option').filter({ has: page.getByText(city, { exact: true }) });
  await offered.click();
  await finder.found();
  await expect(page).toHaveURL(searchUrl(city, 'city'));
});

test('an unknown place leads to the nearest members', async ({ page }) => {
  await page.goto(searchUrl('Qqxzzyj', 'city'));
  const nearest = page.locator('.finder-nearest').getByRole('article');
  await expect(nearest).toHaveCount(Math.min(5, members.length));
});

test('a member has a license check, and a letter for each reason', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open(searchUrl(busiest.zip).slice(1));
  await finder.found();
  const card = finder.cards.first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const { email = '' } = members.find((member) => fullName(member) === name) ?? {};
  await card.getByRole('button', { name: `Details for ${name}` }).click();
  const { licensing } = region;
  await expect(
    page.getByRole('dialog').getByRole('link', { name: licensing.office }),
  ).toHaveAttribute('href', licensing.url);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: `Add ${name} to my list` }).click();
  await page.getByRole('link', { name: 'My list, 1' }).click();
  await expect(finder.count).toHaveText('1 Appraisers Found');
  const { reasons } = edition.reasons.read();
  for (const { id, ready, subject } of reasons) {
    await page.getByLabel('What is the appraisal for?').selectOption(id);
    const advice = page.getByRole('status').filter({ hasText: 'What to have ready' });
    for (const thing of ready) await expect(advice).toContainText(thing);
    const letter = page.getByRole('link', { name: `Email ${name}` });
    const href = decodeURIComponent((await letter.getAttribute('href')) ?? '');
    expect(href.startsWith(`mailto:${email}?`), href).toBe(true);
    expect(href).toContain(subject);
  }
});

test('the home page has the quick answers below the finder, each with its link', async ({
  page,
}) => {
  const { heading, answers } = edition.answers.read();
  await page.goto('/');
  const section = page.getByRole('region', { name: heading, exact: true });
  await expect(section).toHaveCount(answers.length > 0 ? 1 : 0);
  for (const { question, answer, link } of answers) {
    const item = section.getByRole('listitem').filter({ hasText: question });
    await expect(item.getByRole('heading', { level: 3, name: question })).toBeVisible();
    await expect(item).toContainText(answer);
    await expect(item.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
  }
});

test('the footer leads to the privacy page, which names every host that the policy allows', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/privacy');
  const { heading, ask, topics } = edition.privacyPage.read();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const policy = contentDirectives(site).join(' ');
  const main = page.getByRole('main');
  for (const [, host = ''] of policy.matchAll(/https:\/\/(?:\*\.)?(\S+)/g))
    await expect(main).toContainText(host);
  for (const topic of [topics.search, topics.storage, ask])
    await expect(main.getByRole('heading', { name: topic.heading })).toBeVisible();
  await expect(main.getByRole('link', { name: site.contact.email })).toBeVisible();
});

test('the frame for partners has the same finder', async ({ page }) => {
  await page.goto(`/embed/finder${searchUrl(busiest.zip).slice(1)}`);
  const finder = new FinderPage(page);
  expect(await finder.found()).toBeGreaterThanOrEqual(busiest.count);
});

test('the coming events name their time zone', async ({ page }) => {
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

test('every article is in the list and opens', async ({ page }) => {
  const posts = edition.posts.read().map(({ post }) => post);
  await page.goto('/resources/blogs');
  await expect(page.getByRole('article')).toHaveCount(posts.length);
  for (const { id, title } of posts) {
    await page.goto(`/resources/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('the pages name the board and the association', async ({ page }) => {
  await page.goto('/about');
  for (const { name } of edition.board.read().members)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(site.name);
  await expect(page.getByRole('contentinfo').getByText('Sample data')).toHaveCount(
    site.sampleData ? 1 : 0,
  );
});

test('a portrait weighs less than 10 kB, however large its file', async ({ page }) => {
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

test('no text shows an unresolved reference', async ({ page }) => {
  for (const path of [
    '/',
    '/about',
    '/membership',
    '/join',
    '/events',
    '/resources',
    '/appraisers',
    '/privacy',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toContainText(/[{}]/);
  }
});

offlineTest('the finder and its members are there without a network', async ({ page, context }) => {
  await page.goto('/');
  await stored(page);
  await context.setOffline(true);
  await page.goto(searchUrl(busiest.city, 'city'));
  expect(await new FinderPage(page).found()).toBeGreaterThanOrEqual(busiest.count);
});
