// The finder: its form, a search, its address, and long words on a narrow screen.
import { FinderPage, finderTest } from '#support/finder-page.ts';
import { styled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

finderTest(
  'before a search there is only the form, with Zip Code selected',
  async ({ finder, page }) => {
    await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'City' })).not.toBeChecked();
    await expect(finder.count).toHaveCount(0);
    await expect(finder.cards).toHaveCount(0);
  },
);

finderTest(
  'the label and the example follow the type, also after Back',
  async ({ finder, page }) => {
    const box = page.locator('#near');
    await expect(box).toHaveAccessibleName('ZIP code in Utah');
    await expect(box).toHaveAttribute('placeholder', 'Try 84101');
    await page.getByRole('radio', { name: 'City' }).check();
    await expect(box).toHaveAccessibleName('City in Utah');
    await expect(box).toHaveAttribute('placeholder', 'Try Provo');
    await finder.search('City', 'Provo');
    await finder.found();
    await finder.search('Zip Code', '84604');
    await finder.found();
    await page.goBack();
    await expect(box).toHaveAccessibleName('City in Utah');
  },
);

finderTest(
  'a search by ZIP code lists members there, then nearby by distance',
  async ({ finder }) => {
    await finder.search('Zip Code', '84604');
    await expect(finder.groups().first()).toHaveText('84604 Provo 0.0 mi, in this ZIP code');
    expect(await finder.found()).toBeGreaterThan(2);
    const distances = (await finder.groups().allTextContents()).map((text) =>
      Number(/([\d.]+) mi/.exec(text)?.[1]),
    );
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(30);
    await expect(finder.page).toHaveURL('/?near=84604');
  },
);

finderTest('Enter searches, and a ZIP+4 is its ZIP code', async ({ finder }) => {
  await finder.text.fill(' 84741-1234 ');
  await finder.text.press('Enter');
  await expect(finder.count).toHaveText('1 Appraisers Found');
  await expect(finder.cards).toContainText('Kanab, Utah 84741');
});

finderTest('a post office is a known place', async ({ finder }) => {
  await finder.search('City', 'Aneth');
  await expect(finder.status).toContainText('No appraisers within 30 miles of Aneth');
});

finderTest(
  'a city under Zip Code clears the results, and one press corrects it',
  async ({ finder, page }) => {
    const message =
      'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.';
    await finder.search('Zip Code', '84604');
    await expect(finder.count).toBeVisible();
    await finder.search('Zip Code', 'Provo');
    await expect(finder.alert).toContainText(message);
    await expect(finder.text).toHaveAccessibleDescription(new RegExp(message.slice(0, 40)));
    await expect(finder.cards).toHaveCount(0);
    await page.getByRole('button', { name: 'Search “Provo” as City' }).click();
    await expect(finder.groups().first()).toHaveText(/^Provo/);
    await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
  },
);

finderTest(
  'Back, Forward and reload restore the results and the form',
  async ({ finder, page }) => {
    const within = page.getByRole('combobox', { name: 'Within' });
    await finder.search('Zip Code', '84741');
    await expect(finder.count).toHaveText('1 Appraisers Found');
    await within.selectOption('60 miles');
    await finder.search('City', 'Moab');
    await expect(page).toHaveURL('/?near=Moab&by=city&within=60');
    await finder.found();
    const names = await finder.cards.getByRole('heading').allTextContents();
    await page.goBack();
    await expect(finder.count).toHaveText('1 Appraisers Found');
    await expect(finder.text).toHaveValue('84741');
    await expect(within).toHaveValue('30');
    await page.goForward();
    await expect(finder.text).toHaveValue('Moab');
    await page.reload();
    await expect(finder.cards.getByRole('heading')).toHaveText(names);
  },
);

finderTest('markup in the field and in the address is only text', async ({ finder, page }) => {
  const text = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  page.on('dialog', () => page.close());
  for (const type of ['Zip Code', 'City'] as const) {
    await finder.search(type, text);
    await expect(finder.alert.or(finder.count).filter({ hasText: /\S/ })).toBeVisible();
  }
  await finder.open(`?by=city&near=${encodeURIComponent(text)}`);
  await expect(finder.count).toBeVisible();
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the second line of a heading begins where the first does', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    await finder.found();
    await styled(page);
    const [place, away] = await page
      .getByRole('heading', { name: /^84604 Provo/ })
      .locator('span')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    expect(away?.top).toBeGreaterThanOrEqual(place?.bottom ?? Number.POSITIVE_INFINITY);
    expect(away?.left).toBe(place?.left);
  });
});
