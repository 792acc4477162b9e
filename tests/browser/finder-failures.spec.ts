// Each file and browser feature that a search needs fails in each way. The visitor always gets an answer
// or a message.
import { globSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { siteFolder } from '#support/built-files.ts';
import { outcome, sampleSearch, submitSearch } from '#support/search-outcome.ts';
import { expect, extra, fileErrors, test } from '#support/watched-page.ts';

/** Files of the finder, its map and its notifications, as the build names them without their hash. */
const files = globSync(`${siteFolder}/_astro/*.{js,css}`)
  .map((file) => file.slice(`${siteFolder}/_astro/`.length))
  .filter((file) => !/^(MembershipApplication|Article|Embed|index|events|ended-events)/.test(file));

const half = (text: string) => text.slice(0, text.length / 2);
const issues: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort(),
  '500': (route) => route.fulfill({ status: 500, body: 'no' }),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<html>Sign in</html>' }),
  empty: async (route) => route.fulfill({ response: await route.fetch(), body: '' }),
  truncated: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: half(await response.text()) });
  },
  hanging: () => new Promise(() => undefined),
};

/** Failures that a browser treats alike when it wants a script or a style. */
const alike = ['500', '404', 'HTML'];

/**
 * The failures to try with a file, except hanging. A script or style gets one of those that are alike, in
 * rotation. The gazetteer, which is fetched as data, gets all of them. `npm run monkey` tries every pair.
 */
function waysOf(file: string, at: number): string[] {
  const all = Object.keys(issues).filter((how) => how !== 'hanging');
  if (file.endsWith('.json') || process.env.EVERY_WAY) return all;
  return all.filter((how) => !alike.includes(how) || how === alike[at % alike.length]);
}

type Ask = (page: Page) => Promise<unknown>;
type Case = readonly [file: string, how: string];

/** Opens a shared search. */
const openShared = (page: Page) => page.goto(`/?near=${sampleSearch.zip}`, { waitUntil: 'commit' });

/** Returns how a search ends when one file fails in one way. */
async function searchWith(page: Page, file: string, how: string, ask: Ask) {
  // A page may be left before its last file has failed.
  await page.route(`**/${file}*`, (route) => issues[how]?.(route).catch(() => undefined));
  await ask(page);
  return outcome(page).catch((issue) => `${issue}`);
}

const ofMap = /^FinderMap\./;
const isCosmetic = (file: string) =>
  /\.(css|json)$|^(Hint|Toaster|MoreDialog|dialogs)\./.test(file) || ofMap.test(file);

/** Runs searches side by side, each with one failing file, and returns those that ended badly. */
async function failures(context: BrowserContext, cases: readonly Case[], ask: Ask = submitSearch) {
  const run = async ([file, how]: Case) => {
    const page = await context.newPage();
    // On a phone the map loads only under its tab.
    if (!ofMap.test(file)) await page.setViewportSize({ width: 390, height: 844 });
    const end = await searchWith(page, file, how, ask);
    await page.close();
    const isGood = end === 'answered' || (end === 'told' && !isCosmetic(file));
    return isGood ? '' : `${file}, ${how}: ${end}`;
  };
  // More pages at once may take so long that the finder says its files are late.
  const atOnce = cases.some(([, how]) => how === 'hanging') ? cases.length : 2;
  const ends: string[] = [];
  for (let from = 0; from < cases.length; from += atOnce)
    ends.push(...(await Promise.all(cases.slice(from, from + atOnce).map(run))));
  return ends.filter((end) => end !== '');
}

test.describe('files of the finder', () => {
  const all = [...files, 'gazetteer.json'];

  // A search needs no pictures or fonts. Without them, a hundred pages load sooner.
  const beside = ['font', 'image'];
  test.beforeEach(({ context, baseURL }) =>
    context.route('**', (route, request) => {
      const isBeside = beside.includes(request.resourceType());
      const isElsewhere = new URL(request.url()).origin !== baseURL;
      return isBeside || isElsewhere ? route.abort() : route.fallback();
    }),
  );

  for (const [at, file] of all.entries()) {
    test(`${file} may fail in any way`, extra(file !== 'gazetteer.json'), async ({ context }) => {
      const cases = waysOf(file, at).map((how) => [file, how] as const);
      expect(await failures(context, cases)).toEqual([]);
    });
  }

  // A file that hangs takes long, so nine run at a time.
  for (let from = 0; from < all.length; from += 9) {
    const some = all.slice(from, from + 9);
    test(`${some.join(', ')} may hang`, { tag: '@all' }, async ({ context }) => {
      const cases = some.map((file) => [file, 'hanging'] as const);
      expect(await failures(context, cases)).toEqual([]);
    });
    // There the page requests the files before any script runs.
    test(`${some.join(', ')} may fail for a shared search`, { tag: '@all' }, async ({
      context,
    }) => {
      const cases = some.map((file) => [file, 'refused'] as const);
      expect(await failures(context, cases, openShared)).toEqual([]);
    });
  }
});

