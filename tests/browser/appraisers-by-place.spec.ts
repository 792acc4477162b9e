// The pages by city: all cities, and the members of each without the finder.
import { readFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { siteFolder } from '#support/built-files.ts';
import { builtPages } from '#support/built-pages.ts';
import { FinderPage } from '#support/finder-page.ts';
import { printed } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const site = edition.site.read();
const members = edition.members.read();
const ofProvo = members.filter(({ city }) => city === 'Provo');
const placePages = builtPages.filter(({ path }) => /^\/appraisers\/[^/]+$/.test(path));

test('the keyboard leads from the home page to a city, and on to a search', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Browse by city' }).press('Enter');
  await expect(page).toHaveURL('/appraisers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse appraisers by city');
  await expect(page.getByRole('main')).toContainText(
    '89 appraisers in 42 places. Directory last checked on November 20, 2026.',
  );
  await page.getByRole('link', { name: 'Provo' }).press('Enter');
  await expect(page).toHaveURL('/appraisers/provo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appraisers in Provo');
  await page.getByRole('link', { name: 'Search near Provo' }).press('Enter');
  await expect(page).toHaveURL('/?near=Provo&by=city');
  const finder = new FinderPage(page);
  await expect(finder.groups().first()).toHaveText(/^Provo/);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Browse by city' }).press('Enter');
  await expect(page).toHaveURL('/appraisers');
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('the places nearby are in a list, and the map draws their names apart', async ({
      page,
    }) => {
      await page.goto('/appraisers/provo');
      const nearby = page.getByRole('region', { name: 'Places nearby' });
      await expect(nearby).toContainText('Places within 30 miles (straight line), nearest first.');
      await expect(nearby.getByRole('listitem').first()).toHaveText(/^Orem 3 appraisers5\.0 mi$/);
      const map = nearby.getByRole('img', { name: 'Map of Provo and 15 nearby places' });
      await expect(map).toBeVisible();
      await expect(map.locator('text').first()).toHaveText('Provo');
      const names = await map.locator('text').evaluateAll((texts) => {
        const frame = texts[0]?.closest('svg')?.getBoundingClientRect();
        return texts.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const isIn = frame && left >= frame.left && right <= frame.right;
          return { left, right, top, bottom, isIn: isIn && bottom <= frame.bottom };
        });
      });
      expect(names.length).toBeGreaterThan(8);
      for (const [at, name] of names.entries()) {
        expect(name.isIn).toBe(true);
        const over = names.slice(at + 1).filter(
          (other) =>
            other.left < name.right &&
            other.right > name.left &&
            // The box of a text has room above and below its letters.
            Math.min(other.bottom, name.bottom) - Math.max(other.top, name.top) > 4,
        );
        expect(over).toEqual([]);
      }
      await nearby.getByRole('link', { name: 'Orem' }).press('Enter');
      await expect(page).toHaveURL('/appraisers/orem');
    });
  });
}

test('a remote city names the nearest three', async ({ page }) => {
  await page.goto('/appraisers/vernal');
  const nearby = page.getByRole('region', { name: 'Places nearby' });
  await expect(nearby).toContainText('No other places within 30 miles have appraisers.');
  await expect(nearby.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: '1 appraiser' })).toBeVisible();
});

test('every member is on the page of one city', () => {
  const pages = placePages.map(({ html }) => html).join('\n');
  for (const { email } of members) expect(pages.split(`href="mailto:${email}"`)).toHaveLength(2);
});

