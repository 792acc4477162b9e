// What homeowners type, each leading to the right people within two steps.
import { milesBetween } from '@appraisers/directory/distance.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { FinderPage } from '#support/finder-page.ts';
import { startLetter } from '#support/letters.ts';
import { members } from '#support/of-edition.ts';
import { expect, fileErrors, test } from '#support/watched-page.ts';

const emailsIn = (town: string) =>
  members.filter(({ city }) => city === town).map(({ email }) => email);

test('for a divorce in Orem, the first card starts a letter', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', 'Orem');
  await finder.found();
  await expect(finder.status).toContainText('Appraisers in Orem, then others within 30 miles');
  await expect(finder.groups().first()).toHaveText('Orem 0.0 mi, in this city');
  const { letter } = await startLetter(finder, 'A divorce');
  expect(emailsIn('Orem')).toContain(letter.to);
  expect(letter.subject).toBe('Appraisal for a divorce, Orem');
  expect(letter.body).toContain('Property city: Orem');
  expect(letter.body).toContain('Date the value is for (set by the attorneys or the court): ');
});

test('for an estate in Park City, the letter asks for the date of death', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', 'Park City');
  await finder.found();
  await expect(finder.groups().first()).toHaveText('Park City 0.0 mi, in this city');
  const { letter } = await startLetter(finder, 'An estate');
  expect(emailsIn('Park City')).toContain(letter.to);
  expect(letter.subject).toBe('Appraisal for an estate, Park City');
  expect(letter.body).toContain('Date the value is for (often the date of death): ');
});

test('for a cabin in Duck Creek Village, the nearest appraisers get the letter', async ({
  page,
}) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', 'Duck Creek Village');
  const [, lat = 0, lng = 0] =
    edition.gazetteer.read().cities.find(([name]) => name === 'Duck Creek Village') ?? [];
  const milesTo = new Map(
    members.map((member) => [member.email, milesBetween(member, { lat, lng })]),
  );
  const nearest = [...milesTo.values()].sort((a, b) => a - b).slice(0, 5);
  expect(nearest[0]).toBeGreaterThan(30);
  await expect(finder.count).toHaveText('0 Appraisers Found');
  await expect(finder.status).toContainText(
    'No appraisers within 30 miles of Duck Creek Village. The nearest are listed below.',
  );
  const cards = page
    .getByRole('region', { name: 'Nearest appraisers to Duck Creek Village' })
    .getByRole('article');
  const shown = await cards.getByRole('link', { name: /@/ }).allTextContents();
  expect(shown.map((email) => milesTo.get(email))).toEqual(nearest);
  const { letter } = await startLetter(finder, 'Selling a home');
  expect(shown).toContain(letter.to);
  expect(letter.body).toContain('Property city: Duck Creek Village');
});

test('a county lists everyone in it, then those around it', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', 'Utah County');
  await finder.found();
  await expect(finder.status).toContainText('Appraisers in Utah County');
  await expect(finder.groups().first()).toHaveText('Utah County 0.0 mi, in this county');
  await finder.search('City', 'Sanpete');
  await expect(finder.status).toContainText('No appraisers in Sanpete County');
  expect(await finder.found()).toBeGreaterThan(0);
});

test('a street address lists the appraisers of its town', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('Zip Code', '123 Main St, Lehi UT');
  await expect(finder.alert).toContainText('It looks like you entered a city name');
  await page.getByRole('button', { name: 'Search “Lehi” as City' }).press('Enter');
  await finder.found();
  await expect(finder.groups().first()).toHaveText('Lehi 0.0 mi, in this city');
});

test('an address with a ZIP code counts as that ZIP code', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('Zip Code', '123 Main St, Lehi UT 84043');
  await finder.found();
  await expect(finder.status).toContainText('84043');
});

test('a name lists the appraisers who have it', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', 'Quintana Gloria');
  expect(await finder.found()).toBe(1);
  await expect(finder.status).toContainText('Appraisers named “Quintana Gloria”.');
  await expect(finder.cards.first()).toContainText('Gloria Quintana');
});

for (const [type, text, place] of [
  ['City', 'Evanston', 'Evanston is in Wyoming.'],
  ['City', 'Las Vegas, NV', 'Las Vegas is in Nevada.'],
  ['Zip Code', '82930', 'ZIP code 82930 is in Evanston, Wyoming.'],
] as const) {
  test(`${text} is in another state, which has other licenses`, async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open();
    await finder.search(type, text);
    await expect(finder.count).toHaveText('0 Appraisers Found');
    await expect(finder.status).toContainText(place);
    await expect(page.getByRole('link', { name: /^Check licenses at / })).toBeVisible();
    const nearest = page.getByRole('region', { name: /^Nearest Utah appraisers to / });
    await expect(nearest.getByRole('article')).toHaveCount(5);
    await expect(finder.status).toContainText('The appraisers below are the nearest to ');
    const places = (
      await nearest.getByRole('heading', { level: 3, name: / mi$/ }).allTextContents()
    ).map((heading) => heading.replace(/ [\d.]+ mi$/, ''));
    expect(places.filter((place, at) => place === places[at - 1])).toEqual([]);
    await expect(page.getByText('Did you mean')).toHaveCount(0);
  });
}

test('a place elsewhere is unknown while its file is missing', async ({ page, watch }) => {
  await page.route('**/elsewhere.json*', (route) => route.abort());
  const finder = new FinderPage(page);
  await finder.open('?near=82930');
  await expect(finder.status).toContainText('“82930” isn’t a ZIP code in Utah.');
  await page.unroute('**/elsewhere.json*');
  await finder.search('City', 'Evanston');
  await expect(finder.status).toContainText('Evanston is in Wyoming.');
  watch.expected = fileErrors;
});

test('a misspelled town lists its own appraisers first', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', 'Amercan Fork');
  const nearest = page.getByRole('region', { name: 'Nearest appraisers to American Fork' });
  await expect(nearest.getByRole('heading', { level: 3 }).nth(1)).toHaveText(
    'American Fork 0.0 mi',
  );
});

test('Zip Code opens a numeric keyboard, City one with letters', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await expect(finder.text).toHaveAttribute('inputmode', 'numeric');
  await expect(finder.text).toHaveAttribute('placeholder', /^Try /);
  await page.getByRole('radio', { name: 'City' }).check();
  await expect(finder.text).toHaveAttribute('inputmode', 'text');
});

test('the state’s own name lists all its appraisers', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', 'Utah');
  await finder.found();
  await expect(finder.status).toContainText('All appraisers, by last name.');
});
