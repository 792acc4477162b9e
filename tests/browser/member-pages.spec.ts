// The page of each member: contact, license check, contact card, print, and its own address to copy.
import { readFileSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { overflowOf } from '#gates/gates.ts';
import { violationsInDark, violationsOf } from '#support/axe.ts';
import { siteFolder } from '#support/built-files.ts';
import { builtPages, gzip, inlineScript } from '#support/built-pages.ts';
import { FinderPage } from '#support/finder-page.ts';
import { printed } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const site = edition.site.read();
const { licensing } = edition.region.read();
const path = '/appraisers/provo/desta-haile';
const memberPages = builtPages.filter((page) => /^\/appraisers\/[^/]+\/./.test(page.path));

test('the keyboard leads from the city to the member, and back to the city', async ({ page }) => {
  await page.goto('/appraisers/provo');
  await page.getByRole('link', { name: 'Desta Haile', exact: true }).press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desta Haile');
  await expect(page).toHaveTitle(/^Desta Haile, appraiser in Provo \| /);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '(385) 555-0127' })).toHaveAttribute(
    'href',
    'tel:+13855550127',
  );
  await expect(main.getByRole('link', { name: licensing.office })).toHaveAttribute(
    'href',
    licensing.url,
  );
  await main.getByRole('link', { name: 'Provo', exact: true }).press('Enter');
  await expect(page).toHaveURL('/appraisers/provo');
});

test('the details in the finder lead to the page', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  await finder.cards.getByRole('button', { name: 'Details for Desta Haile' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Page of Desta Haile' }).click();
  await expect(page).toHaveURL(path);
});

test('the member can copy the address, and visitors use the buttons', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.getByRole('button', { name: 'Copy link for Desta Haile' }).click();
  await expect(page.getByText(`Link copied: ${site.url}${path}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + path);
  await page.getByRole('button', { name: 'Add Desta Haile to my list' }).click();
  await expect(page.getByRole('link', { name: 'My list, 1' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
});

test('the contact card arrives as a file that address books read', async ({ page }) => {
  await page.goto(path);
  const link = page.getByRole('link', { name: 'Save contact' });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toMatch(/^text\/(x-)?vcard; charset=utf-8$/i);
  const text = await response.text();
  expect(text).toContain('\r\nFN:Desta Haile\r\n');
  expect(text.replaceAll('\r\n ', '')).toContain(`${site.url}${path}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it has everything but the buttons', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'desta.haile@example.org' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Save contact' })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});

test('search engines get every page once, and no email address as data', () => {
  expect(memberPages).toHaveLength(edition.members.read().length);
  const map = readFileSync(`${siteFolder}/sitemap-0.xml`, 'utf8');
  for (const { path: own, html } of memberPages) {
    expect(map).toContain(`<loc>${site.url}${own}</loc>`);
    expect(html).toContain(`<link rel="canonical" href="${site.url}${own}"/>`);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(data).toContain('"@type":"ProfilePage"');
    expect(data).not.toContain('@example.org');
  }
});

test('the scripts of each page are in it, and weigh at most 1 kB', () => {
  for (const { path: own, html } of memberPages) {
    expect(html, own).not.toContain('<script type="module" src=');
    expect(gzip(inlineScript(html)), own).toBeLessThanOrEqual(1000);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `it is printed on one sheet from a ${colorScheme} screen`,
    extra(colorScheme !== 'light'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const sheets = await printed(page, { format: 'Letter' });
      expect(sheets).toHaveLength(1);
      for (const words of ['Desta Haile', '(385) 555-0127', 'desta.haile@example.org', path])
        expect(sheets[0]).toContain(words);
      expect(sheets[0]).not.toContain('Save contact');
    },
  );
}

for (const width of [320, 768, 1280]) {
  test(
    `it is accessible and fits at ${width} px, light and dark`,
    extra(width === 768),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await violationsInDark(page)).toEqual([]);
    },
  );
}
