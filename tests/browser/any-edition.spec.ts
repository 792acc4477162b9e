// What visitors of any edition do, with its own towns, counties, appraisers, neighbors and pages.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { detailRows } from '@appraisers/directory/detail-rows.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { detailWording } from '@appraisers/edition/loaders/directory-file.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { contentDirectives } from '@appraisers/hosting/security-policy.ts';
import { attribute, builtPages, pageAt } from '#support/built-pages.ts';
import { clusters, type FinderPage, finderTest as test } from '#support/finder-page.ts';
import { startLetter } from '#support/letters.ts';
import { busiest, members, posts, quietest, searchUrl } from '#support/of-edition.ts';
import { expect } from '#support/watched-page.ts';

const region = edition.region.read();
const site = edition.site.read();
const gazetteer = edition.gazetteer.read();
const { placeKey, plainKey } = placeNames(region);
const emails = (all: typeof members) => all.map(({ email }) => email).sort();
const livingIn = (town: string) => members.filter(({ city }) => placeKey(city) === placeKey(town));

/** The emails on the cards of the first group, which is the place searched for. */
async function firstGroup({ cards }: FinderPage): Promise<string[]> {
  const items = await cards.evaluateAll((all) =>
    all.map((card) => ({
      hasHeading: card.closest('li')?.querySelector(':scope > h3') instanceof Element,
      email: card.querySelector('a[href^="mailto:"]')?.textContent ?? '',
    })),
  );
  const next = items.findIndex(({ hasHeading }, at) => at > 0 && hasHeading);
  const first = items.slice(0, next < 0 ? undefined : next);
  return first.map(({ email }) => email).sort();
}

const withoutSigns = (text: string) => text.normalize('NFKD').replace(/[^\w .-]/g, '');
const special = members.map(({ city }) => city).find((city) => /[^\w .-]/.test(city));
const [{ zip: firstZip } = busiest] = members.toSorted((a, b) => (a.zip < b.zip ? -1 : 1));
const { city, zip } = busiest;
const ofZip = (code: string) => members.filter((member) => member.zip === code);
const ofCity = livingIn(city);

/** What homeowners type, the heading of the first group, and whom it lists. */
const searches: readonly (readonly ['Zip Code' | 'City', string, RegExp, typeof members])[] = [
  ['City', city, /, in this city$/, ofCity],
  [
    'City',
    withoutSigns(special ?? city).toLowerCase(),
    /, in this city$/,
    livingIn(special ?? city),
  ],
  ['Zip Code', zip, /, in this ZIP code$/, ofZip(zip)],
  ['Zip Code', firstZip.replace('0', 'O'), /, in this ZIP code$/, ofZip(firstZip)],
  ['Zip Code', `12 Main Street, ${city}, ${region.postalCode} ${zip}`, /ZIP code$/, ofZip(zip)],
];

test('a place, as visitors type it, lists everyone there first', async ({ finder }) => {
  await finder.open();
  for (const [type, typed, heading, first] of searches) {
    await finder.search(type, typed);
    await expect(finder.groups().first(), typed).toHaveText(heading);
    await finder.found();
    await expect.poll(() => firstGroup(finder), typed).toEqual(emails(first));
  }
});

test('a county lists everyone in it first', async ({ finder }) => {
  const countyOf = ({ zip: code, city: town }: { zip: string; city: string }) =>
    gazetteer.zips.find(([each]) => each === code)?.[4] ??
    gazetteer.cities.find(([name]) => placeKey(name) === placeKey(town))?.[3];
  const number = countyOf(busiest);
  const county = gazetteer.counties[number ?? -1] ?? '';
  // The District of Columbia is its own county.
  if (county === region.name) return;
  await finder.open();
  await finder.search('City', `${county}, ${region.postalCode}`.toLowerCase());
  const word = region.countyWord.toLowerCase();
  await expect(finder.groups().first()).toHaveText(`${county} 0.0 mi, in this ${word}`);
  const there = members.filter((member) => countyOf(member) === number);
  // A place that only the edition knows is in the county around its point.
  const unplaced = emails(members.filter((member) => countyOf(member) === undefined));
  const found = await firstGroup(finder);
  expect(found.filter((email) => !unplaced.includes(email))).toEqual(emails(there));
});

