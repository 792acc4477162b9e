// The development server shows a change of the edition, and an error of it, at once.
import { devTest } from '#support/dev-server.ts';
import { FinderPage } from '#support/finder-page.ts';
import { expect, fileErrors } from '#support/watched-page.ts';

devTest(
  'a change is on the open page, and an error names its file until it is fixed',
  async ({ page, dev, edit, watch }) => {
    const finder = new FinderPage(page);
    await finder.open();
    await finder.search('Zip Code', '84604');
    expect(await finder.found()).toBeGreaterThan(0);
    await edit('members.csv', /,[^,]+(,[^,]+,[^,]+,Provo,84604,)/, ',Brandnewname$1');
    await expect(finder.cards.getByText('Brandnewname')).toBeVisible();
    expect(watch.trouble).toEqual([]);

    await edit('members.csv', /^(1,[^,]*,[^,]*,)/m, '$1138');
    const error = /members\.csv, line 2, phone: \\?"138\d+\\?" isn't a phone number\./;
    const overlay = page.locator('vite-error-overlay');
    // Astro sends an error 200 ms after the page. On a busy machine, that is before the page listens.
    await expect(async () => {
      if ((await overlay.count()) === 0) await page.reload();
      await expect(overlay).toContainText(error, { timeout: 5000 });
    }).toPass();
    expect(dev.terminal).toMatch(error);
    await edit('members.csv', /^(1,[^,]*,[^,]*,)138/m, '$1');
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page that showed the error.
    watch.expected = fileErrors;
  },
);
