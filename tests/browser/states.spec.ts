// Every page and every state of a page, visited once: what a page weighs and requests, then all rules of axe, nothing
// wider than the window, and touch targets of 44 px, on a computer in light and on a phone in dark, and its
// ink on paper. No other spec repeats this. The unit tests of the theme measure each pair of colors in both.
import { fullName } from '@appraisers/directory/appraiser.ts';
import type { Page } from '@playwright/test';
import { answerAll, check, errors, proceed } from '#support/application-form.ts';
import { violationsOf } from '#support/axe.ts';
import { speaksForAll } from '#support/built-files.ts';
import { gzip, isRepeated, ownOpenedPages } from '#support/built-pages.ts';
import { clusters, FinderPage } from '#support/finder-page.ts';
import { busiest, county, lonely, members, quietest, searchUrl } from '#support/of-edition.ts';
import {
  buttonsOfOneName,
  expectForPaper,
  expectLight,
  overflowOf,
  smallTargets,
  weigh,
} from '#support/page-checks.ts';
import { ready, siteHeader, styled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

// Colors that are still changing would fail by chance.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

type State = {
  readonly name: string;
  readonly path: string;
  /** The markup of a page that is weighed. */
  readonly html?: string;
  /** What a visitor does there, on a computer and on a phone. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** What a visitor does only on a phone. */
  readonly onPhone?: (page: Page) => Promise<unknown>;
};

const pages: readonly State[] = ownOpenedPages
  // An owner may write any page of a kind.
  .filter(({ path }) => !(speaksForAll && isRepeated(path)))
  .map(({ path, html }) => ({
    name: path,
    path,
    reach: ready,
    ...(!isRepeated(path) && { html }),
  }));

const near = searchUrl(quietest.zip);
const listed = members.slice(0, 2).map(({ id }) => id);

const answered = async (page: Page) => {
  const { alert, count, cards } = new FinderPage(page);
  await expect(count.or(alert).first()).toBeVisible();
  if (await count.isVisible())
    await expect(cards.first().or(page.getByRole('article').first())).toBeVisible();
};

/** Opens the details of an appraiser, by a button that says that it opens a dialog. */
async function openDetails(page: Page): Promise<void> {
  const details = new FinderPage(page).cards.first().getByRole('button', { name: /^Details for / });
  await expect(details).toHaveAttribute('aria-haspopup', 'dialog');
  await details.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
  await expect(dialog).toHaveAccessibleName(/\w/);
}

const notified = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Copy email/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
};

const states: readonly State[] = [
  {
    name: 'the menu',
    path: '/resources',
    onPhone: (page) => siteHeader(page).getByText('Menu', { exact: true }).tap(),
  },
  {
    name: 'an answer, on a phone under the tab of its map',
    path: near,
    reach: async (page) => {
      await answered(page);
      await expect(clusters(page).first()).toBeAttached();
    },
    onPhone: async (page) => {
      await page.getByRole('tab', { name: 'Map View' }).tap();
      await expect(clusters(page).first()).toBeVisible();
    },
  },
  { name: 'a county', path: searchUrl(county, 'city'), reach: answered },
  { name: 'a name', path: searchUrl(fullName(quietest), 'city'), reach: answered },
  { name: 'nobody near', path: searchUrl(lonely ?? quietest.city, 'city'), reach: answered },
  { name: 'no such place', path: searchUrl('Qqxzzyj', 'city'), reach: answered },
  { name: 'a mismatch', path: searchUrl(busiest.city), reach: answered },
  {
    name: 'suggestions',
    path: '/',
    reach: async (page) => {
      await ready(page);
      await page.getByRole('radio', { name: 'City' }).check();
      await new FinderPage(page).text.pressSequentially(busiest.city.slice(0, 3));
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a list of others, added to mine',
    path: `/?list=${listed.join('.')}`,
    reach: async (page) => {
      await page.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Add all to my list' }).click();
      await expect(page.getByRole('link', { name: /^My list \d/ })).toBeVisible();
    },
  },
  {
    name: 'the details of an appraiser',
    path: near,
    reach: async (page) => {
      await answered(page);
      await openDetails(page);
    },
  },
  {
    name: 'a notification',
    path: near,
    reach: notified,
    // The first one may be gone by then.
    onPhone: notified,
  },
  {
    name: 'a form with errors',
    path: '/embed/membership',
    reach: async (page) => {
      await ready(page);
      await proceed(page);
      await expect(errors(page)).toBeVisible();
    },
  },
  {
    name: 'a form to check',
    path: '/embed/membership',
    reach: async (page) => {
      await ready(page);
      await answerAll(page);
      await proceed(page);
      await expect(check(page)).toBeVisible();
    },
  },
  { name: 'an unknown article', path: '/resources/blogs/9999', reach: ready },
  { name: 'the frame of a partner', path: `/embed/finder${near.slice(1)}`, reach: answered },
];

// A first edition may have no members yet.
for (const { name, path, html, reach, onPhone } of members.length > 0
  ? [...pages, ...states]
  : pages)
  test(`${name} is accessible and fits`, async ({ page, watch }) => {
    const weightOf = weigh(page);
    await page.goto(path, { waitUntil: html ? 'networkidle' : 'load' });
    if (html) {
      await expectLight(page, html, weightOf);
      expect([...watch.outside, ...watch.tiles], 'requests to other hosts').toEqual([]);
    }
    await reach?.(page);
    for (const [width, height, colorScheme] of [
      [1280, 800, 'light'],
      [390, 844, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      if (width === 390) await onPhone?.(page);
      await styled(page);
      const where = `${width} px, in ${colorScheme}`;
      expect.soft(await violationsOf(page), where).toEqual([]);
      expect.soft(await overflowOf(page), where).toBeLessThanOrEqual(0);
      // The page's own font may arrive late. Until then the lines are lower.
      await expect.poll(() => smallTargets(page), where).toEqual([]);
    }
    // An edition may list two people of one name.
    if (speaksForAll) expect(await buttonsOfOneName(page)).toEqual([]);
    if (html) await expectForPaper(page);
    // The status of pages that do not exist.
    watch.expected = /status of 404/;
  });

test('the first answer on a phone adds at most 60 kB, and no map', async ({ page, watch }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const weightOf = weigh(page);
  const finder = new FinderPage(page);
  // No mouse, which would load the hints, as on a phone.
  await finder.text.fill(busiest.zip);
  await finder.text.press('Enter');
  await finder.found();
  const added = await weightOf((url) => /\.(js|json)(\?|$)/.test(url), gzip);
  if (speaksForAll) expect(added).toBeLessThanOrEqual(60_000);
  expect(watch.tiles).toEqual([]);
});
