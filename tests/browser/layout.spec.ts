// What keeps its shape beyond what states.spec.ts measures: a long name, any number of cards, and colors that the visitor
// chose.
import { finderTest as test } from '#support/finder-page.ts';
import { expect } from '#support/watched-page.ts';

test('the header has room for a name of 60 letters at each width', async ({ page }) => {
  await page.goto('/about');
  const name = page.getByRole('banner').getByRole('link').first().locator('span');
  await name.evaluateAll((spans) => {
    for (const span of spans)
      span.textContent = 'Association of Independent Residential Appraisers of Montana';
  });
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const fits = () =>
      page.evaluate(() => {
        const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
        return bottom <= top && document.documentElement.scrollWidth <= innerWidth;
      });
    await expect.poll(fits, `${width} px`).toBe(true);
  }
});

test('no card of a city is alone beside a gap, however many there are', async ({ page }) => {
  await page.goto('/appraisers/provo');
  const cards = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading') });
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const alone = await cards.first().evaluate((list) => {
      const [card] = list.children;
      return [2, 3, 4, 5, 7, 10, 13].filter((count) => {
        list.replaceChildren(...Array.from({ length: count }, () => card?.cloneNode(true) ?? ''));
        const [before, last] = [...list.children].slice(-2).map((it) => it.getBoundingClientRect());
        return before?.top !== last?.top && Math.abs((last?.width ?? 0) - list.clientWidth) > 1;
      });
    });
    expect(alone, `${width} px`).toEqual([]);
  }
});

test('forced colors and more contrast show what is current', async ({ finder, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const stylesOf = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name })
      .evaluate((link) => {
        const { backgroundColor, transform } = getComputedStyle(link, '::after');
        return { backgroundColor, transform };
      });
  const ground = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect((await stylesOf('About')).backgroundColor).not.toBe(ground);
  expect((await stylesOf('About')).transform).toBe('none');
  expect((await stylesOf('Events')).transform).toMatch(/^matrix\(0,/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').locator('summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'About' })).toHaveCSS('border-left-width', '4px');
  await expect(menu.getByRole('link', { name: 'Events' })).toHaveCSS('border-left-width', '0px');
  await finder.open('?near=84741');
  await finder.cards.first().getByRole('heading').getByRole('button').click();
  await expect(finder.cards.first()).toHaveCSS('outline-style', 'solid');
  await expect(finder.cards.nth(1)).toHaveCSS('outline-style', 'none');

  await page.emulateMedia({ forcedColors: 'none' });
  for (const path of ['/', '/about', '/resources/blogs/1']) {
    await page.emulateMedia({ contrast: 'no-preference' });
    await page.goto(path);
    const lines = page.locator('.survey-lines').first();
    await expect(lines).toBeVisible();
    await page.emulateMedia({ contrast: 'more' });
    await expect(lines).toBeHidden();
  }
});
