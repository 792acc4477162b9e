// Where a visitor is after each thing they do: the focus, the place on the page, the place on the map.
import { devices, type Page } from '@playwright/test';
import { FinderPage, finderTest } from './finder-page.ts';
import { hold } from './hold.ts';
import { expect, test } from './watched.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 844 };
const marks = (page: Page) =>
  page.getByRole('button', { name: /^(\d{5}|\d+ ZIP codes around) .+, \d+ appraisers?$/ });
const inWindow = (page: Page, text: RegExp) =>
  expect(page.getByRole('heading', { name: text }).first()).toBeInViewport({ ratio: 1 });

for (const [screen, viewport] of [
  ['a phone', phone],
  ['a wide screen', desktop],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('a wider circle leads to the first new group, by keyboard too', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=84604');
      await finder.found();
      const places = await finder.groups().allTextContents();
      const wider = page.getByRole('button', { name: /^Within 60 miles/ });
      await wider.focus();
      await page.keyboard.press('Enter');
      await expect(finder.count).toHaveText(/^7\d Appraisers Found$/);
      await finder.found();
      const after = await finder.groups().allTextContents();
      const fresh = after.find((place) => !places.includes(place)) ?? '';
      await expect(finder.groups().filter({ hasText: fresh })).toBeFocused();
      expect(await finder.focusInSight()).toBe(true);
      const inSight = await finder.cards.evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }).length,
      );
      expect(inSight).toBeGreaterThan(0);
    });

    test('Back from a wider circle leads to its offer, Back from an answer into the page', async ({
      page,
    }) => {
      const finder = new FinderPage(page);
      await finder.open();
      await finder.text.fill('Provo');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Search “Provo” as City' }).press('Enter');
      await expect(finder.count).toBeFocused();
      await page.getByRole('button', { name: /^Within 60 miles/ }).press('Enter');
      await expect(finder.count).toHaveText(/^69 /);
      await page.goBack();
      await expect(finder.count).toHaveText(/^36 /);
      await expect(page.getByRole('button', { name: /^Within 60 miles/ })).toBeFocused();
      await expect.poll(() => finder.focusInSight()).toBe(true);
      for (const path of ['/?near=Provo', '/']) {
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeFocused();
        await page.getByRole('main').focus();
      }
    });

    test('"Show all" and the correction of a type lead to the answer', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=99999');
      await page.getByRole('button', { name: 'Show all 89 appraisers' }).press('Enter');
      await expect(finder.count).toHaveText('89 Appraisers Found');
      await expect(finder.count).toBeFocused();
      await inWindow(page, /^89 Appraisers/);
      await finder.search('Zip Code', 'Provo');
      await page.getByRole('button', { name: 'Search “Provo” as City' }).press('Enter');
      await expect(finder.groups().first()).toHaveText(/^Provo/);
      await expect(finder.count).toBeFocused();
      await inWindow(page, /Appraisers Found/);
    });

    test('the focus is never out of sight, wherever Shift+Tab goes after a search', async ({
      page,
    }) => {
      const finder = new FinderPage(page);
      await finder.open();
      await finder.text.fill('84604');
      await finder.text.press('Enter');
      await finder.found();
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        const where = await finder.focused();
        if (!where.startsWith('body'))
          await expect.poll(() => finder.focusInSight(), where).toBe(true);
      }
    });

    test('Back and Forward from a card keep the focus on the answer', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open();
      await finder.search('Zip Code', '84741');
      await finder.found();
      await finder.search('Zip Code', '84604');
      await finder.found();
      await finder.cards.first().getByRole('link').first().focus();
      await page.goBack();
      await expect(finder.count).toHaveText('1 Appraisers Found');
      await expect(finder.count).toBeFocused();
      await finder.cards.getByRole('link').first().focus();
      await page.goForward();
      await expect(finder.count).toHaveText('45 Appraisers Found');
      await expect(finder.count).toBeFocused();
    });

    test('after a search and at a shared address the answer is in sight', async ({ page }) => {
      const finder = new FinderPage(page);
      const seen = async () => {
        await expect(finder.text).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport();
        await expect(finder.count).toBeInViewport({ ratio: 1 });
        await expect(finder.cards.first().getByRole('heading')).toBeInViewport({ ratio: 1 });
      };
      await finder.open('?near=84604');
      await finder.found();
      await seen();
      await expect(page).toHaveTitle('Appraisers near 84604 | UARA');
      await finder.open();
      await expect(page).toHaveTitle(/^Find a residential appraiser/);
      await page.evaluate(() => window.scrollTo(0, 300));
      await finder.search('City', 'Provo');
      await finder.found();
      await seen();
      await expect(page).toHaveTitle('Appraisers near Provo | UARA');
      await finder.search('Zip Code', '');
      await seen();
      await expect(page).toHaveTitle('All appraisers | UARA');
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveTitle(/^Find a residential appraiser/);
      await expect(finder.count).toHaveCount(0);
    });
  });
}

