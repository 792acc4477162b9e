// What the finder says and how it is heard: labels, names, states, headings, what people paste.
import { FinderPage, finderTest } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

finderTest('label and example follow the type', async ({ finder, page }) => {
  const box = page.locator('#near');
  await expect(box).toHaveAccessibleName('ZIP code in Utah');
  await expect(box).toHaveAttribute('placeholder', '84101');
  await page.getByRole('radio', { name: 'City' }).check();
  await expect(box).toHaveAccessibleName('City in Utah');
  await expect(box).toHaveAttribute('placeholder', 'Provo');
  await finder.search('City', 'Provo');
  await finder.found();
  await finder.search('Zip Code', '84604');
  await finder.found();
  await page.goBack();
  await expect(box).toHaveAccessibleName('City in Utah');
});

finderTest('a city typed for a ZIP is never what the page asked for', async ({ page }) => {
  const words = await page.locator('#finder, .hero').allInnerTexts();
  expect(words.join(' ')).not.toMatch(/ZIP code or (a )?city(?! *\.)/i);
});

finderTest('each button to copy says whose', { tag: '@all' }, async ({ finder }) => {
  await finder.search('Zip Code', '84604');
  await finder.found();
  const names = await finder.cards
    .getByRole('button', { name: /^Copy/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^Copy (phone number|e-mail address) of \S+ \S/);
});

finderTest('a name is a button, not a switch, and says when it is chosen', async ({ finder }) => {
  await finder.search('Zip Code', '84604');
  const name = finder.cards.first().getByRole('heading').getByRole('button');
  await expect(name).not.toHaveAttribute('aria-pressed');
  await expect(name).not.toHaveAttribute('aria-current');
  await finder.cards.first().locator('.finder-where').click();
  await expect(name).toHaveAttribute('aria-current', 'true');
});

finderTest(
  'the sentence names the ZIP once, and 0.0 mi says what it is',
  { tag: '@all' },
  async ({ finder }) => {
    await finder.search('Zip Code', '84604');
    await finder.found();
    const sentence = (await finder.status.locator('p').first().textContent()) ?? '';
    expect(sentence.match(/84604/g)).toHaveLength(1);
    await expect(finder.groups().first()).toHaveText('84604 Provo 0.0 mi, in this ZIP code');
    await finder.search('City', 'Provo');
    await expect(finder.groups().first()).toHaveText(/^Provo \d+\.\d mi, in this city$/);
  },
);

for (const query of [
  '?near=',
  '?near=8460',
  '?near=84604',
  '?near=Beaver&by=city',
  '?near=99999',
]) {
  test(
    `headings go down one step at a time for ${query}`,
    extra(query !== '?near=84604'),
    async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open(query);
      await expect(finder.count).toBeVisible();
      const levels = await page
        .locator('#content :is(h1, h2, h3, h4)')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      levels.slice(1).forEach((level, at) => {
        expect(level - (levels[at] ?? 0), levels.join(' ')).toBeLessThanOrEqual(1);
      });
    },
  );
}

finderTest.describe('what people paste', () => {
  for (const [type, typed, heading] of [
    ['Zip Code', '84604.', /^84604 Provo/],
    ['Zip Code', '84604-', /^84604 Provo/],
    ['Zip Code', '#84604', /^84604 Provo/],
    ['Zip Code', 'UT 84604', /^84604 Provo/],
    ['Zip Code', 'Provo, UT 84604', /^84604 Provo/],
    ['City', 'Provo, UT 84604', /^Provo/],
  ] as const) {
    finderTest(
      `${typed} under ${type} is understood`,
      extra(typed !== 'UT 84604'),
      async ({ finder }) => {
        await finder.search(type, typed);
        await expect(finder.groups().first()).toHaveText(heading);
      },
    );
  }

  for (const name of ['Bryce Canyon', 'Aneth']) {
    finderTest(
      `${name}, a post office, is a place`,
      extra(name !== 'Aneth'),
      async ({ finder }) => {
        await finder.search('City', name);
        await expect(finder.status).toContainText(
          new RegExp(`(itself|within 30 miles of ${name})`),
        );
      },
    );
  }
});

test('what stands in a second line of a heading begins where the first does', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  await finder.found();
  const [place, away] = await page
    .getByRole('heading', { name: /^84604 Provo/ })
    .locator('span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  expect(away?.top).toBeGreaterThanOrEqual(place?.bottom ?? Number.POSITIVE_INFINITY);
  expect(away?.left).toBe(place?.left);
});

test('a word of forty letters does not scroll the page sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwlll';
  for (const query of [`?by=city&near=${word}`, `?near=${word}`]) {
    await page.goto(`/${query}`);
    await expect(page.getByText(new RegExp(word)).first()).toBeVisible();
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  }
});
