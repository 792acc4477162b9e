// Suggested places while a visitor types: keyboard, mouse, slow files and narrow screens.
import { FinderPage } from '#support/finder-page.ts';
import { hold } from '#support/search-outcome.ts';
import { styled } from '#support/site-page.ts';
import { expect, extra, fileErrors, test } from '#support/watched-page.ts';

const offered = (finder: FinderPage) =>
  finder.page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

for (const width of [1280, 390]) {
  test(
    `at ${width} px the keyboard selects the city of a misspelled name`,
    extra(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const finder = new FinderPage(page);
      await finder.open();
      await finder.text.focus();
      await page.keyboard.type('Prvo');
      await expect(offered(finder).first()).toHaveText(
        /^Provo City, \d+ appraisers? here, \d+ within 30 miles$/,
      );
      const box = page.getByRole('combobox', { name: 'ZIP code in Utah' });
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).toHaveText(
        /^\d suggestions?$/,
      );
      const promised = Number(
        /(\d+) within/.exec((await offered(finder).first().textContent()) ?? '')?.[1],
      );
      await page.keyboard.press('ArrowDown');
      await expect(offered(finder).first()).toHaveAttribute('aria-selected', 'true');
      const active = await box.getAttribute('aria-activedescendant');
      await expect(offered(finder).first()).toHaveId(active ?? '');
      await page.keyboard.press('Enter');
      expect(await finder.found()).toBe(promised);
      await expect(page).toHaveURL(/\?near=Provo&by=city$/);
      await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
      await expect(offered(finder)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    },
  );
}

test('the mouse selects a place, and the field keeps the focus', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.text.pressSequentially('8460');
  await page.getByRole('option', { name: /^84604 Provo/ }).click();
  await expect(page).toHaveURL(/\?near=84604$/);
  await finder.found();
  await expect(finder.text).toBeFocused();
  await expect(finder.text).toHaveValue('84604');
});

for (const [text, suggestion, near] of [
  ['Sanpete', /^Sanpete County County, /, 'Sanpete+County'],
  ['Gloria', /^Gloria Quintana Appraiser in /, 'Gloria+Quintana'],
  ['123 Main St, Leh', /^Lehi City, /, 'Lehi'],
] as const) {
  test(`${text} is suggested for what it is, and sets the type of search`, async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open();
    await finder.text.pressSequentially(text);
    await page.getByRole('option', { name: suggestion }).click();
    await expect(page).toHaveURL(`/?near=${near}&by=city`);
    await finder.found();
    await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
  });
}

test('Enter without a selection searches for the typed text', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.text.pressSequentially('Provo');
  await expect(offered(finder).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(finder.alert).toContainText('It looks like you entered a city name');
  await expect(offered(finder)).toHaveCount(0);
  await page.getByRole('radio', { name: 'City' }).check();
  await finder.text.fill('Alp');
  await expect(offered(finder).first()).toHaveText(/^Alpine/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/near=Alp&by=city/);
});

