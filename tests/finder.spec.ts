// The finder as a visitor uses it, by label and role, on the built site.
import { FinderPage, finderTest } from './finder-page.ts';
import { hold } from './hold.ts';
import { expect, test } from './watched.ts';

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
    finderTest(`takes "${typed}" for its ZIP code`, async ({ finder }) => {
      await finder.search('Zip Code', typed);
      await expect(finder.groups().first()).toHaveText(heading);
    });
  }

  finderTest('of the extra table searches nearby from its point', async ({ finder }) => {
    await finder.search('Zip Code', '84048');
    await expect(finder.status).toContainText('No member is in 84048 itself');
    await expect(finder.groups().first()).toHaveText(/^84043 Lehi/);
  });

  finderTest('of the gazetteer searches nearby from its point', async ({ finder }) => {
    await finder.search('Zip Code', '84663');
    await expect(finder.status).toContainText('No member is in 84663 itself');
    await expect(finder.groups().first()).toHaveText(/^846\d\d Provo/);
  });

  finderTest('with part of a ZIP lists the matches without groups', async ({ finder }) => {
    await finder.search('Zip Code', '8460');
    await expect(finder.count).toHaveText('4 Appraisers Found');
    await expect(finder.cards).toHaveCount(4);
    await expect(finder.groups()).toHaveCount(0);
  });

  for (const [typed, says] of [
    ['43215', '“43215” is not a ZIP code in Utah'],
    ['84999', 'We do not know the ZIP code “84999”'],
    ['846045', '“846045” is not a ZIP code. A ZIP code has five digits'],
    ['🏠🏠', '“🏠🏠” is not a ZIP code'],
  ] as const) {
    finderTest(
      `says what is wrong with "${typed}" and offers everybody`,
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
    finderTest(`finds "${typed}"`, async ({ finder, page }) => {
      await finder.search('City', typed);
      await expect(finder.groups().first()).toHaveText(/^Provo \d/);
      await expect(page).toHaveURL(/by=city/);
    });
  }

  finderTest('finds ST GEORGE, with and without its dot', async ({ finder }) => {
    await finder.search('City', 'ST GEORGE');
    await expect(finder.groups().first()).toHaveText(/^St\. George \d/);
    await expect(finder.cards.first()).toContainText('St. George, Utah 847');
  });

  finderTest('finds a known place without members', async ({ finder }) => {
    await finder.search('City', 'Sugar House');
    await expect(finder.status).toContainText('No member is in Sugar House itself');
    await expect(finder.groups().first()).toHaveText(/^Salt Lake City/);
  });

  finderTest('finds a city of the gazetteer', async ({ finder }) => {
    await finder.search('City', 'Springville');
    await expect(finder.groups().first()).toHaveText(/^Provo/);
  });

  finderTest('with part of a name lists the matches without groups', async ({ finder }) => {
    await finder.search('City', 'jordan');
    await expect(finder.count).toHaveText('7 Appraisers Found');
    await expect(finder.groups()).toHaveCount(0);
  });

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
      await expect(page.getByRole('heading', { name: 'The nearest members' })).toBeVisible();
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
    finderTest(`"${typed}" under City is explained`, async ({ finder }) => {
      await finder.search('City', typed);
      await expect(finder.alert).toContainText(zip);
      await expect(finder.cards).toHaveCount(0);
    });
  }
});

finderTest('empty text lists all 89', async ({ finder, page }) => {
  await finder.search('City', '   ');
  await expect(finder.count).toHaveText('89 Appraisers Found');
  await expect(finder.cards).toHaveCount(89);
  await expect(page).toHaveURL('/?near=&by=city');
});

