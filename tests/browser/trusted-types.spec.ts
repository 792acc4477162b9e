// Texts stay texts: a script can't turn one into markup or code (Trusted Types), and neither can an address.
import { FinderPage } from '#support/finder-page.ts';
import { canvas } from '#support/map-page.ts';
import { ready } from '#support/site-page.ts';
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
  await expect(finder.status).toContainText('<img src=x');
  await finder.open(`?by=city&near=${encodeURIComponent(text)}`);
  await expect(finder.status).toContainText('<img src=x');
});

test('an address with a broken encoding opens the empty search box', async ({ page }) => {
  await page.goto('/?near=%E0%A4%A');
  await ready(page);
  await expect(page.getByRole('combobox', { name: 'ZIP code in Utah' })).toHaveValue('');
  await expect(page.getByText(/Appraisers? Found|�|%A/)).toHaveCount(0);
});
