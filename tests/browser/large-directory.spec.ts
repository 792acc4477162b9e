// A directory with thousands of members, and answers with more members than are shown at once. What each
// search finds is computed from the edition, so the same tests run on any number.
import { fullName } from '@appraisers/directory/appraiser.ts';
import { byName } from '@appraisers/directory/members.ts';
import type { Page } from '@playwright/test';
import { finderTest as test } from '#support/finder-page.ts';
import { busiest, members, searchUrl } from '#support/of-edition.ts';
import { printed } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

const sorted = [...members].sort(byName).map(fullName);
const more = (page: Page) => page.getByRole('button', { name: /^Show .*more/ });
const countOf = (number: number) =>
  new RegExp(`^(${number}|${number.toLocaleString('en-US')}) Appraisers Found$`);

test('a long answer has 150 cards, then a button that shows more', async ({ finder, page }) => {
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

test('the markers count every member, however few are shown', async ({ finder }) => {
  await finder.open('?near=');
  await finder.map.ready();
  await finder.map.control('Zoom out').click();
  const counted = async () => {
    const counts = (await finder.map.labels()).map(
      (label) => /([\d,]+) appraisers?$/.exec(label ?? '')?.[1],
    );
    return counts.reduce((sum, count = '') => sum + Number(count.replace(',', '')), 0);
  };
  await expect.poll(counted).toBe(members.length);
  const broken = await finder.map.clusters.evaluateAll((markers) =>
    markers.flatMap((marker) => {
      const text = document.createRange();
      text.selectNodeContents(marker.querySelector('span') ?? marker);
      return text.getClientRects().length > 1 ? [marker.textContent] : [];
    }),
  );
  expect(broken, 'counts on two lines').toEqual([]);
});
