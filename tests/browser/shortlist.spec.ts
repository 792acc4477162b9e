// My list: choosing members, the link to it in the header, and its address.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { overflowOf, shiftOf } from '#gates/gates.ts';
import { violationsOf } from '#support/axe.ts';
import { ShortlistPage } from '#support/finder-page.ts';
import { members } from '#support/of-edition.ts';
import { styled } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

/** The first three near 84604. */
const names = ['Ifeoma Adeyemi', 'Desta Haile', 'Thayne Olsen'] as const;
const [first, second, third] = names;

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('the keyboard adds members, shows them and removes them', async ({ page }) => {
      const list = new ShortlistPage(page);
      await list.open();
      await list.text.focus();
      await page.keyboard.type('84604');
      await page.keyboard.press('Enter');
      await list.found();
      await list.holds(0);
      for (const [at, name] of names.entries()) {
        await list.cards.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Tab');
        const star = list.star(name);
        await expect(star).toBeFocused();
        await expect(star).toHaveAttribute('aria-pressed', 'false');
        await page.keyboard.press('Space');
        await expect(star).toHaveAttribute('aria-pressed', 'true');
        await expect(star).toBeFocused();
        await expect(star).toHaveAccessibleName(`Remove ${name} from my list`);
        await list.holds(at + 1);
        await expect(
          page.getByRole('status').filter({ hasText: `${name} added to your list` }),
        ).toHaveCount(1);
      }
      await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
      await list.link.press('Enter');
      await expect(list.count).toHaveText('3 Appraisers Found');
      await expect(list.count).toBeFocused();
      expect(await list.names()).toEqual(names);
      await expect(list.status).toContainText('Your list is saved in this browser.');
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
      await list.star(second).press('Enter');
      await expect(list.star(second)).toHaveAttribute('aria-pressed', 'false');
      await expect(list.cards).toHaveCount(3);
      await list.link.press('Enter');
      await expect(list.cards).toHaveCount(2);
      expect(await list.names()).toEqual([first, third]);
      await page.goBack();
      await expect(list.cards).toHaveCount(3);
      await page.goBack();
      expect(await list.found()).toBe(45);
      await expect(list.star(third)).toHaveAttribute('aria-pressed', 'true');
      await page.goForward();
      await expect(list.count).toHaveText('3 Appraisers Found');
    });
  });
}

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

test('the list survives a reload, and every page leads to it', async ({ page }) => {
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.star(first).click();
  await page.reload();
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'true');
  for (const path of ['/', '/appraisers/provo', '/resources/blogs/1', '/about']) {
    await page.goto(path);
    await list.holds(1);
  }
  await list.link.click();
  await expect(list.count).toHaveText('1 Appraisers Found');
  expect(await list.names()).toEqual([first]);
});

test('a list has room for twenty members and says when it is full', async ({ page }) => {
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.found();
  for (let at = 0; at < 21; at += 1) await list.stars.nth(at).click();
  await list.holds(20);
  await expect(page.getByText('Your list is full (20 appraisers).').first()).toBeVisible();
  await expect(list.stars.nth(20)).toHaveAttribute('aria-pressed', 'false');
  await list.link.click();
  await expect(list.count).toHaveText('20 Appraisers Found');
});

test.describe('the address of a list', () => {
  const [one, two] = ['12', '7'].map((id) => members.find((member) => `${member.id}` === id));
  const names = [one, two].map((member) => member && fullName(member));

  test('shows its members in its order, without those who left', async ({ page }) => {
    const list = new ShortlistPage(page);
    await list.open('?list=12.9999999.7');
    await expect(list.count).toHaveText('2 Appraisers Found');
    expect(await list.names()).toEqual(names);
    await expect(list.status).toContainText('Someone shared this list with you.');
    await expect(list.status).toContainText(
      '1 appraiser on this list is no longer in the directory.',
    );
    await expect(page).toHaveTitle('List of appraisers | UARA');
    await page.reload();
    await list.found();
    expect(await list.names()).toEqual(names);
    await list.search('Zip Code', '84741');
    await expect(list.count).toHaveText('1 Appraisers Found');
    await page.goBack();
    await expect(list.count).toHaveText('2 Appraisers Found');
    await expect(list.text).toHaveValue('');
    await expect(page).toHaveTitle('List of appraisers | UARA');
    await page.getByRole('button', { name: /^84060 Park City, / }).press('Enter');
    await expect(page).toHaveURL('/?near=84060');
    await list.found();
    await page.goBack();
    await expect(list.count).toHaveText('2 Appraisers Found');
  });

  test('says that it shows only the first twenty of more', async ({ page }) => {
    const list = new ShortlistPage(page);
    await list.open(`?list=${Array.from({ length: 2500 }, (_, at) => at + 1).join('.')}`);
    await expect(list.count).toHaveText('20 Appraisers Found');
    await expect(list.status).toContainText('Only the first 20 are shown.');
  });
});

// The link, also far down the page.
for (const [width, height] of [
  [320, 640],
  [844, 390],
  [1024, 700],
] as const) {
  test(`at ${width} × ${height} it is in reach`, extra(width === 1024), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const list = new ShortlistPage(page);
    await list.open('?near=84604');
    await list.found();
    const menu = page.getByRole('banner').locator('summary, nav').filter({ visible: true });
    const before = await menu.boundingBox();
    await list.star(first).click();
    expect(await menu.boundingBox()).toEqual(before);
    await list.cards.nth(30).scrollIntoViewIfNeeded();
    await expect(list.link).toBeInViewport();
    const box = await list.link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await list.link.click();
    await expect(list.count).toHaveText('1 Appraisers Found');
  });
}

test('with forced colors a star shows its state by its shape', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.star(first).click();
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'true');
  await styled(page);
  const styleOf = (name: string) =>
    list.star(name).evaluate((star) => {
      const { clipPath, backgroundColor } = getComputedStyle(star, '::before');
      return { clipPath, backgroundColor };
    });
  const [chosen, other] = [await styleOf(first), await styleOf(second)];
  expect(chosen.clipPath).not.toBe(other.clipPath);
  for (const { backgroundColor } of [chosen, other]) expect(backgroundColor).toBe('rgb(0, 0, 0)');
});

for (const width of [320, 390, 1280]) {
  test(`My list is accessible at ${width} px`, extra(width !== 390), async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const list = new ShortlistPage(page);
      await list.open('?list=1.2.9999999');
      await list.found();
      expect(await shiftOf(page), 'layout shift').toBeLessThan(0.01);
      for (const star of await list.stars.all()) {
        if ((await star.getAttribute('aria-pressed')) === 'false') await star.click();
      }
      await list.holds(2);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
    }
  });
}