test('an empty search lists every member, with a map', async ({ finder, page }) => {
  await page.goto(searchUrl(''));
  await finder.found();
  await expect(finder.cards).toHaveCount(members.length);
  await expect(clusters(page).first()).toBeAttached();
});

test('a name leads to the appraiser', async ({ finder }) => {
  const [member = quietest] = members.slice(-1);
  await finder.open();
  await finder.search('City', withoutSigns(`${member.lastName} ${member.firstName}`));
  await expect(finder.cards.filter({ hasText: fullName(member) })).not.toHaveCount(0);
});

test('a misspelled town leads to it by one press', async ({ finder, page }) => {
  // A short name without one letter may be another name.
  const [{ city: town } = busiest] = members.toSorted((a, b) => b.city.length - a.city.length);
  await finder.open();
  await finder.search('City', town.replace(/(?<=^.{3,})\p{L}/u, ''));
  await expect(finder.count).toHaveText(/^[1-5] Appraisers Found$/);
  await page.getByRole('button', { name: town, exact: true }).click();
  await expect(finder.groups().first()).toHaveText(`${town} 0.0 mi, in this city`);
});

test('a town of another state says so, and lists the nearest appraisers', async ({
  finder,
  page,
}) => {
  const { towns, states } = edition.borderTowns.read();
  const known = [
    ...gazetteer.cities.map(([name]) => name),
    ...edition.places.read().names.map(({ name }) => name),
    ...members.flatMap((member) => [member.city, member.firstName, member.lastName]),
  ].map(plainKey);
  const isKnown = (town: string) => known.some((key) => key.includes(plainKey(town)));
  const [town = '', number = -1] = towns.find(([name]) => !isKnown(name)) ?? [];
  // Alaska and Hawaii have no neighbors.
  if (towns.length === 0) return;
  const [, state = ''] = states[number] ?? [];
  await finder.open();
  await finder.search('City', `${town}, ${state}`);
  await expect(finder.status).toContainText(`${town} is in ${state}.`);
  const nearest = page.getByRole('region', {
    name: `Nearest ${region.name} appraisers to ${town}`,
  });
  await expect(nearest.getByRole('article')).toHaveCount(Math.min(5, members.length));
});

test('a card starts a letter, and its details lead to the license check', async ({
  finder,
  page,
}) => {
  await finder.open(searchUrl(city, 'city').slice(1));
  await finder.found();
  const [{ name = '' } = {}] = edition.reasons.read().reasons;
  const { reason, letter } = await startLetter(finder, name);
  expect(emails(members)).toContain(letter.to);
  expect(letter.subject).toBe(`${reason.subject}, ${city}`);
  const { licensing } = region;
  await finder.cards
    .first()
    .getByRole('button', { name: /^Details for / })
    .click();
  const dialog = page.getByRole('dialog');
  const office = dialog.getByRole('link', { name: licensing.office });
  await expect(office).toHaveAttribute('href', /^https:/);
  const mistake = dialog.getByRole('link', { name: /^Report a mistake in .+’s listing$/ });
  await expect(mistake).toHaveAttribute('href', /^mailto:/);
});

/** The members on a page, by the addresses of their cards. */
const mailed = (html: string) => attribute(html, /href="mailto:([^"?]+)"/g);

test('every city has a page with its members, by last name', () => {
  const pages = builtPages.filter(({ path }) => /^\/appraisers\/[^/]+$/.test(path));
  const listed = pages.map(({ html }) =>
    mailed(html).flatMap((email) => members.find((member) => member.email === email) ?? []),
  );
  expect(emails(listed.flat())).toEqual(emails(members));
  for (const ofPage of listed) {
    const sorted = ofPage.toSorted((a, b) =>
      `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, 'en'),
    );
    expect(ofPage.map(fullName)).toEqual(sorted.map(fullName));
  }
});

test('every member has a page and a contact card, with all that they state', async ({ page }) => {
  const wording = detailWording(region, edition.reasons.read().reasons);
  const found = builtPages.filter(({ path }) => /^\/appraisers\/[^/]+\/./.test(path));
  expect(found).toHaveLength(members.length);
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
  for (const { question, answer, link } of answers) {
    const item = section.getByRole('listitem').filter({ hasText: question });
    await expect(item).toContainText(answer);
    await expect(item.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
  }
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
  for (const { id, title } of posts)
    expect(attribute(pageAt(`/resources/${id}`) ?? '', /<h1[^>]*>([^<]*)/g), title).toHaveLength(1);
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
