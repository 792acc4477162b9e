// My list: choosing members, the link to it in the header, and its address.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { ShortlistPage } from '#support/finder-page.ts';
import { markerOf } from '#support/map-page.ts';
import { members } from '#support/of-edition.ts';
import { expect, test } from '#support/watched-page.ts';

const chosen = ['Ifeoma Adeyemi', 'Desta Haile', 'Thayne Olsen'] as const;
const [first, second, third] = chosen;

test('the keyboard adds members, shows them and removes them', async ({ page }) => {
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.holds(0);
  for (const [at, name] of chosen.entries()) {
    const star = list.star(name);
    await list.cards.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(star).toBeFocused();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await list.holds(at + 1);
    await expect(
      page.getByRole('status').filter({ hasText: `${name} added to your list` }),
    ).toHaveCount(1);
  }
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await list.link.press('Enter');
  await expect(list.count).toHaveText('3 appraisers on your list');
  await expect(list.count).toBeFocused();
  expect(await list.names()).toEqual(chosen);
  await expect(list.status).toContainText('Your list is saved in this browser.');
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  await list.star(second).press('Enter');
  await expect(list.star(second)).toHaveAttribute('aria-pressed', 'false');
  await expect(list.cards).toHaveCount(3);
  await list.link.press('Enter');
  await expect(list.cards).toHaveCount(2);
  expect(await list.names()).toEqual([first, third]);
  await page.goBack();
  await page.goBack();
  expect(await list.found()).toBe(42);
  await expect(list.star(third)).toHaveAttribute('aria-pressed', 'true');
});

test('a cleared list can be restored, and the focus follows', async ({ page }) => {
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.star(first).click();
  await list.link.press('Enter');
  await page.getByRole('button', { name: 'Clear list' }).press('Enter');
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'false');
  await list.holds(0);
  const undo = page.getByRole('button', { name: 'Restore list' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'true');
  await list.holds(1);
  await expect(page.getByRole('button', { name: 'Clear list' })).toBeFocused();
});

test('a list has room for twenty members, and its link is in reach far down', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.found();
  for (let at = 0; at < 21; at += 1) await list.stars.nth(at).click();
  await list.holds(20);
  await expect(page.getByText('Your list is full (20 appraisers).').first()).toBeVisible();
  await expect(list.stars.nth(20)).toHaveAttribute('aria-pressed', 'false');
  await expect(list.link).toBeInViewport();
  await list.link.click();
  await expect(list.count).toHaveText('20 appraisers on your list');
});

test('the address of a list shows its members in its order, without those who left', async ({
  page,
}) => {
  const names = [12, 7].flatMap((id) => members.filter((each) => each.id === id).map(fullName));
  const list = new ShortlistPage(page);
  await list.open('?list=12.9999999.7');
  await expect(list.count).toHaveText('2 appraisers on this list');
  expect(await list.names()).toEqual(names);
  await expect(list.status).toContainText('Someone shared this list with you.');
  await expect(list.status).toContainText(
    '1 appraiser on this list is no longer in the directory.',
  );
  await expect(page).toHaveTitle('List of appraisers | UARA');
  await markerOf(page, '84321 Logan').press('Enter');
  await expect(page).toHaveURL('/?near=84321');
  await list.found();
  await page.goBack();
  await expect(list.count).toHaveText('2 appraisers on this list');
  await expect(list.text).toHaveValue('');
  await expect(page).toHaveTitle('List of appraisers | UARA');
});
