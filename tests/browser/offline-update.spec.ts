// A new release while the earlier one is stored: a page always has the files of one build, even when the
// update fails halfway.
import type { BrowserContext, Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { nextBuildTest, stored } from '#support/offline-host.ts';
import type { SiteHost } from '#support/site-host.ts';
import { expect, extra, fileErrors } from '#support/watched-page.ts';

// All tests share one next build.
nextBuildTest.describe.configure({ mode: 'default' });

nextBuildTest.afterEach(({ host }) => {
  expect(host.missed, 'files that the host has no longer').toEqual([]);
});

/** Returns which build answers a search. The next one has a member with a new name. */
async function answers(page: Page): Promise<'this build' | 'the next build'> {
  const finder = new FinderPage(page);
  await finder.search('Zip Code', '84604');
  expect(await finder.found()).toBe(45);
  await expect(page.getByRole('button', { name: /appraisers?$/ }).first()).toBeAttached();
  const renamed = await finder.cards.filter({ hasText: 'Brandnewname' }).count();
  return renamed === 1 ? 'the next build' : 'this build';
}

/** Returns the build of an open page, by the day in its offline line. */
async function buildOf(page: Page): Promise<'this build' | 'the next build'> {
  const line = await page.getByText('You’re offline. Showing').textContent();
  return line?.includes('January 5, 2030') ? 'the next build' : 'this build';
}

/** Returns how the update to the host's worker ends. It may have ended before this call. */
const endOfUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return new Promise<string>((ended, failed) => {
      let isFound = false;
      const follow = () => {
        const { installing, waiting } = registration;
        isFound ||= Boolean(installing ?? waiting);
        if (waiting) ended('installed');
        installing?.addEventListener('statechange', () => ended(installing.state));
      };
      registration.addEventListener('updatefound', follow);
      follow();
      if (isFound) return;
      registration.update().then(() => {
        follow();
        if (!isFound) ended('none');
      }, failed);
    });
  });

/** Stores the site of this build, then lets the host serve the next one. */
async function storedBefore(next: string, page: Page, host: SiteHost, ofFirst?: RegExp) {
  await page.goto('/');
  await stored(page);
  host.serve(next, ofFirst);
}

async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

/** Visits until an offline visit has this build. The worker may take a moment to take over. */
async function eventuallyOffline(context: BrowserContext, build: string): Promise<void> {
  await context.setOffline(true);
  await expect(async () => {
    const page = await visit(context);
    const found = await buildOf(page);
    if (found !== build) await page.close();
    expect(found).toBe(build);
    expect(await answers(page)).toBe(build);
  }).toPass();
}

const updateOffer = (page: Page) => page.getByRole('button', { name: 'Show the new one' });

/** Lets the visitor return to the tab after an hour. */
async function returnLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const then = Date.now() + 3_600_000;
    Date.now = () => then;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

