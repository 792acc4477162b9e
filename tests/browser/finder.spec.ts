// The finder: its form, a search and its address.
import { FinderPage, finderTest } from '#support/finder-page.ts';
import { expect, test } from '#support/watched-page.ts';

finderTest(
  'before a search there is only the form, whose label follows the type',
  async ({ finder, page }) => {
    await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Map of appraisers' })).toHaveCount(0);
    await expect(finder.count).toHaveCount(0);
    await expect(finder.cards).toHaveCount(0);
    const zip = page.getByRole('combobox', { name: 'ZIP code in Utah' });
    const city = page.getByRole('combobox', { name: 'City in Utah' });
    await expect(zip).toHaveAttribute('placeholder', 'Try 84101');
    await expect(zip).toHaveAttribute('inputmode', 'numeric');
    await page.getByRole('radio', { name: 'City' }).check();
    await expect(city).toHaveAttribute('placeholder', 'Try Provo');
    await expect(city).toHaveAttribute('inputmode', 'text');
    await finder.search('City', 'Provo');
    await finder.found();
    await finder.search('Zip Code', '84604');
    await finder.found();
    await page.goBack();
    await expect(city).toHaveValue('Provo');
  },
);

finderTest(
  'a search by ZIP code lists members there, then nearby by distance',
  async ({ finder }) => {
    await finder.text.fill(' 84604-1234 ');
    await finder.text.press('Enter');
    await expect(finder.groups().first()).toHaveText('84604 Provo 0.0 mi, in this ZIP code');
    expect(await finder.found()).toBe(42);
    const distances = (await finder.groups().allTextContents()).map((text) =>
      Number(/([\d.]+) mi/.exec(text)?.[1]),
    );
    expect(distances.length).toBeGreaterThan(5);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(30);
  },
);

finderTest(
  'a city under Zip Code clears the results, and one press corrects it',
  async ({ finder, page }) => {
    const message =
      'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.';
    await finder.search('Zip Code', '84604');
    await expect(finder.count).toBeVisible();
    await finder.search('Zip Code', '123 Main St, Lehi UT');
    await expect(finder.alert).toContainText(message);
    await expect(finder.text).toHaveAccessibleDescription(new RegExp(message.slice(0, 40)));
    await expect(finder.cards).toHaveCount(0);
    await page.getByRole('button', { name: 'Search “Lehi” as City' }).press('Enter');
    await expect(finder.groups().first()).toHaveText('Lehi 0.0 mi, in this city');
    await expect(finder.count).toBeFocused();
    await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
  },
);

finderTest(
  'Back, Forward and reload restore the results and the form',
  async ({ finder, page }) => {
    const within = page.getByRole('combobox', { name: 'Within' });
    await finder.search('Zip Code', '84741');
    await expect(finder.count).toHaveText('3 Appraisers Found');
    await within.selectOption('60 miles');
    await expect(page).toHaveURL('/?near=84741&within=60');
    await finder.search('City', 'Moab');
    await expect(page).toHaveURL('/?near=Moab&by=city&within=60');
    await finder.found();
    const names = await finder.names();
    await page.goBack();
    await expect(page).toHaveURL('/?near=84741&within=60');
    await page.goBack();
    await expect(page).toHaveURL('/?near=84741');
    await expect(finder.count).toHaveText('3 Appraisers Found');
    await expect(finder.text).toHaveValue('84741');
    await expect(within).toHaveValue('30');
    await page.goForward();
    await page.goForward();
    await expect(finder.text).toHaveValue('Moab');
    await page.reload();
    await expect(finder.cards.getByRole('heading')).toHaveText(names);
  },
);

test('the directory loads with the first focus, not before', async ({ page }) => {
  let requests = 0;
  await page.route('**/directory*.json', (route) => {
    requests += 1;
    return route.continue();
  });
  const finder = new FinderPage(page);
  await finder.open();
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(0);
  await finder.text.focus();
  await expect.poll(() => requests).toBe(1);
});
