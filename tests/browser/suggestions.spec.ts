// Suggested places while a visitor types: keyboard, mouse and narrow screens.
import { type FinderPage, finderTest } from '#support/finder-page.ts';
import { hold } from '#support/search-outcome.ts';
import { styled } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

const suggestions = ({ page }: FinderPage) => page.getByRole('listbox', { name: 'Suggestions' });
const offered = (finder: FinderPage) => suggestions(finder).getByRole('option');

finderTest('the keyboard selects the city of a misspelled name', async ({ finder, page }) => {
  await finder.text.focus();
  await page.keyboard.type('Prvo');
  const [first] = [offered(finder).first()];
  await expect(first).toHaveText(/^Provo City, \d+ appraisers? here, \d+ within 30 miles$/);
  await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).toHaveText(
    /^\d suggestions?$/,
  );
  const promised = Number(/(\d+) within/.exec((await first.textContent()) ?? '')?.[1]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await finder.found()).toBeGreaterThanOrEqual(promised);
  await expect(page).toHaveURL(/\?near=Provo&by=city$/);
  await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
  await expect(offered(finder)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

finderTest(
  'the mouse selects what is suggested, which sets the type of search',
  async ({ finder, page }) => {
    await page.getByRole('combobox', { name: 'Within' }).selectOption('100 miles');
    for (const [text, suggestion, near, type] of [
      ['8460', /^84604 Provo .* within 100 miles$/, '84604', 'Zip Code'],
      ['Sanpete', /^Sanpete County County, /, 'Sanpete+County&by=city', 'City'],
      ['Gloria', /^Gloria Quintana Appraiser in /, 'Gloria+Quintana&by=city', 'City'],
      ['123 Main St, Leh', /^Lehi City, /, 'Lehi&by=city', 'City'],
    ] as const) {
      await finder.text.fill('');
      await finder.text.pressSequentially(text);
      await page.getByRole('option', { name: suggestion }).click();
      await expect(page).toHaveURL(`/?near=${near}&within=100`);
      await finder.found();
      await expect(page.getByRole('radio', { name: type })).toBeChecked();
      await expect(finder.text).toBeFocused();
    }
  },
);

finderTest('Enter without a selection searches for the typed text', async ({ finder, page }) => {
  await page.getByRole('radio', { name: 'City' }).check();
  await finder.text.pressSequentially('Alp');
  await expect(offered(finder).first()).toHaveText(/^Alpine/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/near=Alp&by=city/);
  await expect(offered(finder)).toHaveCount(0);
});

finderTest('the keys of the list follow the ARIA pattern', async ({ finder, page }) => {
  const box = page.getByRole('combobox', { name: 'ZIP code in Utah' });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await box.pressSequentially('Salt');
  await expect.poll(() => offered(finder).count()).toBeGreaterThan(1);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(suggestions(finder)).toHaveId((await box.getAttribute('aria-controls')) ?? '');
  const last = (await offered(finder).count()) - 1;
  /** Expects one active option, or none. Every other option says that it is not selected. */
  const expectActive = async (at: number | undefined) => {
    for (const [index, option] of (await offered(finder).all()).entries())
      await expect(option).toHaveAttribute('aria-selected', `${index === at}`);
    const id = await box.getAttribute('aria-activedescendant');
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
  await expect(box).toHaveValue('Salte');
  await page.keyboard.press('Backspace');
  for (const close of ['Escape', 'Alt+ArrowUp']) {
    await page.keyboard.press(close);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(offered(finder)).toHaveCount(0);
    await page.keyboard.press('Alt+ArrowDown');
    await expectActive(undefined);
  }
  await page.keyboard.press('Tab');
  await expect(offered(finder)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
  await expect(box).toHaveValue('Salt');
  await expect(page).toHaveURL(/\/$/);
});

finderTest('at 320 px the list is in the window and above the page', async ({ finder, page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await finder.open('?near=84604');
  await finder.found();
  await finder.text.fill('Salt');
  await expect(suggestions(finder)).toBeVisible();
  await styled(page);
  const { x = -1, width = 0 } = (await suggestions(finder).boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  for (const option of await offered(finder).all()) await option.click({ trial: true });
});

finderTest('a late script opens no suggestions over an answer', async ({ finder, page }) => {
  await finder.open();
  await page.getByRole('radio', { name: 'City' }).check();
  const letThrough = await hold(page, '**/*.js');
  await finder.text.focus();
  await page.keyboard.insertText('1847 E 3300 S, Salt Lake City, UT 84106, USA');
  await page.keyboard.press('Enter');
  letThrough();
  await finder.found();
  await expect(offered(finder)).toHaveCount(0);
});
