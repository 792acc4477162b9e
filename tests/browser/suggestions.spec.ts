// Suggested places while a visitor types, and the place where the visitor is.
import type { Page } from '@playwright/test';
import { type FinderPage, finderTest as test } from '#support/finder-page.ts';
import { styled } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

const suggestions = ({ page }: FinderPage) => page.getByRole('listbox', { name: 'Suggestions' });
const offered = (finder: FinderPage) => suggestions(finder).getByRole('option');

test('the keyboard selects the city of a misspelled name', async ({ finder, page }) => {
  await finder.open();
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
  // Enter without a selection searches for the typed text.
  await finder.text.fill('');
  await finder.text.pressSequentially('Alp');
  await expect(offered(finder).first()).toHaveText(/^Alpine/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/near=Alp&by=city/);
  await expect(offered(finder)).toHaveCount(0);
});

test('the mouse selects what is suggested, which sets the type of search', async ({
  finder,
  page,
}) => {
  await finder.open();
  await page.getByRole('combobox', { name: 'Within' }).selectOption('100 miles');
  for (const [text, suggestion, near, type] of [
    ['8460', /^84604 Provo .* within 100 miles$/, '84604', 'Zip Code'],
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
});

test('the keys of the list follow the ARIA pattern', async ({ finder, page }) => {
  await finder.open();
  const box = page.getByRole('combobox', { name: 'ZIP code in Utah' });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await box.pressSequentially('Salt');
  await expect.poll(() => offered(finder).count()).toBeGreaterThan(1);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(suggestions(finder)).toHaveId((await box.getAttribute('aria-controls')) ?? '');
  const last = (await offered(finder).count()) - 1;
  /** Expects one active option, or none. Every other option says that it is not selected. */
  const expectActive = async (at = -1) => {
    const isActive = () =>
      offered(finder).evaluateAll((options, index) => {
        const id = document.activeElement?.getAttribute('aria-activedescendant') ?? null;
        const isRight = ({ ariaSelected }: Element, each: number) =>
          ariaSelected === `${each === index}`;
        return id === (options[index]?.id ?? null) && options.length > 0 && options.every(isRight);
      }, at);
    // The list of a longer text comes a moment later.
    await expect.poll(isActive, `option ${at}`).toBe(true);
  };
  await expectActive();
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
    await expectActive();
  }
  await page.keyboard.press('Tab');
  await expect(offered(finder)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused();
  await expect(box).toHaveValue('Salt');
  await expect(page).toHaveURL(/\/$/);
});

test('at 320 px the list is in the window and above the page', async ({ finder, page }) => {
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

const locate = (page: Page) => page.getByRole('button', { name: 'Use my location' });

test('“Use my location” says why it can’t, or searches the nearest place without sending the position', async ({
  finder,
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData()}`));
  await finder.open();
  await locate(page).click();
  const blocked = page.getByText(
    'Your browser is blocking your location. Enter a ZIP code or city instead.',
  );
  await expect(blocked).toBeVisible();
  await finder.search('Zip Code', '84741');
  await finder.found();
  await expect(blocked).toHaveCount(0);

  await context.grantPermissions(['geolocation']);
  /** A page uses a position again for minutes. */
  const moveTo = async (latitude: number, longitude: number, accuracy = 30) => {
    await context.setGeolocation({ latitude, longitude, accuracy });
    await finder.open('?near=84741');
  };
  await moveTo(40.3, -111.6, 60_000);
  await locate(page).click();
  await expect(page.getByText('Your location is only accurate to about 37 miles.')).toBeVisible();
  await expect(page).toHaveURL('/?near=84741');

  await moveTo(40.8324, -115.7631);
  await locate(page).click();
  await expect(page.getByText('You appear to be outside Utah.')).toBeVisible();
  await page.getByRole('button', { name: /^Search near 84\d{3} / }).click();
  await expect(page).toHaveURL(/\?near=84\d{3}$/);

  await moveTo(40.2611, -111.6553);
  await finder.text.focus();
  await page.keyboard.press('Tab');
  await expect(locate(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?near=84604$/);
  expect(await finder.found()).toBeGreaterThan(0);
  await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
  expect(requested.filter((request) => /40\.26|111\.65/.test(request))).toEqual([]);
});
