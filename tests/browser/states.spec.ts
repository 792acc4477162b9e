// Every page and every state of a page, visited once: what a page loads, all rules of axe, nothing wider than the window,
// touch targets of 44 px, letters twice as large, words of forty letters, and the ink on paper. No other spec repeats
// this. The unit tests of the theme measure each pair of colors.
import { fullName } from '@appraisers/directory/appraiser.ts';
import type { Page, Response } from '@playwright/test';
import { answerAll, check, errors, proceed } from '#support/application-form.ts';
import { speaksForAll } from '#support/built-files.ts';
import { gzip, inlineScript, oneOfEachKind, ownOpenedPages } from '#support/built-pages.ts';
import { finderOn } from '#support/finder-page.ts';
import { busiest, countyOf, lonely, members, quietest, searchUrl } from '#support/of-edition.ts';
import { overflowOf, smallTargets, violationsOf, violationsOnPaper } from '#support/page-checks.ts';
import { ready, siteHeader, styled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

// Colors that are still changing would fail by chance.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

type State = {
  readonly name: string;
  readonly path: string;
  /** What a visitor does there, on a computer and on a phone. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** What a visitor does only on a phone. */
  readonly onPhone?: (page: Page) => Promise<unknown>;
};

// An owner may write any page of a kind.
const pages: readonly State[] = (speaksForAll ? oneOfEachKind : ownOpenedPages).map(({ path }) => ({
  name: path,
  path,
  reach: ready,
}));

/** It is longer than any name of a place or a person. */
const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwlll';
const near = searchUrl(quietest.zip);
const listed = members.slice(0, 2).map(({ id }) => id);

const answered = async (page: Page) => {
  const { alert, count, cards } = finderOn(page);
  await expect(count.or(alert).first()).toBeVisible();
  if (await count.isVisible())
    await expect(cards.first().or(page.getByRole('article').first())).toBeVisible();
};

/** Opens the details of an appraiser, by a button that says that it opens a dialog. */
async function openDetails(page: Page): Promise<void> {
  const details = finderOn(page).detailsOf();
  await expect(details).toHaveAttribute('aria-haspopup', 'dialog');
  await details.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
  await expect(dialog).toHaveAccessibleName(/\w/);
}

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
      await expect(finderOn(page).map.clusters.first()).toBeAttached();
      expect(await shiftOf(page), 'layout shift').toBeLessThan(0.01);
    },
    onPhone: async (page) => {
      await page.getByRole('tab', { name: 'Map View' }).tap();
      await expect(finderOn(page).map.clusters.first()).toBeVisible();
    },
  },
  { name: 'a county', path: searchUrl(countyOf(quietest), 'city'), reach: answered },
  { name: 'a name', path: searchUrl(fullName(quietest), 'city'), reach: answered },
  { name: 'nobody near', path: searchUrl(lonely ?? quietest.city, 'city'), reach: answered },
  { name: 'no such place', path: searchUrl(longWord, 'city'), reach: answered },
  { name: 'a mismatch', path: searchUrl(busiest.city), reach: answered },
  {
    name: 'suggestions',
    path: '/',
    reach: async (page) => {
      await ready(page);
      await page.getByRole('radio', { name: 'City' }).check();
      await finderOn(page).text.pressSequentially(busiest.city.slice(0, 3));
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
    name: 'a full list of mine',
    path: '/about',
    reach: async (page) => {
      const ids = Array.from({ length: 20 }, (_, at) => at + 1).join('.');
      await page.evaluate((list) => localStorage.setItem('shortlist', `1:${list}`), ids);
      await page.reload();
      await expect(page.getByRole('link', { name: 'My list 20' })).toBeVisible();
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
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Copy email/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
      // While it has the focus, it stays.
      await page.keyboard.press('F8');
    },
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

/** Notes the scripts and data that a page loads from now on, and returns what sums them up, in bytes by gzip. */
function weigh(page: Page): () => Promise<number> {
  const files = new Map<string, Response>();
  page.on('response', (response) => {
    // A frame has its own budget.
    const isOwn = response.frame() === page.mainFrame();
    if (isOwn && /\.(js|json)(\?|$)/.test(response.url())) files.set(response.url(), response);
  });
  return async () => {
    const bodies = await Promise.all([...files.values()].map((file) => file.body()));
    return bodies.reduce((sum, bytes) => sum + gzip(bytes), 0);
  };
}

/** The scripts that an island requested before the first paint of its page. */
const earlyScripts = (page: Page) =>
  page.evaluate(() => {
    if (!document.querySelector('astro-island')) return [];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [visit] = performance.getEntriesByType('navigation');
    // A page that has not painted a second after its load begins all the same.
    const load = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
    const start = Math.min(paint?.startTime ?? 0, load + 1000);
    const resources = performance.getEntriesByType('resource');
    const early = resources.filter(({ startTime }) => startTime < start);
    return early.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  });

/** The layout shift since the page began, as browsers score it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((measured) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => measured(sum)));
      }),
  );

/** Buttons that share a name, as screen readers list them: visitors could not tell them apart. */
async function buttonsOfOneName(page: Page): Promise<string[]> {
  const names = [...(await page.locator('body').ariaSnapshot()).matchAll(/\bbutton "(.+?)"/g)];
  return [...Map.groupBy(names, ([, name]) => name)].flatMap(([name, all]) =>
    all.length > 1 ? [`${all.length} buttons “${name}”`] : [],
  );
}

/** The texts that leave the screen, except on the map. Puts a long word into each before, if there is one. */
const cutTexts = (page: Page, elements: string, long = '') =>
  page.evaluate(
    ([selector, word]) => {
      const texts = [...document.querySelectorAll(selector)]
        // Hidden words for screen readers are 1 px wide.
        .filter((part) => part instanceof HTMLElement && part.clientWidth > 1)
        .filter((part) => part.checkVisibility())
        // Below an answer are only words of our own. A card cuts off the lines of its details.
        .filter((part) => !part.closest('[role="application"], .finder-foot'))
        .filter((part) => getComputedStyle(part).textOverflow !== 'ellipsis')
        .flatMap((part) => [...part.childNodes])
        .filter((node) => node instanceof Text && node.data.trim() !== '');
      if (word)
        for (const text of texts)
          text.textContent = `${text.textContent}`.replace(/\p{L}{2,}/u, word);
      const isCut = (text: Node) => {
        const range = document.createRange();
        range.selectNode(text);
        const rects = [...range.getClientRects()];
        return rects.some(({ left, right }) => left < 0 || right > innerWidth + 0.5);
      };
      return texts.filter(isCut).map(({ textContent }) => textContent);
    },
    [elements, long] as const,
  );

/** Where an edition's words are. */
const itsTexts =
  ':is(main, [role="region"]) :is(h1, h2, h3, h4, p, li, dt, dd, a, [role="option"])';

// A first edition may have no members yet.
for (const { name, path, reach, onPhone } of members.length > 0 ? [...pages, ...states] : pages)
  test(`${name} is accessible and fits`, async ({ page, watch }) => {
    const weightOf = weigh(page);
    const isPage = path === name;
    await page.goto(path, { waitUntil: isPage ? 'networkidle' : 'load' });
    if (isPage) {
      const script = (await weightOf()) + gzip(inlineScript(await page.content()));
      expect(script, 'script').toBeLessThanOrEqual(85_000);
      expect(await earlyScripts(page), 'scripts requested before the first paint').toEqual([]);
      expect([...watch.outside, ...watch.tiles], 'requests to other hosts').toEqual([]);
      expect(await shiftOf(page), 'layout shift').toBeLessThan(0.01);
    }
    await reach?.(page);
    // An edition may list two people of one name.
    if (speaksForAll) expect(await buttonsOfOneName(page)).toEqual([]);
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width === 390) await onPhone?.(page);
      await styled(page);
      expect.soft(await violationsOf(page), `${width} px`).toEqual([]);
      expect.soft(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
      // The page's own font may arrive late. Until then the lines are lower.
      await expect.poll(() => smallTargets(page), `${width} px`).toEqual([]);
    }
    if (speaksForAll) {
      const browser = await page.context().newCDPSession(page);
      const enlarge = (standard: number) =>
        browser.send('Page.setFontSizes', { fontSizes: { standard } });
      await enlarge(32);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect.soft(await cutTexts(page, 'body *'), 'with large letters').toEqual([]);
      await enlarge(16);
      await page.setViewportSize({ width: 320, height: 640 });
      const all = `${itsTexts}, ${itsTexts} *`;
      expect.soft(await cutTexts(page, all, longWord), 'with long words').toEqual([]);
      expect.soft(await overflowOf(page), 'with long words').toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await violationsOnPaper(page), 'pale words on paper').toEqual([]);
    const ofScreen = page
      .getByRole('navigation', { name: /^(Main|Menu|Pages)$/ })
      .or(page.getByRole('banner').getByRole('link', { name: 'Join / Renew' }))
      .or(page.getByRole('link', { name: 'Skip to content' }));
    await expect(ofScreen).toHaveCount(0);
    // The status of pages that do not exist.
    watch.expected = /status of 404/;
  });

test('the first answer on a phone adds at most 60 kB, and no map', async ({ page, watch }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const finder = finderOn(page);
  await finder.open();
  await page.waitForLoadState('networkidle');
  const weightOf = weigh(page);
  // No mouse, which would load the hints, as on a phone.
  await finder.text.fill(busiest.zip);
  await finder.text.press('Enter');
  await finder.found();
  if (speaksForAll) expect(await weightOf()).toBeLessThanOrEqual(60_000);
  expect(watch.tiles).toEqual([]);
});
