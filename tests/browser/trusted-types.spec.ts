// Texts stay texts: a script can't turn one into markup or code (Trusted Types), and neither can an address.
import { FinderPage } from '#support/finder-page.ts';
import { canvas } from '#support/map-page.ts';
import { expect, test } from '#support/watched-page.ts';

test('a script cannot write markup from a text, not even with an open map', async ({
  page,
  watch,
}) => {
  for (const path of ['/about', '/embed/finder', '/?near=84604']) {
    await page.goto(path);
    if (path.includes('near')) await expect(canvas(page).getByRole('button').first()).toBeVisible();
    const attempt = () =>
      page.evaluate(() => {
        document.body.innerHTML = '<p>Written by a test</p>';
      });
    await expect(attempt(), path).rejects.toThrow(/TrustedHTML/);
    await expect(page.getByText('Written by a test')).toHaveCount(0);
  }
  watch.expected = /TrustedHTML/;
});

test('markup in the field and in the address is only text', async ({ page }) => {
  const text = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  page.on('dialog', () => page.close());
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('City', text);
  await expect(finder.status).toContainText('<script>alert');
  await finder.open(`?by=city&near=${encodeURIComponent(text)}`);
  await expect(finder.status).toContainText('<script>alert');
});

test('an address with an old or a broken encoding is answered', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Ca%F1on&by=city');
  await expect(finder.text).toHaveValue('Cañon');
  await expect(finder.status).toContainText('Appraisers Found');
  await finder.open('?near=%E0%A4%A&by=city');
  await expect(finder.status).toContainText('We couldn’t find');
});
