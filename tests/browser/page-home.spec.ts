// The home page around the finder.
import { expectDrawn } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

test.describe('/', () => {
  test('has four cards, each with a drawing and one way on', async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('region', { name: 'Good to know' }).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('heading')).toHaveText(/\w/);
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\//);
      await expectDrawn(card.locator('img'));
    }
  });

  test('says why one becomes a member, and leads to both pages about it', async ({ page }) => {
    await page.goto('/');
    const why = page.getByRole('region', { name: 'Why become a member' });
    await expect(why).toContainText('Our mission is');
    await expect(why.getByRole('heading', { name: 'What members get' })).toBeVisible();
    await expect(why.getByRole('definition')).not.toHaveCount(0);
    await why.getByRole('link', { name: 'See what membership gives' }).click();
    await expect(page).toHaveURL('/membership');
    await page.goBack();
    await why.getByRole('link', { name: 'Join / Renew' }).click();
    await expect(page).toHaveURL('/join');
  });
});
