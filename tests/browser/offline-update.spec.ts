// A new release while the earlier one is stored: a page always has the files of one build, even when the
// update fails halfway.
import type { BrowserContext, Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { nextBuildTest, stored } from '#support/offline-host.ts';
import type { SiteHost } from '#support/site-host.ts';
import { expect, extra } from '#support/watched-page.ts';

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
async function storedBefore(next: string, page: Page, host: SiteHost) {
  await page.goto('/');
  await stored(page);
  host.serve(next);
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