for (const width of [320, 1280]) {
  test.describe(`the cards at ${width} px`, extra(width !== 320), () => {
    test.use({ viewport: { width, height: 844 } });

    test('put members on My list and take them off', async ({ page }) => {
      await page.goto('/appraisers/provo');
      const star = page.getByRole('button', { name: 'Add Desta Haile to my list' });
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await star.press('Enter');
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: 'My list, 1' })).toBeVisible();
      await page.reload();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByRole('link', { name: /^My list/ })).toBeHidden();
    });

    test('copy what a visitor needs, within targets of 44 px', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/appraisers/provo');
      const copy = page.getByRole('button', { name: 'Copy phone number for Desta Haile' });
      await copy.click();
      await expect(page.getByText('Phone number copied: (385) 555-0127')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(385) 555-0127');
      const targets = page.locator('.member-cards :is(button, .member-where a)');
      for (const target of await targets.all()) {
        const { width: wide = 0, height = 0 } = (await target.boundingBox()) ?? {};
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
      }
    });
  });
}

test('a full list says so, and a browser that stores nothing shows the list', async ({ page }) => {
  await page.addInitScript(() => {
    const ids = Array.from({ length: 20 }, (_, at) => at + 30);
    localStorage.setItem('shortlist', `1:${ids.join('.')}`);
  });
  await page.goto('/appraisers/provo');
  const star = page.getByRole('button', { name: 'Add Desta Haile to my list' });
  await star.click();
  await expect(page.getByText('Your list is full (20 appraisers).')).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
    localStorage.removeItem('shortlist');
  });
  await star.click();
  await expect(page).toHaveURL('/?list=16');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a city has its members with phones and email addresses', async ({ page }) => {
    await page.goto('/appraisers/provo');
    const region = page.getByRole('region', { name: '4 appraisers' });
    await expect(region.getByRole('link', { name: /555-01/ })).toHaveCount(4);
    for (const { email } of ofProvo)
      await expect(region.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
    await expect(region.getByRole('button')).toHaveCount(0);
    await region.getByRole('link', { name: 'Desta Haile', exact: true }).click();
    await expect(page).toHaveURL('/appraisers/provo/desta-haile');
  });
});

test('search engines get every city and its members', () => {
  const map = readFileSync(`${siteFolder}/sitemap-0.xml`, 'utf8');
  for (const path of ['/appraisers', ...placePages.map((page) => page.path)])
    expect(map).toContain(`<loc>${site.url}${path}</loc>`);
  const provo = placePages.find(({ path }) => path === '/appraisers/provo')?.html ?? '';
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(provo) ?? [];
  for (const { firstName, lastName } of ofProvo) expect(data).toContain(`${firstName} ${lastName}`);
  expect(provo).toContain(`<link rel="canonical" href="${site.url}/appraisers/provo"/>`);
});

test('the results link to all cities on the screen, not on paper', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  await finder.found();
  const link = page.getByRole('main').getByRole('link', { name: 'Browse by city' });
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await link.evaluate((words) => words.getClientRects().length)).toBe(1);
  await link.click();
  await expect(page).toHaveURL('/appraisers');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `a city is printed in ink with its members and its map from a ${colorScheme} screen`,
    extra(colorScheme !== 'dark'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/appraisers/provo');
      const sheets = await printed(page, { format: 'Letter' });
      expect(sheets.length).toBeLessThanOrEqual(2);
      for (const sheet of sheets) expect(sheet.trim().length).toBeGreaterThan(30);
      const words = sheets.join(' ');
      for (const { firstName, lastName, email } of ofProvo) {
        expect(words).toContain(`${firstName} ${lastName}`);
        expect(words.replaceAll(' ', '')).toContain(email);
      }
      expect(words.match(/\(\d{3}\) 555-01\d\d/g)?.length).toBeGreaterThanOrEqual(4);
      expect(words).not.toContain('Search near');
      await page.emulateMedia({ media: 'print', colorScheme });
      const ink = await page
        .locator('.place-map text')
        .first()
        .evaluate((text) => {
          const { fill, display } = getComputedStyle(text);
          return { fill, display, width: text.getBoundingClientRect().width > 20 };
        });
      expect(ink).toEqual({ fill: 'rgb(23, 49, 42)', display: 'block', width: true });
    },
  );
}
