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
const placePages = builtPages.filter(({ path }) => path.startsWith('/appraisers/'));

test('the keyboard leads from the home page to a city, and on to a search', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All places with members' }).press('Enter');
  await expect(page).toHaveURL('/appraisers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appraisers by place');
  await expect(page.getByRole('main')).toContainText(
    '89 members in 42 places. Directory last checked on November 20, 2026.',
  );
  await page.getByRole('link', { name: 'Provo' }).press('Enter');
  await expect(page).toHaveURL('/appraisers/provo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appraisers in Provo');
  await page.getByRole('link', { name: 'Search around Provo' }).press('Enter');
  await expect(page).toHaveURL('/?near=Provo&by=city');
  const finder = new FinderPage(page);
  await expect(finder.groups().first()).toHaveText(/^Provo/);
  await page.goBack();
  await page.getByRole('link', { name: 'All places', exact: true }).press('Enter');
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
      await expect(nearby).toContainText(
        'Up to 30 miles in a straight line from the middle of Provo to the nearest member there',
      );
      await expect(nearby.getByRole('listitem').first()).toHaveText(/^Orem 3 appraisers5\.0 mi$/);
      const map = nearby.getByRole('img', { name: 'Map of Provo and the other 15 places' });
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
  await expect(nearby).toContainText('No other place with members is within 30 miles.');
  await expect(nearby.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'One member' })).toBeVisible();
});

test('every member is on one page, and no page has a plain email address', () => {
  const pages = placePages.map(({ html }) => html).join('\n');
  expect(pages.match(/<span data-mail/g)).toHaveLength(members.length);
  // The office's own stands in the footer.
  expect(pages.replaceAll(site.contact.email, '')).not.toMatch(/[\w.-]@\w/);
  for (const { email } of members) expect(pages).not.toContain(email.split('@')[0]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a city has its members with phones, and says how to reach them', async ({ page }) => {
    await page.goto('/appraisers/provo');
    const region = page.getByRole('region', { name: '4 members' });
    await expect(region.getByRole('link', { name: /555-01/ })).toHaveCount(4);
    const note = region.getByRole('paragraph').filter({ hasText: 'concealed from programs' });
    await expect(note).toContainText('Please phone, or use the finder in a browser with scripts');
    await expect(region.getByText('gro.elpmaxe')).toHaveCount(4);
    for (const concealed of await region.getByText('gro.elpmaxe').all())
      await expect(concealed).toBeHidden();
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
  const link = page.getByRole('main').getByRole('link', { name: 'All places' });
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
      expect(words).not.toContain('Search around');
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
