// A new release while the one before it is kept: a page has the files of its own build, never some of
// each, whatever happens on the way.
import type { BrowserContext, Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { nextBuildTest, stored } from '#support/offline-host.ts';
import type { SiteHost } from '#support/site-host.ts';
import { expect, extra } from '#support/watched-page.ts';

// The next build is made once, for all of them.
nextBuildTest.describe.configure({ mode: 'default' });

nextBuildTest.afterEach(({ host }) => {
  expect(host.missed, 'files that the host has no longer').toEqual([]);
});

/** Which build answers a search: the next one has a member with a new name. */
async function answers(page: Page): Promise<'this build' | 'the next build'> {
  const finder = new FinderPage(page);
  await finder.search('Zip Code', '84604');
  expect(await finder.found()).toBe(45);
  await expect(page.getByRole('button', { name: /appraisers?$/ }).first()).toBeAttached();
  const renamed = await finder.cards.filter({ hasText: 'Brandnewname' }).count();
  return renamed === 1 ? 'the next build' : 'this build';
}

/** Which build an open page is of, by the day that its line for times without a network names. */
async function buildOf(page: Page): Promise<'this build' | 'the next build'> {
  const line = await page.getByText('You are offline.').textContent();
  return line?.includes('January 5, 2030') ? 'the next build' : 'this build';
}

/** What becomes of the worker that the host offers now. It may be through before anyone asks. */
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

/** The site of this build is kept, and the host has the next one from now on. */
async function storedBefore(
  next: string,
  page: Page,
  host: SiteHost,
  ofFirst?: RegExp,
): Promise<void> {
  await page.goto('/');
  await stored(page);
  host.serve(next, ofFirst);
}

async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

/** Visits until a visit without a network has this build; the worker may take a moment to take over. */
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

    nextBuildTest(
      'an open page goes on with its files, the next visit has the new ones',
      async ({ page, context, host, next }) => {
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
      },
    );
  });
}

nextBuildTest(
  'an update that breaks off leaves what was there, whole',
  async ({ page, context, host, next }) => {
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
    expect(await endOfUpdate(page)).toBe('installed');
    await Promise.all([page.close(), second.close()]);
    await eventuallyOffline(context, 'the next build');
  },
);

nextBuildTest(
  'a page of the next build goes on without a network, once its files are here',
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
  'a host that still has the page of the build before brings no update',
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
