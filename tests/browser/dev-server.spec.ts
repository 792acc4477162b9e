// `npm run dev`: the open page follows each change to the site or the edition.
import { devTest } from '#support/dev-server.ts';
import { FinderPage } from '#support/finder-page.ts';
import { expect, fileErrors } from '#support/watched-page.ts';

devTest(
  'a change is on the open page, and an error names its file until it is fixed',
  async ({ page, dev, editor, watch }) => {
    const finder = new FinderPage(page);
    await finder.open();
    await finder.search('Zip Code', '84604');
    expect(await finder.found()).toBeGreaterThan(0);
    const members = 'content/members.csv';
    await editor.change(members, /,[^,]+(,[^,]+,[^,]+,Provo,84604,)/, ',Brandnewname$1');
    await expect(finder.cards.getByText('Brandnewname')).toBeVisible();
    expect(watch.trouble).toEqual([]);

    const good = editor.read(members);
    await editor.change(members, /^(1,[^,]*,[^,]*,)\d*/m, '$1138');
    const error = /content\/members\.csv, line 2, phone: "138" has 3 digits\./;
    await expect(page.locator('vite-error-overlay')).toContainText(error);
    expect(dev.terminal).toMatch(error);
    await editor.write(members, good);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page that showed the error.
    watch.expected = fileErrors;
  },
);