test('Escape closes the list, the arrow opens it again, Tab leaves it', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.text.pressSequentially('Sandy');
  await expect(offered(finder).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offered(finder)).toHaveCount(0);
  await expect(finder.text).toHaveValue('Sandy');
  await page.keyboard.press('ArrowDown');
  await expect(offered(finder).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(offered(finder)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('the field is a combobox before its code loads', async ({ page }) => {
  const release = await hold(page, '**/answer.*.js');
  const finder = new FinderPage(page);
  await finder.open();
  const box = page.getByRole('combobox', { name: 'ZIP code in Utah' });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  release();
  await box.pressSequentially('Salt');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toHaveId((await box.getAttribute('aria-controls')) ?? '');
});

test('the keys of the list follow the ARIA pattern', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.text.pressSequentially('Salt');
  // With the place data, it has more than the cities of members.
  await expect.poll(() => offered(finder).count()).toBeGreaterThan(1);
  await expect(finder.text).toHaveAttribute('aria-expanded', 'true');
  const last = (await offered(finder).count()) - 1;
  /** Expects one active option, or none. Every other option says that it is not selected. */
  const expectActive = async (at: number | undefined) => {
    for (const [index, option] of (await offered(finder).all()).entries())
      await expect(option).toHaveAttribute('aria-selected', `${index === at}`);
    const id = await finder.text.getAttribute('aria-activedescendant');
    expect(id).toBe(at === undefined ? null : await offered(finder).nth(at).getAttribute('id'));
  };
  await expectActive(undefined);
  for (const [key, at] of [
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['ArrowLeft', undefined],
    ['ArrowUp', last],
    ['End', undefined],
    ['ArrowDown', 0],
    ['e', undefined],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(at);
  }
  await expect(finder.text).toHaveValue('Salte');
  await page.keyboard.press('Backspace');
  await expectActive(undefined);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(finder.text).toHaveAttribute('aria-expanded', 'false');
  await expect(offered(finder)).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowDown');
  await expectActive(undefined);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive(last);
  await expect(finder.text).toHaveValue('Salt');
});

test('suggestions count within the selected radius, also without place data', async ({
  page,
  watch,
}) => {
  const finder = new FinderPage(page);
  await finder.open();
  await page.getByRole('combobox', { name: 'Within' }).selectOption('100 miles');
  await finder.text.pressSequentially('Provo');
  await expect(offered(finder).first()).toHaveText(/within 100 miles$/);
  await page.route('**/gazetteer.json*', (route) => route.abort());
  await finder.open();
  await finder.text.pressSequentially('Ore');
  await expect(offered(finder).first()).toHaveText(/^Orem/);
  watch.expected = fileErrors;
});

test('cities of members are suggested before the place data loads, others after it', async ({
  page,
}) => {
  const release = await hold(page, '**/gazetteer.json*');
  const finder = new FinderPage(page);
  await finder.open();
  await finder.text.pressSequentially('Provo');
  await expect(offered(finder)).toHaveText([/^Provo/]);
  await finder.text.fill('Hanksv');
  await expect(offered(finder)).toHaveCount(0);
  release();
  await expect(offered(finder)).toHaveText([/^Hanksville/]);
});

test('a place of another state is no misspelling, and gets no suggestions', async ({ page }) => {
  const release = await hold(page, '**/elsewhere.json*');
  const finder = new FinderPage(page);
  await finder.open();
  const loads = page.waitForRequest('**/elsewhere.json*');
  await finder.text.pressSequentially('Denver');
  await loads;
  await expect(offered(finder)).toHaveCount(0);
  release();
  await finder.text.fill('Prvo');
  await expect(offered(finder).first()).toHaveText(/^Provo/);
  for (const text of ['Denver', '82930', 'Evans']) {
    await finder.text.fill(text);
    await expect(offered(finder)).toHaveCount(0);
  }
});

test('without the places of other states, similar names are suggested', async ({ page, watch }) => {
  await page.route('**/elsewhere.json*', (route) => route.abort());
  const finder = new FinderPage(page);
  await finder.open();
  await finder.text.pressSequentially('Prvo');
  await expect(offered(finder).first()).toHaveText(/^Provo/);
  watch.expected = fileErrors;
});

test('text typed before the script loads gets suggestions too', async ({ page }) => {
  const release = await hold(page, '**/answer.*.js');
  const finder = new FinderPage(page);
  await finder.open();
  await finder.text.pressSequentially('Herriman');
  release();
  await expect(offered(finder).first()).toHaveText(/^Herriman/);
});

for (const width of [320, 390, 1280]) {
  test(
    `at ${width} px the list is in the window and above the page`,
    extra(width !== 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      const finder = new FinderPage(page);
      await finder.open('?near=84604');
      await finder.found();
      await finder.text.fill('Salt');
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      await expect(list).toBeVisible();
      await styled(page);
      const { x = -1, width: wide = 0 } = (await list.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      for (const option of await offered(finder).all()) await option.click({ trial: true });
    },
  );
}
