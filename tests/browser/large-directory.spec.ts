// A directory with thousands of members, and answers with more members than are shown at once. What each
// search finds is computed from the edition, so the same tests run on any number.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { byName } from '@appraisers/directory/members.ts';
import type { Page } from '@playwright/test';
import { clusters, labels, mapReady, finderTest as test } from '#support/finder-page.ts';
import { control } from '#support/map-page.ts';
import { busiest, members, searchUrl } from '#support/of-edition.ts';
import { printed } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

const sorted = [...members].sort(byName).map(fullName);
const more = (page: Page) => page.getByRole('button', { name: /^Show .*more/ });
const countOf = (number: number) =>
  new RegExp(`^(${number}|${number.toLocaleString('en-US')}) Appraisers Found$`);

test('a long answer has 150 cards, then a button that shows more and moves the focus on', async ({
  finder,
  page,
}) => {
  await finder.open('?near=');
  await expect(finder.count).toHaveText(countOf(members.length));
  await expect(finder.cards).toHaveCount(150);
  expect(await finder.names()).toEqual(sorted.slice(0, 150));
  const words = (await printed(page, { format: 'Letter' })).join(' ');
  expect(sorted.slice(0, 150).filter((name) => !words.includes(name))).toEqual([]);
  expect(words).not.toMatch(/Show .*more/);
  await more(page).press('Enter');
  await expect(finder.cards).not.toHaveCount(150);
  const next = finder.cards.nth(150);
  await expect(next.getByRole('heading')).toHaveText(sorted[150] ?? '');
  await expect(next.getByRole('heading').getByRole('button')).toBeFocused();
  await expect(next).toBeInViewport();
  await finder.search('Zip Code', busiest.zip);
  await expect(page).toHaveURL(searchUrl(busiest.zip));
  await expect(finder.cards.first()).toContainText(busiest.zip);
});

test('a search by name, a suggestion and a list find members anywhere in the directory', async ({
  finder,
  page,
}) => {
  const [last = ''] = sorted.slice(-1);
  await page.goto(searchUrl(last, 'city'));
  await expect(finder.cards.first()).toContainText(last);
  await page.goto(`/?list=${members.at(-1)?.id}.${members[0]?.id}`);
  expect(await finder.found()).toBe(2);
  await finder.open();
  await finder.text.pressSequentially(last);
  await expect(
    page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first(),
  ).toContainText(last);
});

test('the markers count every member, however few are shown', async ({ finder, page }) => {
  await finder.open('?near=');
  await mapReady(page);
  await control(page, 'Zoom out').click();
  const counted = async () => {
    const counts = (await labels(page)).map(
      (label) => /([\d,]+) appraisers?$/.exec(label ?? '')?.[1],
    );
    return counts.reduce((sum, count = '') => sum + Number(count.replace(',', '')), 0);
  };
  await expect.poll(counted).toBe(members.length);
  const broken = await clusters(page).evaluateAll((markers) =>
    markers.flatMap((marker) => {
      const text = document.createRange();
      text.selectNodeContents(marker.querySelector('span') ?? marker);
      return text.getClientRects().length > 1 ? [marker.textContent] : [];
    }),
  );
  expect(broken, 'counts on two lines').toEqual([]);
});
