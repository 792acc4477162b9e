// What visitors of any edition do, with its own towns, counties, appraisers, neighbors and pages.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { detailRows } from '@appraisers/directory/detail-rows.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { detailWording } from '@appraisers/edition/loaders/directory-file.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { contentDirectives } from '@appraisers/hosting/security-policy.ts';
import { attribute, builtPages } from '#support/built-pages.ts';
import { finderTest as test } from '#support/finder-page.ts';
import { busiest, countyOf, members, posts, quietest, searchUrl } from '#support/of-edition.ts';
import { expect } from '#support/watched-page.ts';

const region = edition.region.read();
const site = edition.site.read();
const gazetteer = edition.gazetteer.read();
const { placeKey, plainKey } = placeNames(region);
const emails = (all: typeof members) => all.map(({ email }) => email).sort();
const livingIn = (town: string) => members.filter(({ city }) => placeKey(city) === placeKey(town));

const withoutSigns = (text: string) => text.normalize('NFKD').replace(/[^\w .-]/g, '');
const special = members.map(({ city }) => city).find((city) => /[^\w .-]/.test(city));
const [{ zip: firstZip } = busiest] = members.toSorted((a, b) => (a.zip < b.zip ? -1 : 1));
const { city, zip } = busiest;
const ofZip = (code: string) => members.filter((member) => member.zip === code);

const county = countyOf(busiest);
const ofCounty = members.filter((member) => countyOf(member) === county);

/** What homeowners type, the heading of the first group, and whom it lists. */
const searches: readonly (readonly ['Zip Code' | 'City', string, RegExp, typeof members])[] = [
  ['City', city, /, in this city$/, livingIn(city)],
  ['City', withoutSigns(special ?? city).toLowerCase(), /city$/, livingIn(special ?? city)],
  ['Zip Code', zip, /, in this ZIP code$/, ofZip(zip)],
  ['Zip Code', firstZip.replace('0', 'O'), /, in this ZIP code$/, ofZip(firstZip)],
  ['Zip Code', `12 Main Street, ${city}, ${region.postalCode} ${zip}`, /ZIP code$/, ofZip(zip)],
  // The District of Columbia is its own county.
  ...(county === region.name
    ? []
    : ([
        ['City', `${county}, ${region.postalCode}`.toLowerCase(), /, in this /, ofCounty],
      ] as const)),
];

test('a place, as visitors type it, lists everyone there first', async ({ finder }) => {
  await finder.open();
  for (const [type, typed, heading, first] of searches) {
    await finder.search(type, typed);
    await expect(finder.groups().first(), typed).toHaveText(heading);
    await finder.found();
    // A place that only the edition knows is in the county around its point.
    const unplaced = members.filter((member) => countyOf(member) === '').length;
    const names = (await finder.names()).slice(0, first.length + unplaced);
    expect(names, typed).toEqual(expect.arrayContaining(first.map(fullName)));
  }
  await finder.search('Zip Code', '');
  await expect(finder.cards).toHaveCount(members.length);
  await expect(finder.map.clusters.first()).toBeAttached();
});

test('a name, a misspelled town and another state lead to appraisers', async ({ finder, page }) => {
  const [member = quietest] = members.slice(-1);
  await finder.open();
  await finder.search('City', withoutSigns(`${member.lastName} ${member.firstName}`));
  await expect(finder.cards.filter({ hasText: fullName(member) })).not.toHaveCount(0);
  // A short name without one letter may be another name.
  const [{ city: long } = busiest] = members.toSorted((a, b) => b.city.length - a.city.length);
  await finder.search('City', long.replace(/(?<=^.{3,})\p{L}/u, ''));
  await page.getByRole('button', { name: long, exact: true }).click();
  await expect(finder.groups().first()).toHaveText(`${long} 0.0 mi, in this city`);

  const { towns, states } = edition.borderTowns.read();
  const known = [
    ...gazetteer.cities.map(([name]) => name),
    ...edition.places.read().names.map(({ name }) => name),
    ...members.flatMap(({ city: town, firstName, lastName }) => [town, firstName, lastName]),
  ].map(plainKey);
  const isKnown = (town: string) => known.some((key) => key.includes(plainKey(town)));
  const [town, number = -1] = towns.find(([name]) => !isKnown(name)) ?? [];
  // Alaska and Hawaii have no neighbors.
  if (!town) return;
  const [, state = ''] = states[number] ?? [];
  await finder.search('City', `${town}, ${state}`);
  await expect(finder.status).toContainText(`${town} is in ${state}.`);
  const nearest = page.getByRole('region', {
    name: `Nearest ${region.name} appraisers to ${town}`,
  });
  await expect(nearest.getByRole('article')).toHaveCount(Math.min(5, members.length));
});

test('the details of a member lead to the license check', async ({ finder, page }) => {
  await finder.open(searchUrl(city, 'city').slice(1));
  await finder.found();
  const { licensing } = region;
  await finder.detailsOf().click();
  const dialog = page.getByRole('dialog');
  const office = dialog.getByRole('link', { name: licensing.office });
  await expect(office).toHaveAttribute('href', /^https:/);
  const mistake = dialog.getByRole('link', { name: /^Report a mistake in .+’s listing$/ });
  await expect(mistake).toHaveAttribute('href', /^mailto:/);
});

test('every member is on the page of a city and has a page and a card', async ({ page }) => {
  const mailed = builtPages
    .filter(({ path }) => /^\/appraisers\/[^/]+$/.test(path))
    .flatMap(({ html }) => attribute(html, /href="mailto:([^"?]+)"/g));
  expect(mailed.filter((email) => email !== site.contact.email).sort()).toEqual(emails(members));
  const found = builtPages.filter(({ path }) => /^\/appraisers\/[^/]+\/./.test(path));
  expect(found).toHaveLength(members.length);
  const wording = detailWording(region, edition.reasons.read().reasons);
  const [member = quietest] = members.toSorted(
    (a, b) => detailRows(b, wording).length - detailRows(a, wording).length,
  );
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
});

test('the pages show what the edition says, and the privacy page every host', async ({ page }) => {
  const { heading, answers } = edition.answers.read();
  await page.goto('/');
  const section = page.getByRole('region', { name: heading, exact: true });
  await expect(section).toHaveCount(answers.length > 0 ? 1 : 0);
  for (const { answer } of answers) await expect(section).toContainText(answer);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(site.name);
  await expect(footer.getByText('Sample data').filter({ visible: true })).toHaveCount(
    site.sampleData ? 1 : 0,
  );
  await page.goto('/about');
  for (const { name } of edition.board.read().members)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goto('/resources/blogs');
  await expect(page.getByRole('article')).toHaveCount(posts.length);
  await page.goto('/privacy');
  const hosts = contentDirectives(site)
    .join(' ')
    .matchAll(/https:\/\/(?:\*\.)?(\S+)/g);
  for (const [, host = ''] of hosts) await expect(page.getByRole('main')).toContainText(host);
});

test('a portrait weighs less than 10 kB, however large its file', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\/pictures\//.test(response.url()))
      sizes.push(response.body().then(({ length }) => length));
  });
  await page.goto('/about');
  const photos = edition.board.read().members.filter(({ image = '.svg' }) => !/svg$/.test(image));
  const portraits = page.getByRole('main').locator('img[srcset]');
  await expect(portraits).toHaveCount(photos.length);
  for (const portrait of await portraits.all()) await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => sizes.length).toBeGreaterThanOrEqual(photos.length);
  expect((await Promise.all(sizes)).filter((size) => size > 10_000)).toEqual([]);
});
