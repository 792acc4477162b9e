// The answer on paper: complete, without blank sheets, with its address and the day.
import { FinderPage } from '#support/finder-page.ts';
import { printed } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
const papers = [
  { format: 'Letter', margin },
  { format: 'A4' },
  { format: 'A3', landscape: true },
  { format: 'Letter', scale: 0.6 },
] as const;

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1920, 1000],
] as const) {
  test.describe(`from a window of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const query of ['?near=84604', '?near=', '?near=Provo&by=city&within=60']) {
      test(
        `${query} is printed whole on every paper`,
        extra(width !== 1280 || !query.includes('Provo')),
        async ({ page, baseURL }) => {
          const finder = new FinderPage(page);
          await finder.open(query);
          const found = await finder.found();
          const names = await finder.cards.getByRole('heading').allTextContents();
          for (const paper of papers) {
            const sheets = await printed(page, paper);
            const words = sheets.join(' ');
            const what = JSON.stringify(paper);
            expect(names.filter((name) => !words.includes(name))).toEqual([]);
            expect(words.match(/\w@example\.org/g)?.length, what).toBeGreaterThanOrEqual(found);
            expect(
              sheets.filter((sheet) => sheet.trim().length < 30),
              what,
            ).toEqual([]);
            expect(sheets.length, what).toBeLessThanOrEqual(Math.ceil(found / 7) + 1);
            expect(words, what).toContain(`${found} Appraisers Found`);
            const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(
              new Date(),
            );
            expect(words, what).toContain(`Printed from ${baseURL}/${query}, ${today}`);
            expect(words, what).not.toContain('Copy');
          }
        },
      );
    }
  });
}

for (const query of ['?near=84001', '?near=Prvo&by=city', '?near=Zzyzx+Qqq&by=city']) {
  test(
    `${query}, which finds no one, is printed with the nearest appraisers`,
    extra(query !== '?near=84001'),
    async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open(query);
      await expect(finder.count).toHaveText('0 Appraisers Found');
      const nearest = page.getByRole('region', {
        name: /^(Nearest appraisers to|Or see appraisers near) /,
      });
      const names = await nearest.getByRole('heading', { level: 4 }).allTextContents();
      expect(names).toHaveLength(5);
      const words = (await printed(page, { format: 'Letter', margin })).join(' ');
      for (const name of [await nearest.getByRole('heading').first().textContent(), ...names])
        expect(words).toContain(name);
      expect(words.match(/\(\d{3}\) 555-01\d\d/g)?.length).toBeGreaterThan(0);
      expect(words).not.toMatch(/Show all|Within \d+ miles/);
    },
  );
}

test('a heading stays with its first card, and a card in one piece', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  await finder.found();
  const starts = await finder.cards.getByRole('heading').allTextContents();
  for (const sheet of await printed(page, { format: 'Letter', margin })) {
    const words = sheet.trim();
    // A sheet ends with a whole card or with what follows the list, never with a heading.
    expect(words).toMatch(/(@example\.org|\?near=84604|are invented\.)$/);
    expect(words).not.toMatch(/^\(\d{3}\)|^\S+@example/);
  }
  expect(starts.length).toBe(45);
});

test('printing does not change the map', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  const radius = page.locator('.map-radius');
  await expect(radius).toBeAttached();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await page.getByRole('button', { name: 'Pan left' }).click();
  await expect(page.locator('.leaflet-pan-anim')).toHaveCount(0);
  const mark = page.getByRole('button', { name: /^84604 Provo/ });
  const state = async () => [await radius.getAttribute('d'), await mark.boundingBox()];
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await state());
      return last === before;
    })
    .toBe(true);
  await printed(page, { format: 'Letter' });
  expect(JSON.stringify(await state())).toBe(last);
  expect(await finder.found()).toBe(45);
});

test('a list under the other tab is printed too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const finder = new FinderPage(page);
  await finder.open('?near=84741');
  await page.getByRole('tab', { name: 'Map View' }).click();
  const words = (await printed(page, { format: 'Letter' })).join(' ');
  expect(words.match(/Kanab, Utah 84741/g)).toHaveLength(1);
});