test('the list needs no notification, hint or map', async ({ page, watch }) => {
  // What the answer imports, directly or through another file. Everything else may fail at once.
  const needed = new Set<string>();
  const need = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    const source = readFileSync(`${siteFolder}/_astro/${file}`, 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) need(name ?? '');
  };
  for (const file of files) if (/^(Finder|client|answer)\..*js$/.test(file)) need(file);
  const others = files.filter((file) => file.endsWith('.js') && !needed.has(file));
  expect(others.filter((file) => /^(Toaster|Hint|FinderMap|MoreDialog)\./.test(file))).toHaveLength(
    4,
  );
  expect([...needed].filter((file) => /Toaster|Hint|notif/i.test(file))).toEqual([]);
  for (const file of others) await page.route(`**/${file}*`, (route) => route.abort());
  await submitSearch(page);
  expect(await outcome(page)).toBe('answered');
  await page
    .getByRole('button', { name: /^Add .* to my list$/ })
    .first()
    .click();
  await expect(page.getByText(/ added to your list \(1 appraiser\)\.$/)).toBeVisible();
  watch.expected = fileErrors;
});

test('a notification whose styles fail is at the lower edge of the screen', async ({
  page,
  watch,
}) => {
  await page.route('**/notifications.*.css', (route) => route.abort());
  await submitSearch(page);
  await page
    .getByRole('button', { name: /^Copy email address for / })
    .first()
    .click();
  const message = page.getByText(/^(Email copied|Your browser blocked copying)/);
  await expect(message).toHaveCSS('position', 'fixed');
  watch.expected = fileErrors;
});

test('details that don’t load lead to the member’s page, and load at the next try', async ({
  page,
  watch,
}) => {
  await page.goto(`/?near=${sampleSearch.zip}`);
  const file = '**/MoreDialog*';
  await page.route(file, (route) => route.abort());
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const details = card.getByRole('button', { name: /^Details for / });
  await details.click();
  await expect(page.getByText('The details didn’t load.')).toBeVisible();
  await expect(page.getByRole('link', { name: `Page of ${name}` })).toHaveAttribute(
    'href',
    /^\/appraisers\//,
  );
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('The details didn’t load.')).toHaveCount(0);
  watch.expected = fileErrors;
});

test.describe('a file that fails once', () => {
  const ofAnswer = files.filter((name) => /^(answer|Finder|client)\..*js$/.test(name));
  const ways = { 'a search': submitSearch, 'a shared search': openShared };
  for (const [what, ask] of Object.entries(ways))
    for (const file of ofAnswer) {
      test(
        `${file} is fetched again for ${what} without a message`,
        extra(!file.startsWith('answer') || what !== 'a search'),
        async ({ page, watch }) => {
          let failed = 0;
          await page.route(`**/${file}`, (route) => {
            failed += 1;
            return failed === 1 ? route.abort() : route.continue();
          });
          await ask(page);
          expect(await outcome(page)).toBe('answered');
          watch.expected = fileErrors;
        },
      );
    }
});

for (const [what, breakIt] of [
  ['history.pushState', () => Object.assign(history, { pushState: null })],
  ['matchMedia', () => Object.assign(window, { matchMedia: null })],
  ['sessionStorage', () => Object.defineProperty(window, 'sessionStorage', { get: () => null })],
] as const) {
  test(`without ${what}, a search answers`, extra(what !== 'sessionStorage'), async ({ page }) => {
    await page.addInitScript(breakIt);
    await submitSearch(page);
    expect(await outcome(page)).toBe('answered');
    await expect(page.getByRole('region', { name: 'Map of appraisers' })).toBeVisible();
  });
}
