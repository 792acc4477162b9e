// What homeowners type, in any edition: its own towns, counties, appraisers and neighbors. Each text leads
// to the right people within two steps.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { listItems } from '@appraisers/directory/member-details.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { FinderPage } from '#support/finder-page.ts';
import { startLetter } from '#support/letters.ts';
import { busiest, members } from '#support/of-edition.ts';
import { expect, test } from '#support/watched-page.ts';

const region = edition.region.read();
const gazetteer = edition.gazetteer.read();
const { placeKey, plainKey } = placeNames(region);
const countyWord = region.countyWord.toLowerCase();
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
  return items
    .slice(0, next < 0 ? undefined : next)
    .map(({ email }) => email)
    .sort();
}

test('a town lists everyone in it first, and the first card starts a letter', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', busiest.city);
  await finder.found();
  await expect(finder.status).toContainText(`Appraisers in ${busiest.city}`);
  await expect(finder.groups().first()).toHaveText(`${busiest.city} 0.0 mi, in this city`);
  expect(await firstGroup(finder)).toEqual(emails(livingIn(busiest.city)));
  const [{ name = '' } = {}] = edition.reasons.read().reasons;
  const { reason, letter } = await startLetter(finder, name);
  // Members who list this kind of work come first, wherever they are.
  const doesIt = members.filter(({ work }) => listItems(work).includes(reason.id));
  expect(emails(doesIt.length > 0 ? members : livingIn(busiest.city))).toContain(letter.to);
  expect(letter.subject).toBe(`${reason.subject}, ${busiest.city}`);
  expect(letter.body).toContain(`${reason.date}: `);
});

test('a town is found without its capitals, accents and apostrophes', async ({ page }) => {
  const finder = new FinderPage(page);
  const special = members.map(({ city }) => city).filter((city) => /[^\w .-]/.test(city));
  for (const city of new Set([busiest.city, ...special])) {
    await finder.open();
    const typed = city
      .normalize('NFKD')
      .replace(/[^\w .-]/g, '')
      .toLowerCase();
    await finder.search('City', typed);
    await expect(finder.groups().first()).toHaveText(`${city} 0.0 mi, in this city`);
  }
});

test('a ZIP code with a letter O for its first zero is that ZIP code', async ({ page }) => {
  const [{ zip } = busiest] = [...members].sort((a, b) => (a.zip < b.zip ? -1 : 1));
  const finder = new FinderPage(page);
  for (const typed of [zip, zip.replace('0', 'O')]) {
    await finder.open();
    await finder.search('Zip Code', typed);
    await expect(finder.groups().first()).toHaveText(
      new RegExp(`^${zip} .* 0\\.0 mi, in this ZIP code$`),
    );
    const there = members.filter((member) => member.zip === zip);
    expect(await firstGroup(finder)).toEqual(emails(there));
  }
});

test('a county lists everyone in it first', async ({ page }) => {
  const countyOf = ({ zip, city }: { zip: string; city: string }) =>
    gazetteer.zips.find(([code]) => code === zip)?.[4] ??
    gazetteer.cities.find(([name]) => placeKey(name) === placeKey(city))?.[3];
  const number = countyOf(busiest);
  const county = gazetteer.counties[number ?? -1] ?? '';
  const finder = new FinderPage(page);
  // The District of Columbia is its own county.
  if (county === region.name) {
    await finder.open();
    await finder.search('City', county);
    await expect(finder.count).toHaveText(`${members.length} Appraisers Found`);
    return;
  }
  expect(county).toMatch(new RegExp(` ${region.countyWord}$`));
  for (const typed of [county, `${county}, ${region.postalCode}`.toLowerCase()]) {
    await finder.open();
    await finder.search('City', typed);
    await expect(finder.groups().first()).toHaveText(`${county} 0.0 mi, in this ${countyWord}`);
    await expect(finder.status).toContainText(`Appraisers in ${county}`);
    const there = members.filter((member) => countyOf(member) === number);
    expect(await firstGroup(finder)).toEqual(emails(there));
  }
});