finderTest.describe('a card', () => {
  finderTest(
    'gives name, place, telephone and mail, and is highlighted when selected',
    async ({ finder, page }) => {
      await finder.search('Zip Code', '84741');
      const card = finder.cards.first();
      await expect(card.getByRole('link', { name: /^\(\d{3}\) 555-01\d\d$/ })).toHaveAttribute(
        'href',
        /^tel:\+1\d{10}$/,
      );
      await expect(card.getByRole('link', { name: /@example\.org$/ })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
      await expect(card).not.toHaveAttribute('aria-current');
      await card.getByRole('heading').getByRole('button').click();
      await expect(card).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute(
        'href',
        /Kanab/,
      );
    },
  );

  finderTest(
    'copies the telephone number and the mail address, and says so',
    async ({ finder, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await finder.search('Zip Code', '84741');
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await finder.cards.getByRole('button', { name: /^Copy phone number of / }).click();
      await expect(page.getByText(/^Phone number copied: \(435\) 555-01\d\d$/)).toBeVisible();
      expect(await clipboard()).toMatch(/^\(435\) 555-01\d\d$/);
      await finder.cards.getByRole('button', { name: /^Copy e-mail address of / }).click();
      await expect(page.getByText(/^E-mail address copied: /)).toBeVisible();
      await expect(page.getByText(/^Phone number copied/)).toHaveCount(0);
      expect(await clipboard()).toMatch(/@example\.org$/);
    },
  );

  finderTest(
    'hints at what a button does, to a mouse after 700 ms and to the keyboard at once',
    async ({ finder, page }) => {
      await finder.search('Zip Code', '84741');
      const button = finder.cards.getByRole('button', { name: /^Copy phone number of / });
      await button.hover();
      await page.mouse.move(5, 5);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await button.hover();
      await expect(page.getByRole('tooltip')).toHaveText('Copy phone number');
      await page.mouse.move(5, 5, { steps: 4 });
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await finder.cards.getByRole('link', { name: /^\(435\)/ }).focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expect(page.getByRole('tooltip')).toHaveText('Copy phone number');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(finder.cards.getByRole('button', { name: 'Copy e-mail' })).toBeFocused();
      await expect(page.getByRole('tooltip')).toHaveText('Copy e-mail address');
    },
  );

  finderTest('hints also where the keyboard makes the page scroll', async ({ finder, page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await finder.open('?near=84741');
    await finder.found();
    await finder.cards.getByRole('link', { name: /@example/ }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('tooltip')).toHaveText('Copy e-mail address');
  });

  finderTest(
    'hints where the mouse rests already when the code comes',
    async ({ finder, page }) => {
      const letThrough = await hold(page, '**/Hint.*.js');
      await finder.search('Zip Code', '84741');
      await finder.cards.getByRole('button', { name: 'Copy phone number' }).hover();
      letThrough();
      await expect(page.getByRole('tooltip')).toHaveText('Copy phone number');
    },
  );

  finderTest(
    'hears the press of a button whose hint is shown',
    async ({ finder, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await finder.search('Zip Code', '84741');
      for (const [name, says] of [
        ['Copy phone number', /^Phone number copied/],
        ['Copy e-mail address', /^E-mail address copied/],
      ] as const) {
        const button = finder.cards.getByRole('button', { name: new RegExp(`^${name} of `) });
        await button.hover();
        await expect(page.getByRole('tooltip')).toHaveText(name);
        await button.click();
        await expect(page.getByText(says)).toBeVisible();
        await expect(page.getByRole('tooltip')).toHaveCount(0);
      }
    },
  );

  finderTest('says N/A where there is no telephone number', async ({ finder }) => {
    await finder.search('Zip Code', '');
    await expect(finder.cards.filter({ hasText: 'N/A' })).toHaveCount(3);
  });
});

finderTest.describe('the address', () => {
  finderTest(
    'brings back, forward and reloaded the same list and the same words',
    async ({ finder, page }) => {
      await finder.search('Zip Code', '84741');
      await expect(finder.count).toHaveText('1 Appraisers Found');
      await page.getByRole('combobox', { name: 'Nearby, up to' }).selectOption('60 miles');
      await finder.search('City', 'Moab');
      await expect(page).toHaveURL('/?near=Moab&by=city&within=60');
      await finder.found();
      const names = await finder.cards.getByRole('heading').allTextContents();
      await page.goBack();
      await expect(finder.count).toHaveText('1 Appraisers Found');
      await expect(finder.text).toHaveValue('84741');
      await expect(page.getByRole('combobox', { name: 'Nearby, up to' })).toHaveValue('30');
      await page.goForward();
      await expect(finder.text).toHaveValue('Moab');
      await page.reload();
      await expect(finder.cards.getByRole('heading')).toHaveText(names);
    },
  );

  finderTest('with broken values falls back to the defaults', async ({ finder }) => {
    await finder.open('?by=planet&within=-5&near=%ZZ');
    await expect(finder.text).toHaveValue('%ZZ');
    await expect(finder.alert).toContainText('It looks like you entered a city name');
  });

  for (const [what, text] of [
    ['10,000 characters', 'x'.repeat(10_000)],
    ['control characters', '\u0000\u0007\u001b[31m'],
    ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
    ['right-to-left text', '\u202eבדיקה سلام'],
  ] as const) {
    finderTest(`survives ${what}, in the field and in the address`, async ({ finder, page }) => {
      page.on('dialog', () => finder.page.close());
      for (const type of ['Zip Code', 'City'] as const) {
        await finder.search(type, text);
        await expect(finder.alert.or(finder.count).filter({ hasText: /\S/ })).toBeVisible();
      }
      await finder.open(`?by=city&near=${encodeURIComponent(text)}`);
      await expect(finder.count).toBeVisible();
    });
  }
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('every member is listed by city with a telephone number', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'All 89 members by city' })).toBeVisible();
    await expect(
      page.getByRole('definition').filter({ hasText: /, (\(\d{3}\) 555-01\d\d|N\/A)$/ }),
    ).toHaveCount(89);
  });

  test('the form sends what the script would have asked', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'ZIP code in Utah' }).fill('84604');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/?by=zip&within=30&near=84604');
  });
});

test('a search sent before the script has loaded is answered after', async ({ page }) => {
  const letThrough = await hold(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'ZIP code in Utah' }).fill('84741');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('/?by=zip&within=30&near=84741');
  letThrough();
  await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
});

test('mail addresses of members are not plain text in what is served', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  const finder = new FinderPage(page);
  await finder.open('?near=');
  await expect(finder.cards).toHaveCount(89);
  const address = (await finder.cards.first().getByRole('link', { name: /@/ }).textContent()) ?? '';
  expect(address).toMatch(/@example\.org$/);
  for (const body of await Promise.all(bodies)) expect(body).not.toContain(address);
});
