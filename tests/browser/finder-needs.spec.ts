// The right appraiser, not just the nearest: who covers a county, and who does the work. These tests run on
// a copy of editions/journeys with the details in tests/run/detailed-members.ts.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Page } from '@playwright/test';
import { violationsInDark, violationsOf } from '#support/axe.ts';
import { FinderPage } from '#support/finder-page.ts';
import { styled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const reasonOf = (page: Page) =>
  page.getByRole('region', { name: 'Prepare your email' }).getByLabel('What is the appraisal for?');
const languageOf = (page: Page) => page.getByLabel('Language');
const clearOf = (page: Page) =>
  page.getByRole('button', { name: 'Clear what the appraisal is for' });
const names = (page: Page) => page.locator('.finder-list .finder-card h4').allTextContents();
const parts = (page: Page) => page.locator('.finder-list .finder-part');

/** Presses Tab until the element has the focus, as a visitor without a mouse does. */
async function tabTo(page: Page, element: ReturnType<typeof reasonOf>) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await element.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element.');
}

/** Searches for a city with the keyboard alone. */
async function searchByKeyboard(page: Page, finder: FinderPage, city: string) {
  await tabTo(page, page.getByRole('radio', { name: 'Zip Code' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, finder.text);
  await page.keyboard.type(city);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(finder.count).toBeVisible();
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`by keyboard at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    let finder: FinderPage;
    test.beforeEach(async ({ page }) => {
      finder = new FinderPage(page);
      await finder.open();
    });

    test('a divorce in Orem', async ({ page }) => {
      await searchByKeyboard(page, finder, 'Orem');
      const reason = reasonOf(page);
      await tabTo(page, reason);
      await page.keyboard.type('A divorce');
      await expect(page).toHaveURL('/?near=Orem&by=city&for=divorce');
      await expect(reason).toBeFocused();
      await expect(finder.count).toHaveText('47 Appraisers Found');
      await expect(finder.status).toContainText('First: 3 appraisers who list “A divorce”.');
      const [first = '', second = '', third] = await names(page);
      expect([first, second].sort()).toEqual(['Celeste Bowdidge', 'Clint Redd']);
      expect(third).toBe('Desta Haile');
      await expect(parts(page)).toHaveText([
        'May also do this. Ask them',
        'List other kinds of work',
        'Not taking work from homeowners now',
      ]);
      expect(await names(page)).toHaveLength(47);
      expect((await names(page)).at(-1)).toBe('Ifeoma Adeyemi');
      // The letter and what to have ready follow the same choice.
      const ready = page.getByText('What to have ready, and your email');
      await tabTo(page, ready);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('group').getByText('What to have ready')).toHaveCount(2);
      const mail = finder.cards.first().getByRole('link', { name: /@/ });
      await expect(mail).toHaveAttribute('href', /subject=Appraisal%20for%20a%20divorce/);
    });

    test('an inherited cabin in Duck Creek Village', async ({ page }) => {
      await searchByKeyboard(page, finder, 'duck creek village');
      await tabTo(page, reasonOf(page));
      await page.keyboard.type('An estate');
      await expect(page).toHaveURL(/for=estate$/);
      await expect(finder.count).toHaveText('0 Appraisers Found');
      await expect(parts(page)).toHaveText(['Also work in Kane County (2)']);
      expect((await names(page)).slice(0, 2)).toEqual(['Leilani Tauiliili', "Marilyn O'Connor"]);
      // The nearest strangers follow, without these two.
      const nearest = page.getByRole('region', {
        name: 'Nearest appraisers to Duck Creek Village',
      });
      await expect(nearest.getByRole('article')).toHaveCount(5);
      await expect(nearest).not.toContainText('Tauiliili');
    });

    test('a Spanish-speaking appraiser in Ogden', async ({ page }) => {
      await searchByKeyboard(page, finder, 'Ogden');
      await tabTo(page, languageOf(page));
      await page.keyboard.type('Spanish');
      await expect(page).toHaveURL('/?near=Ogden&by=city&language=spanish');
      await expect(languageOf(page)).toBeFocused();
      await expect(finder.status).toContainText('First: 1 appraiser who lists Spanish.');
      expect((await names(page))[0]).toBe('Emma Rasmussen');
      await expect(parts(page)).toHaveText(['May also speak it. Ask them', 'List other languages']);
      expect((await names(page)).at(-1)).toBe('Fatima Noorzai');
    });

    test('a house in Hanksville', async ({ page }) => {
      await searchByKeyboard(page, finder, 'Hanksville');
      await expect(finder.count).toHaveText('0 Appraisers Found');
      await expect(finder.status).toContainText(
        'miles of Hanksville. 2 work in Wayne County from farther away. The nearest others follow.',
      );
      await expect(parts(page)).toHaveText(['Also work in Wayne County (2)']);
      expect((await names(page)).slice(0, 2)).toEqual(['Ammon Christensen', 'Karla Ipson']);
    });

    test('“Sanpete County”', async ({ page }) => {
      await searchByKeyboard(page, finder, 'Sanpete County');
      await expect(finder.count).toHaveText('1 Appraisers Found');
      await expect(finder.status).toContainText('No appraisers based in Sanpete County.');
      await expect(finder.status).toContainText(
        '1 more works in Sanpete County from farther away.',
      );
      expect(await names(page)).toEqual(['Beatriz Salcedo', 'Karla Ipson']);
      const card = page.getByRole('article').filter({ hasText: 'Beatriz Salcedo' }).first();
      await expect(card).toContainText('Works in Sanpete County');
    });
  });
}

test('who covers the county is found on the map', async ({ page }) => {
  await new FinderPage(page).open('?near=Hanksville&by=city');
  const marker = page.getByRole('button', { name: /^(84701|\d+ ZIP codes around) .*appraisers?$/ });
  await expect(marker.and(page.locator('.is-found')).first()).toBeVisible();
});

test('a second search keeps the need, from the box, an offer and a marker', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Orem&by=city&for=divorce&language=spanish');
  await finder.search('City', 'Ogden');
  await expect(page).toHaveURL('/?near=Ogden&by=city&for=divorce&language=spanish');
  await expect(finder.status).toContainText(
    'First: 1 appraiser who lists “A divorce” and Spanish.',
  );
  await page.getByRole('button', { name: /^Within 60 miles: / }).click();
  await expect(page).toHaveURL(/within=60&for=divorce&language=spanish$/);
  await expect(reasonOf(page)).toHaveValue('divorce');
  await expect(languageOf(page)).toHaveValue('spanish');
});

test('Back, Forward and Reload follow the need, and one press clears it', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Orem&by=city');
  await finder.found();
  const before = await names(page);
  await reasonOf(page).selectOption('divorce');
  await languageOf(page).selectOption('spanish');
  await expect(page).toHaveURL(/for=divorce&language=spanish$/);
  const chosen = await names(page);
  expect(chosen[0]).toBe('Clint Redd');
  await page.goBack();
  await expect(languageOf(page)).toHaveValue('');
  await expect(reasonOf(page)).toHaveValue('divorce');
  await page.goBack();
  await expect(reasonOf(page)).toHaveValue('');
  expect(await names(page)).toEqual(before);
  await page.goForward();
  await page.goForward();
  await expect(languageOf(page)).toHaveValue('spanish');
  await page.reload();
  await expect(finder.count).toBeVisible();
  expect(await names(page)).toEqual(chosen);
  await clearOf(page).press('Enter');
  await expect(page).toHaveURL('/?near=Orem&by=city');
  await expect(reasonOf(page)).toBeFocused();
  await expect(clearOf(page)).toHaveCount(0);
  await expect(parts(page)).toHaveCount(0);
  expect(await names(page)).toEqual(before);
});

test('each option shows how many of the answer fit', async ({ page }) => {
  await new FinderPage(page).open('?near=Orem&by=city');
  const options = reasonOf(page).getByRole('option');
  await expect(options.filter({ hasText: 'A divorce' })).toHaveText('A divorce (3)');
  await languageOf(page).selectOption('spanish');
  await expect(options.filter({ hasText: 'A divorce' })).toHaveText('A divorce (1)');
  await expect(languageOf(page).getByRole('option').filter({ hasText: 'Spanish' })).toHaveText(
    'Spanish (1)',
  );
});

test('an unknown kind of work or language is ignored with a sentence', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Orem&by=city&for=castle&language=klingon');
  await expect(finder.status).toContainText('This link asks for “castle” and “klingon”');
  expect(await finder.found()).toBe(47);
  await expect(parts(page)).toHaveCount(0);
  await finder.search('City', 'Provo');
  await expect(page).toHaveURL('/?near=Provo&by=city');
  await expect(finder.status).not.toContainText('This link asks for');
});

test('a license links to its own page, wherever it is', async ({ page }) => {
  const own = 'https://licenses.example.org/?number=5550061-CR00';
  const name = 'Check license 5550061-CR00 of Clint Redd';
  await new FinderPage(page).open('?near=Orem&by=city');
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', own);
  await page.getByRole('button', { name: 'Details for Clint Redd' }).click();
  const { office } = edition.region.read().licensing;
  for (const link of ['5550061-CR00', office])
    await expect(page.getByRole('dialog').getByRole('link', { name: link })).toHaveAttribute(
      'href',
      own,
    );
  await page.goto('/appraisers/orem');
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', own);
  await page.goto('/appraisers/orem/clint-redd');
  await expect(page.getByRole('link', { name: office })).toHaveAttribute('href', own);
  await expect(page.getByText('The link opens license 5550061-CR00.')).toBeVisible();
});

test('a reason chosen in the details of an appraiser orders the list when they close', async ({
  page,
}) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Orem&by=city');
  await finder.found();
  const more = page.getByRole('button', { name: 'Details for Desta Haile', exact: true });
  await more.click();
  await page.getByRole('dialog').getByLabel('What is the appraisal for?').selectOption('divorce');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/for=divorce$/);
  await expect(reasonOf(page)).toHaveValue('divorce');
  await expect(more).toBeFocused();
  await expect(more).toBeInViewport();
});

test('a list keeps its order, and its letter has the reason', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?list=84.61&for=divorce');
  await expect(finder.count).toBeVisible();
  expect(await names(page)).toEqual(['Thayne Olsen', 'Clint Redd']);
  await expect(reasonOf(page)).toHaveValue('divorce');
  await expect(languageOf(page)).toHaveCount(0);
});

test('paper says what the visitor needs', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Orem&by=city&for=divorce&language=spanish');
  await expect(finder.count).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const visible = { visible: true } as const;
  await expect(page.getByText('What is the appraisal for? A divorce').filter(visible)).toHaveCount(
    1,
  );
  await expect(page.getByText('What to have ready').filter(visible)).toHaveCount(1);
  await expect(
    page.getByText('First: 1 appraiser who lists “A divorce” and Spanish.'),
  ).toBeVisible();
  await expect(clearOf(page)).toBeHidden();
});

for (const width of [320, 390]) {
  test(`details add at most two lines to a card at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const finder = new FinderPage(page);
    await finder.open('?near=Sanpete+County&by=city&within=100');
    await finder.found();
    const marked = finder.cards.filter({ hasText: 'Works in Sanpete County' });
    await expect(marked.first()).toBeVisible();
    await styled(page);
    const growth = await finder.cards.evaluateAll((cards) =>
      cards.map((card) => {
        const { height } = card.getBoundingClientRect();
        const lines = [...card.querySelectorAll('.finder-detail')];
        for (const line of lines) line.remove();
        const by = height - card.getBoundingClientRect().height;
        return { by, lines: lines.length, text: card.textContent ?? '' };
      }),
    );
    expect(Math.max(...growth.map(({ by }) => by))).toBeGreaterThan(20);
    // A line has 22.5 px, with 15 px around all of them. None wraps.
    expect(growth.filter(({ by, lines }) => lines > 2 || by > 16 + 22.5 * lines)).toEqual([]);
    expect(growth.filter(({ text }) => text.includes('Works in'))).toEqual([]);
  });
}

test('on a phone, a need leaves the first card on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const finder = new FinderPage(page);
  await finder.open('?near=Orem&by=city&for=divorce&language=spanish');
  await finder.found();
  await expect(finder.cards.first().getByRole('heading')).toBeInViewport();
});

test('an ordered answer has no axe violations, in light and dark', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Sanpete+County&by=city&for=estate&language=spanish');
  await expect(finder.count).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsInDark(page)).toEqual([]);
});