finderTest.describe('a card that stays', () => {
  finderTest('is the same element in the next answer', async ({ finder, page }) => {
    await finder.search('Zip Code', '84604');
    await finder.found();
    const names = await finder.cards.getByRole('heading').allTextContents();
    await page.evaluate(() => {
      for (const card of document.querySelectorAll('article')) Reflect.set(card, 'known', true);
    });
    await finder.search('Zip Code', '84601');
    await expect(finder.groups().first()).toHaveText(/^84601/);
    await finder.found();
    const known = await finder.cards.evaluateAll((cards) =>
      cards.map((card) => [card.querySelector('h4')?.textContent, Reflect.has(card, 'known')]),
    );
    for (const [name, same] of known) expect(same, String(name)).toBe(names.includes(String(name)));
    expect(known.filter(([, same]) => same).length).toBeGreaterThan(10);
  });

  finderTest('an answer that does not change is not drawn again', async ({ finder, page }) => {
    await finder.search('Zip Code', '84604');
    await finder.found();
    await page.evaluate(() => {
      Reflect.set(window, 'changes', 0);
      const list = document.querySelector('.finder-cards') ?? document.body;
      new MutationObserver((records) => {
        Reflect.set(window, 'changes', Reflect.get(window, 'changes') + records.length);
      }).observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    const first = await page.locator('.finder-status > div').elementHandle();
    await finder.text.press('Enter');
    await expect.poll(() => first?.evaluate((words) => words.isConnected)).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toBe(0);
  });
});

test.describe('a list of places that comes late', () => {
  test.use({ viewport: desktop });

  test('changes neither the list, nor the focus, nor a map that the visitor has turned', async ({
    page,
  }) => {
    const letThrough = await hold(page, '**/gazetteer.json');
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    await finder.found();
    await expect(marks(page).first()).toBeAttached();
    await page.evaluate(() => {
      for (const card of document.querySelectorAll('article')) Reflect.set(card, 'known', true);
    });
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    const link = finder.cards.nth(8).getByRole('link').first();
    await link.focus();
    const state = () =>
      page.evaluate(() => ({
        scroll: window.scrollY,
        card: document.querySelectorAll('article')[8]?.getBoundingClientRect().top,
        map: document.querySelector('.map-radius')?.getAttribute('d'),
        known: [...document.querySelectorAll('article')].filter((card) =>
          Reflect.has(card, 'known'),
        ).length,
      }));
    const before = await state();
    const arrived = page.waitForResponse('**/gazetteer.json');
    letThrough();
    await (await arrived).finished();
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    expect(await state()).toEqual(before);
    expect(before.known).toBe(45);
    await expect(link).toBeFocused();
    await finder.search('City', 'Springville');
    await expect(finder.status).toContainText('No member is in Springville itself');
  });
});

test.describe('a marker on a wide screen', () => {
  test.use({ viewport: desktop });

  test('brings its people into view and keeps the focus', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=');
    await finder.found();
    for (const zip of ['84532', '84741']) {
      const mark = page.getByRole('button', { name: new RegExp(`^${zip} `) });
      await expect(mark).toBeAttached();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await page.getByRole('button', { name: 'All of Utah' }).click();
      await expect(mark).toHaveAttribute('tabindex', '0');
      await mark.press('Enter');
      await expect(finder.groups().first()).toHaveText(new RegExp(`^${zip}`));
      await expect(finder.groups().first()).toBeInViewport({ ratio: 1 });
      await expect(mark).toBeFocused();
      await expect(mark).toHaveAttribute('aria-current', 'true');
    }
    // Twice the same, then the box: what is typed there stays there.
    await page.keyboard.press('Enter');
    await finder.text.fill('84741');
    await finder.text.press('Enter');
    await expect(finder.text).toBeFocused();
  });

  test('never lies over another, and several in one place come apart when it is opened', async ({
    page,
  }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=');
    await expect(marks(page).first()).toBeAttached();
    const middles = () =>
      marks(page).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return [x + width / 2, y + height / 2] as const;
        }),
      );
    const closest = async () => {
      const points = await middles();
      const gaps = points.flatMap(([x, y], at) =>
        points.slice(at + 1).map(([u, v]) => Math.hypot(x - u, y - v)),
      );
      return Math.min(...gaps);
    };
    expect(await closest()).toBeGreaterThanOrEqual(31);
    const several = page.getByRole('button', { name: /^2 ZIP codes around 847(70|90)/ });
    await several.press('Enter');
    const each = page.getByRole('button', { name: /^847(70|90) St\. George, / });
    await expect(each).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^847\d\d St\. George/ }).first()).toBeVisible();
    await expect.poll(async () => (await finder.focused()).slice(0, 10)).toBe('button 847');
    expect(await closest()).toBeGreaterThanOrEqual(31);
    const free = page.getByRole('button', { name: /^84770 St\. George/ });
    await free.click();
    await expect(page).toHaveURL('/?near=84770');
  });

  test('is reached by Tab without the page or the map moving', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    await expect(marks(page).first()).toBeAttached();
    const link = page.getByRole('link', { name: 'Go to the map' });
    const steps = await page.evaluate(() => history.length);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Map of the appraisers' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip the map' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeFocused();
    for (let control = 1; control <= 7; control += 1) await page.keyboard.press('Tab');
    const canvas = page.getByRole('application', { name: 'Map' });
    await expect(canvas).toBeFocused();
    const outline = await canvas.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
    const still = () =>
      page.evaluate(() => {
        const map = document.querySelector('.map-canvas');
        return [window.scrollY, map?.scrollTop, map?.scrollLeft];
      });
    const before = await still();
    const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    let visited = 0;
    for (; visited < 60; visited += 1) {
      await page.keyboard.press('Tab');
      const mark = page.locator('.map-mark:focus');
      if ((await mark.count()) === 0) break;
      const { x, y, width, height } = (await mark.boundingBox()) ?? box;
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(y).toBeGreaterThanOrEqual(box.y);
      expect(x + width).toBeLessThanOrEqual(box.x + box.width);
      expect(y + height).toBeLessThanOrEqual(box.y + box.height);
      expect(await still()).toEqual(before);
    }
    expect(visited).toBeGreaterThan(8);
    await page.getByRole('link', { name: 'Skip the map' }).press('Enter');
    await expect(page.getByRole('region', { name: 'About this directory' })).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await expect(page).toHaveURL('/?near=84604');
  });
});

