// The finder as a visitor searches it, by label and role, on the built site.
import { finderTest } from '#support/finder-page.ts';
import { expect, extra } from '#support/watched-page.ts';

finderTest.describe('before the first search', () => {
  finderTest('only the search box is there, with Zip Code chosen', async ({ finder, page }) => {
    await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'City' })).not.toBeChecked();
    await expect(finder.count).toHaveCount(0);
    await expect(finder.cards).toHaveCount(0);
  });
});

finderTest.describe('a search by ZIP code', () => {
  finderTest(
    'lists the members there first, then those within 30 miles by distance',
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

  finderTest('runs on Enter', async ({ finder }) => {
    await finder.text.fill('84741');
    await finder.text.press('Enter');
    await expect(finder.count).toHaveText('1 Appraisers Found');
    await expect(finder.cards).toContainText('Kanab, Utah 84741');
  });

  for (const [typed, heading] of [
    ['84604-1234', '84604 Provo 0.0 mi, in this ZIP code'],
    ['  84101 ', '84101 Salt Lake City 0.0 mi, in this ZIP code'],
  ] as const) {
    finderTest(
      `takes "${typed}" for its ZIP code`,
      extra(typed !== '84604-1234'),
      async ({ finder }) => {
        await finder.search('Zip Code', typed);
        await expect(finder.groups().first()).toHaveText(heading);
      },
    );
  }

  finderTest(
    'of the extra table searches nearby from its point',
    { tag: '@all' },
    async ({ finder }) => {
      await finder.search('Zip Code', '84048');
      await expect(finder.status).toContainText('No member is in 84048 itself');
      await expect(finder.groups().first()).toHaveText(/^84043 Lehi/);
    },
  );

  finderTest('of the gazetteer searches nearby from its point', async ({ finder }) => {
    await finder.search('Zip Code', '84663');
    await expect(finder.status).toContainText('No member is in 84663 itself');
    await expect(finder.groups().first()).toHaveText(/^846\d\d Provo/);
  });

  finderTest(
    'with part of a ZIP lists the matches without groups',
    { tag: '@all' },
    async ({ finder }) => {
      await finder.search('Zip Code', '8460');
      await expect(finder.count).toHaveText('4 Appraisers Found');
      await expect(finder.cards).toHaveCount(4);
      await expect(finder.groups()).toHaveCount(0);
    },
  );

  for (const [typed, says] of [
    ['43215', '“43215” is not a ZIP code in Utah'],
    ['84999', 'We do not know the ZIP code “84999”'],
    ['846045', '“846045” is not a ZIP code. A ZIP code has five digits'],
    ['🏠🏠', '“🏠🏠” is not a ZIP code'],
  ] as const) {
    finderTest(
      `says what is wrong with "${typed}" and offers everybody`,
      extra(typed !== '43215'),
      async ({ finder, page }) => {
        await finder.search('Zip Code', typed);
        await expect(finder.count).toHaveText('0 Appraisers Found');
        await expect(finder.status).toContainText(says);
        await page.getByRole('button', { name: 'Show all 89 appraisers' }).click();
        await expect(finder.count).toHaveText('89 Appraisers Found');
      },
    );
  }
});

finderTest.describe('a search by city', () => {
  for (const typed of ['Provo', '  provo  ', 'PROVO, UT']) {
    finderTest(`finds "${typed}"`, extra(typed !== 'Provo'), async ({ finder, page }) => {
      await finder.search('City', typed);
      await expect(finder.groups().first()).toHaveText(/^Provo \d/);
      await expect(page).toHaveURL(/by=city/);
    });
  }

  finderTest('finds ST GEORGE, with and without its dot', { tag: '@all' }, async ({ finder }) => {
    await finder.search('City', 'ST GEORGE');
    await expect(finder.groups().first()).toHaveText(/^St\. George \d/);
    await expect(finder.cards.first()).toContainText('St. George, Utah 847');
  });

  finderTest('finds a known place without members', { tag: '@all' }, async ({ finder }) => {
    await finder.search('City', 'Sugar House');
    await expect(finder.status).toContainText('No member is in Sugar House itself');
    await expect(finder.groups().first()).toHaveText(/^Salt Lake City/);
  });

  finderTest('finds a city of the gazetteer', { tag: '@all' }, async ({ finder }) => {
    await finder.search('City', 'Springville');
    await expect(finder.groups().first()).toHaveText(/^Provo/);
  });

  finderTest(
    'with part of a name lists the matches without groups',
    { tag: '@all' },
    async ({ finder }) => {
      await finder.search('City', 'jordan');
      await expect(finder.count).toHaveText('7 Appraisers Found');
      await expect(finder.groups()).toHaveCount(0);
    },
  );

  finderTest('says that it does not know a place', async ({ finder }) => {
    await finder.search('City', 'Atlantis');
    await expect(finder.status).toContainText('We do not know a place in Utah called “Atlantis”');
  });

  finderTest(
    'where nobody is near offers the nearest members and wider circles',
    async ({ finder, page }) => {
      await finder.search('City', 'Beaver');
      await expect(finder.count).toHaveText('0 Appraisers Found');
      await expect(finder.status).toContainText('No member is within 30 miles of Beaver');
      await expect(
        page.getByRole('heading', { name: 'The members nearest to Beaver' }),
      ).toBeVisible();
      const wider = page.getByRole('button', { name: /^Within 100 miles: \d+ appraisers$/ });
      const offered = Number(/: (\d+) /.exec((await wider.textContent()) ?? '')?.[1]);
      await wider.click();
      await expect(finder.count).toHaveText(`${offered} Appraisers Found`);
      await expect(finder.cards).toHaveCount(offered);
      await expect(page).toHaveURL('/?near=Beaver&by=city&within=100');
    },
  );
});

finderTest.describe('when text and type do not go together', () => {
  const city =
    'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.';
  const zip =
    'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.';

  finderTest(
    'a city under Zip Code is explained, the results are cleared, and one press mends it',
    async ({ finder, page }) => {
      await finder.search('Zip Code', '84604');
      await expect(finder.count).toBeVisible();
      await finder.search('Zip Code', 'Provo');
      await expect(finder.alert).toContainText(city);
      await expect(finder.text).toHaveAccessibleDescription(new RegExp(city.slice(0, 40)));
      await expect(finder.cards).toHaveCount(0);
      await page.getByRole('button', { name: 'Search “Provo” as City' }).click();
      await expect(finder.groups().first()).toHaveText(/^Provo/);
      await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
    },
  );

  for (const typed of ['84604', '84604-1234']) {
    finderTest(
      `"${typed}" under City is explained`,
      extra(typed !== '84604'),
      async ({ finder }) => {
        await finder.search('City', typed);
        await expect(finder.alert).toContainText(zip);
        await expect(finder.cards).toHaveCount(0);
      },
    );
  }
});

finderTest('empty text lists all 89', async ({ finder, page }) => {
  await finder.search('City', '   ');
  await expect(finder.count).toHaveText('89 Appraisers Found');
  await expect(finder.cards).toHaveCount(89);
  await expect(page).toHaveURL('/?near=&by=city');
});