nextBuildTest.describe('without a worker', () => {
  nextBuildTest.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

  nextBuildTest('an old map tab offers the new page', async ({ page, host, next, watch }) => {
    await page.goto('/?near=84604');
    const finder = new FinderPage(page);
    await finder.found();
    await page.waitForLoadState('networkidle');
    host.serve(next);
    await page.getByRole('tab', { name: 'Map View' }).click();
    const map = page.getByRole('region', { name: 'Map of appraisers' });
    await expect(map).toContainText('The map didn’t load.');
    await expect(updateOffer(page)).toBeVisible();
    await map.getByRole('button', { name: 'Try again' }).click();
    await expect(finder.cards.filter({ hasText: 'Brandnewname' })).toHaveCount(1);
    await expect(page).toHaveURL('/?near=84604');
    await page.getByRole('tab', { name: 'Map View' }).click();
    await expect(page.getByRole('application', { name: 'Map' })).toBeVisible();
    // The old page requests the deleted file twice, at first and from the network.
    expect(host.missed.length).toBeGreaterThan(0);
    host.missed.length = 0;
    watch.expected = fileErrors;
  });

  nextBuildTest('an old tab offers the new directory once', async ({ page, host, next }) => {
    await page.goto('/?near=84604');
    const finder = new FinderPage(page);
    expect(await finder.found()).toBe(45);
    await returnLater(page);
    await page
      .getByRole('button', { name: /^Details for/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
    await dialog.getByLabel('Property city').fill('Orem');
    await expect(updateOffer(page)).toHaveCount(0);
    host.serve(next);
    await returnLater(page);
    await expect(page.getByText('The directory was updated.')).toBeVisible();
    await expect(dialog.getByLabel('Property city')).toHaveValue('Orem');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await finder.text.fill('84741');
    await updateOffer(page).click();
    await expect(page).toHaveURL(/near=84741/);
    await expect(finder.count).toHaveText('1 Appraisers Found');
    await finder.search('Zip Code', '84604');
    await expect(finder.cards.filter({ hasText: 'Brandnewname' })).toHaveCount(1);
    await returnLater(page);
    await expect(updateOffer(page)).toHaveCount(0);
  });
});

nextBuildTest(
  'a stored page offers the new directory',
  async ({ page, context, host, next, watch }) => {
    await storedBefore(next, page, host);
    // While the host has no page, the worker shows the stored one, and no update succeeds.
    host.failsAt = /^\/$/;
    const second = await visit(context);
    expect(await answers(second)).toBe('this build');
    // The browser may begin an update of its own, which fails, too.
    expect(await endOfUpdate(second)).toBe('redundant');
    host.failsAt = undefined;
    await expect.poll(() => endOfUpdate(second)).toBe('installed');
    await updateOffer(second).click();
    await expect(second.getByRole('heading', { name: '45 Appraisers Found' })).toBeVisible();
    expect(await answers(second)).toBe('the next build');
    await page.close();
    watch.expected = /status of 503/;
  },
);

for (const width of [390, 1280]) {
  nextBuildTest.describe(`at ${width} px`, extra(width !== 390), () => {
    nextBuildTest.use({ viewport: { width, height: 844 } });

    nextBuildTest('an open page keeps its files', async ({ page, context, host, next }) => {
      await storedBefore(next, page, host);
      const second = await visit(context);
      expect(await buildOf(second)).toBe('the next build');
      expect(await endOfUpdate(second)).toBe('installed');
      expect(await answers(page)).toBe('this build');
      expect(await answers(second)).toBe('the next build');
      await context.setOffline(true);
      await page.reload();
      expect(await answers(page)).toBe('this build');
      await Promise.all([page.close(), second.close()]);
      await eventuallyOffline(context, 'the next build');
    });
  });
}

nextBuildTest('an interrupted update changes nothing', async ({ page, context, host, next }) => {
  await storedBefore(next, page, host);
  host.breaksOver = /FinderMap|gazetteer/;
  const second = await visit(context);
  expect(await buildOf(second)).toBe('the next build');
  expect(await endOfUpdate(second)).toBe('redundant');
  await context.setOffline(true);
  for (const open of [page, second]) {
    await open.reload();
    expect(await answers(open)).toBe('this build');
  }
  await context.setOffline(false);
  host.breaksOver = undefined;
  await expect.poll(() => endOfUpdate(page)).toBe('installed');
  await Promise.all([page.close(), second.close()]);
  await eventuallyOffline(context, 'the next build');
});

nextBuildTest(
  'a page of the next build works offline once its files are stored',
  { tag: '@all' },
  async ({ page, context, host, next }) => {
    await storedBefore(next, page, host);
    const second = await visit(context);
    await endOfUpdate(second);
    await context.setOffline(true);
    expect(await answers(second)).toBe('the next build');
  },
);

nextBuildTest(
  'a host that still serves the earlier page causes no update',
  { tag: '@all' },
  async ({ page, context, host, next }) => {
    await storedBefore(next, page, host, /^\/$/);
    expect(await endOfUpdate(page)).toBe('redundant');
    host.serve(next);
    expect(await endOfUpdate(page)).toBe('installed');
    await page.close();
    await eventuallyOffline(context, 'the next build');
  },
);
