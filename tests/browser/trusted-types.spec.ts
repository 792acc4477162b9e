// Texts stay texts: a script can't turn one into markup or code (Trusted Types), and an address whose
// encoding is broken is no search.
import { ready } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

for (const path of ['/', '/about', '/join', '/appraisers/provo', '/embed/finder', '/nowhere']) {
  test(`a script on ${path} cannot write markup from a text`, async ({ page, watch }) => {
    await page.goto(path);
    const attempt = () =>
      page.evaluate(() => {
        document.body.innerHTML = '<p>Written by a test</p>';
      });
    await expect(attempt()).rejects.toThrow(/TrustedHTML/);
    await expect(page.getByText('Written by a test')).toHaveCount(0);
    // The attempt, and on an unknown address the missing page itself.
    expect(watch.trouble.join('\n')).toMatch(/TrustedHTML/);
    watch.expected = /TrustedHTML|status of 404/;
  });
}

test('with an open map, Leaflet may write nothing but its test for SVG', async ({
  page,
  watch,
}) => {
  await page.goto('/?near=84604');
  const map = page.getByRole('application', { name: 'Map' });
  await expect(map.getByRole('button', { name: /appraisers?$/ }).first()).toBeVisible();
  await expect(map.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('href', /^https:/);
  const attempt = () =>
    page.evaluate(() => document.createElement('div').insertAdjacentHTML('beforeend', '<img>'));
  await expect(attempt()).rejects.toThrow(/TrustedHTML/);
  watch.expected = /TrustedHTML/;
});

test('an address with a broken encoding opens the empty search box', async ({ page }) => {
  await page.goto('/?near=%E0%A4%A');
  await ready(page);
  await expect(page.getByRole('combobox', { name: 'ZIP code in Utah' })).toHaveValue('');
  await expect(page.getByText(/Appraisers? Found|�|%A/)).toHaveCount(0);
});
