// What the finder says and how it is heard: labels, names, states, headings, translated pages.
import type { Page } from '@playwright/test';
import { FinderPage, finderTest } from './finder-page.ts';
import { expect, test } from './watched.ts';

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

finderTest('each button to copy says whose', async ({ finder }) => {
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

finderTest('the sentence names the ZIP once, and 0.0 mi says what it is', async ({ finder }) => {
  await finder.search('Zip Code', '84604');
  await finder.found();
  const sentence = (await finder.status.locator('p').first().textContent()) ?? '';
  expect(sentence.match(/84604/g)).toHaveLength(1);
  await expect(finder.groups().first()).toHaveText('84604 Provo 0.0 mi, in this ZIP code');
  await finder.search('City', 'Provo');
  await expect(finder.groups().first()).toHaveText(/^Provo \d+\.\d mi, in this city$/);
});

for (const query of [
  '?near=',
  '?near=8460',
  '?near=84604',
  '?near=Beaver&by=city',
  '?near=99999',
]) {
  test(`headings go down one step at a time for ${query}`, async ({ page }) => {
    const finder = new FinderPage(page);
    await finder.open(query);
    await expect(finder.count).toBeVisible();
    const levels = await page
      .locator('#content :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    levels.slice(1).forEach((level, at) => {
      expect(level - (levels[at] ?? 0), levels.join(' ')).toBeLessThanOrEqual(1);
    });
  });
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
    finderTest(`${typed} under ${type} is understood`, async ({ finder }) => {
      await finder.search(type, typed);
      await expect(finder.groups().first()).toHaveText(heading);
    });
  }

  for (const name of ['Bryce Canyon', 'Aneth']) {
    finderTest(`${name}, a post office, is a place`, async ({ finder }) => {
      await finder.search('City', name);
      await expect(finder.status).toContainText(new RegExp(`(itself|within 30 miles of ${name})`));
    });
  }
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

/** Does to a page what a browser's translator does: every text is put into elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (text: Text) => {
      if (!/\S/.test(text.data) || text.parentElement?.closest('script, style, noscript, font'))
        return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      inner.textContent = text.data;
      outer.append(inner);
    };
    const all = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    all(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) all(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

test.describe('a page that the browser translates', () => {
  for (const width of [390, 1280]) {
    test(`shows each answer as it is, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const finder = new FinderPage(page);
      await finder.open('?near=84604');
      await finder.found();
      await translate(page);
      await expect(page.locator('h2 font').first()).toHaveText('45 Appraisers Found');
      await finder.search('Zip Code', '84101');
      await expect(finder.groups().first()).toHaveText(/^84101/);
      const found = await finder.found();
      expect(found).not.toBe(45);
      await page.getByRole('button', { name: /^Within 60 miles/ }).click();
      await expect(finder.count).not.toHaveText(`${found} Appraisers Found`);
      expect(await finder.found()).toBeGreaterThan(found);
      await finder.search('Zip Code', 'Provo');
      await expect(finder.alert).toContainText('It looks like you entered a city name');
      await page.getByRole('button', { name: 'Search “Provo” as City' }).click();
      await expect(finder.groups().first()).toHaveText(/^Provo/);
      await finder.found();
      await page.goBack();
      await page.goBack();
      await finder.found();
      await expect(finder.status).not.toContainText('Opening');
    });
  }
});

test.describe('in forced colours', () => {
  test('the chosen card and the found marks still stand out', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    await finder.cards.first().getByRole('heading').getByRole('button').click();
    const outline = (nth: number) =>
      finder.cards.nth(nth).evaluate((card) => getComputedStyle(card).outlineStyle);
    expect(await outline(0)).toBe('solid');
    expect(await outline(1)).toBe('none');
    const ground = (found: boolean) =>
      page
        .locator(found ? '.map-mark.is-found span' : '.map-mark:not(.is-found) span')
        .first()
        .evaluate((mark) => getComputedStyle(mark).backgroundColor);
    await expect(page.locator('.map-mark.is-found').first()).toBeAttached();
    expect(await ground(true)).not.toBe(await ground(false));
  });
});

test('a ring around a mark stands off from it and from the ground, 3:1', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    const mark = page.getByRole('button', { name: /^84604 Provo/ });
    await mark.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.map-mark:focus-visible')).toHaveCount(1);
    const colors = await page.locator('.map-mark:focus-visible span').evaluate((span) => {
      const { outlineColor, boxShadow } = getComputedStyle(span);
      return [outlineColor, boxShadow].map((color) =>
        (/rgba?\(([^)]+)\)/.exec(color)?.[1] ?? '').split(',').map(Number),
      );
    });
    const [ring = [], gap = []] = colors;
    const luminance = (rgb: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [light, dark] = [luminance(ring), luminance(gap)].sort((a, b) => b - a);
    expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(3);
  }
});