test('an address leads to its town, or to its ZIP code', async ({ page }) => {
  const { city, zip } = busiest;
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('Zip Code', `12 Main Street, ${city}, ${region.postalCode} ${zip}`);
  await expect(finder.groups().first()).toHaveText(/, in this ZIP code$/);
  await expect(finder.status).toContainText(`Appraisers in ${zip}`);
  await finder.search('Zip Code', `12 Main Street, ${city}, ${region.postalCode}`);
  await expect(finder.alert).toContainText('It looks like you entered a city name');
  await page.getByRole('button', { name: `Search “${city}” as City` }).press('Enter');
  await expect(finder.groups().first()).toHaveText(`${city} 0.0 mi, in this city`);
});

test('a name leads to the appraiser', async ({ page }) => {
  const finder = new FinderPage(page);
  for (const member of [...members.slice(0, 1), ...members.slice(-1)]) {
    const typed = `${member.lastName} ${member.firstName}`.normalize('NFKD').replace(/\p{M}/gu, '');
    await finder.open();
    await finder.search('City', typed);
    await expect(finder.status).toContainText(`Appraisers named “${typed}”.`);
    await expect(finder.cards.filter({ hasText: fullName(member) })).not.toHaveCount(0);
  }
});

test('a misspelled town lists its appraisers first, and its button searches for it', async ({
  page,
}) => {
  // A short name without one letter may be another name.
  const { city } = [...members].sort((a, b) => b.city.length - a.city.length)[0] ?? busiest;
  // A name is found without its spaces and apostrophes, so a letter is missing.
  const misspelled = city.replace(/(?<=^.{3,})\p{L}/u, '');
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', misspelled);
  await expect(finder.count).toHaveText('0 Appraisers Found');
  const nearest = page.getByRole('region', { name: `Nearest appraisers to ${city}` });
  await expect(nearest.getByRole('heading', { level: 3, name: / mi$/ }).first()).toHaveText(
    `${city} 0.0 mi`,
  );
  await page.getByRole('button', { name: city, exact: true }).click();
  await expect(finder.groups().first()).toHaveText(`${city} 0.0 mi, in this city`);
});

test('a town of another state says so, and lists the nearest appraisers', async ({ page }) => {
  const { towns, states } = edition.elsewhere.read();
  const known = [
    ...gazetteer.cities.map(([name]) => name),
    ...edition.places.read().names.map(({ name }) => name),
    ...members.flatMap(({ city, firstName, lastName }) => [city, firstName, lastName]),
  ].map(plainKey);
  const isKnown = (town: string) => known.some((key) => key.includes(plainKey(town)));
  const [town = '', number = -1, lat = 0, lng = 0] = towns.find(([name]) => !isKnown(name)) ?? [];
  // Alaska and Hawaii have no neighbors.
  if (towns.length === 0) return;
  const [, state = ''] = states[number] ?? [];
  const milesTo = new Map(
    members.map((member) => [member.email, milesBetween(member, { lat, lng })]),
  );
  const finder = new FinderPage(page);
  for (const typed of [town, `${town}, ${state}`]) {
    await finder.open();
    await finder.search('City', typed);
    await expect(finder.count).toHaveText('0 Appraisers Found');
    await expect(finder.status).toContainText(`${town} is in ${state}.`);
    await expect(finder.status).toContainText(`needs a license from ${state}`);
    await expect(page.getByText('Did you mean')).toHaveCount(0);
    const cards = page
      .getByRole('region', { name: `Nearest ${region.name} appraisers to ${town}` })
      .getByRole('article');
    await expect(cards).toHaveCount(Math.min(5, members.length));
    const shown = await cards.getByRole('link', { name: /@/ }).allTextContents();
    expect(shown.map((email) => milesTo.get(email))).toEqual(
      [...milesTo.values()].sort((a, b) => a - b).slice(0, 5),
    );
  }
});