test.describe('with a finger', () => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
  test.use(pixel);

  test('a search leaves the keyboard of the screen, a marker is 44 px', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open();
    await finder.text.tap();
    await finder.text.fill('84604');
    await finder.text.press('Enter');
    await expect(finder.count).toBeFocused();
    await page.getByRole('tab', { name: 'Map View' }).tap();
    await expect(marks(page).first()).toBeAttached();
    const sizes = await marks(page).evaluateAll((buttons) =>
      buttons.map((button) => Math.min(button.clientWidth, button.clientHeight)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });

  test('a marker pressed twice takes the box nothing that is typed', async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    await page.getByRole('tab', { name: 'Map View' }).tap();
    await page.getByRole('button', { name: 'All of Utah' }).tap();
    const mark = page.getByRole('button', { name: /^84532 Moab/ });
    await mark.tap();
    const heading = page.getByRole('heading', { name: /^84532 Moab/ });
    await expect(heading).toBeFocused();
    await mark.tap();
    await expect(heading).toBeFocused();
    await finder.text.tap();
    await finder.text.pressSequentially('84604');
    await expect(finder.text).toBeFocused();
    await expect(finder.text).toHaveValue(/84604/);
  });
});

test.describe('a notification', () => {
  test('gives the focus back when it is closed', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    const button = finder.cards.getByRole('button', { name: /^Copy phone number of / });
    await button.press('Enter');
    await expect(page.getByText(/^Phone number copied/)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByRole('list', { name: 'Notifications' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  });
});

test.describe('what is read out', () => {
  test('has its place in the page before there are words', async ({ page }) => {
    const letThrough = await hold(page, '**/*.js');
    await page.goto('/?near=84741', { waitUntil: 'commit' });
    const status = page.getByRole('status').first();
    await expect(status).toBeAttached();
    await expect(status).toBeEmpty();
    const element = await status.elementHandle();
    letThrough();
    await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
    expect(await element?.textContent()).toContain('1 Appraisers Found');
  });

  test('says that the directory is being opened', async ({ page }) => {
    const letThrough = await hold(page, '**/answer.*.js');
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    await expect(finder.status).toHaveText('Opening the directory …');
    letThrough();
    await expect(finder.count).toHaveText('1 Appraisers Found');
    await expect(finder.status).toContainText('1 Appraisers Found');
  });

  finderTest('is read again when the same wrong search is sent again', async ({ finder, page }) => {
    for (const [text, region] of [
      ['Provo', finder.alert],
      ['84999', finder.status],
    ] as const) {
      await finder.search('Zip Code', text);
      await expect(region).toContainText(/\S/);
      const said = await region.locator('p').first().elementHandle();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect.poll(() => said?.evaluate((words) => words.isConnected)).toBe(false);
      await expect(region).toContainText(/\S/);
    }
  });
});
