// The address of a list: exactly its members, wherever it is opened.

import { fullName } from '@appraisers/directory/appraiser.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { overflowOf, shiftOf } from '#gates/gates.ts';
import { violationsOf } from '#support/axe.ts';
import { ShortlistPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const members = edition.members.read();
const named = (...ids: number[]) =>
  ids.map((id) =>
    fullName(members.find((member) => member.id === id) ?? { firstName: '', lastName: '' }),
  );

test('shows its members in its order, to someone else too', async ({ page }) => {
  const list = new ShortlistPage(page);
  await list.open('?list=31.7.12');
  await expect(list.count).toHaveText('3 Appraisers Found');
  expect(await list.names()).toEqual(named(31, 7, 12));
  await expect(list.status).toContainText('Whoever gave you this address chose these people.');
  await expect(page).toHaveTitle('A list of appraisers | UARA');
  await expect(page.getByRole('button', { name: /appraisers?$/ }).first()).toBeAttached();
  await page.reload();
  await list.found();
  expect(await list.names()).toEqual(named(31, 7, 12));
  await list.search('Zip Code', '84741');
  await expect(list.count).toHaveText('1 Appraisers Found');
  await page.goBack();
  await expect(list.count).toHaveText('3 Appraisers Found');
  await expect(list.text).toHaveValue('');
  await expect(page).toHaveTitle('A list of appraisers | UARA');
});

for (const [query, ids, says] of [
  ['?list=12.9999999', [12], '1 of this list is no longer in the directory.'],
  ['?list=8888888.12.9999999.7', [12, 7], '2 of this list are no longer in the directory.'],
  ['?list=12.12.7.12', [12, 7], ''],
  ['?list=12,%207%20.', [12, 7], ''],
  ['?list=8888888', [], 'Nobody is left on this list.'],
  ['?list=', [], 'No members are named in this address.'],
  ['?list=%00%FF%ZZ.<script>alert(1)</script>', [], 'No members are named in this address.'],
  [`?list=${'-1.'.repeat(2000)}7`, [7], ''],
] as const) {
  test(
    `${query.slice(0, 60)} is the list of ${ids.join(', ') || 'no one'}`,
    extra(query !== '?list=12.9999999'),
    async ({ page }) => {
      const list = new ShortlistPage(page);
      await list.open(query);
      await expect(list.count).toHaveText(`${ids.length} Appraisers Found`);
      expect(await list.names()).toEqual(named(...ids));
      await expect(list.status).toContainText(says);
      if (says === '') await expect(list.status).not.toContainText('no longer');
    },
  );
}

test('of ten thousand shows the first twenty', { tag: '@all' }, async ({ page }) => {
  const list = new ShortlistPage(page);
  // As many as the host takes in an address.
  await list.open(`?list=${Array.from({ length: 2500 }, (_, at) => at + 1).join('.')}`);
  await expect(list.count).toHaveText('20 Appraisers Found');
  await page.evaluate(() => {
    const ids = Array.from({ length: 10_000 }, (_, at) => at + 5);
    history.pushState(null, '', `/?list=${ids.join('.')}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(list.cards.first().getByRole('heading')).toHaveText(named(5));
  await expect(list.count).toHaveText('20 Appraisers Found');
});

test('beside a search is the search', { tag: '@all' }, async ({ page }) => {
  const list = new ShortlistPage(page);
  await list.open('?list=12.7&near=84741');
  await expect(list.count).toHaveText('1 Appraisers Found');
  await expect(list.text).toHaveValue('84741');
});

test('moves nothing when it is opened, and has nothing axe objects to', { tag: '@all' }, async ({
  page,
}) => {
  for (const width of [390, 1280, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const list = new ShortlistPage(page);
    await list.open('?list=12.7.31.9999999');
    await list.found();
    expect(await shiftOf(page), `${width} px`).toBeLessThan(0.01);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  }
});

test('is kept when the files have to be asked for again', async ({ page, watch }) => {
  let broken = true;
  await page.route('**/answer.*.js', (route) => (broken ? route.abort() : route.continue()));
  const list = new ShortlistPage(page);
  await list.open('?list=12.7');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  broken = false;
  await again.click();
  await expect(list.count).toHaveText('2 Appraisers Found');
  watch.trouble.length = 0;
});

test('puts its members where a marker leads away and Back leads to again', async ({ page }) => {
  const list = new ShortlistPage(page);
  await list.open('?list=12.7');
  await list.found();
  await page.getByRole('button', { name: /^84604 Provo, / }).press('Enter');
  await expect(page).toHaveURL('/?near=84604');
  await list.found();
  await page.goBack();
  await expect(list.count).toHaveText('2 Appraisers Found');
});
