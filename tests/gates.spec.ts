// What every page of the build has to keep to: weight, requests, access, titles, links.
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { type BuiltPage, brotli, builtPages, gzip } from './built-site.ts';
import { layoutsByScript } from './forced-layout.ts';
import { expect, test } from './watched.ts';

const kB = 1000;
const budget = {
  blockingFirstPaint: 14 * kB,
  scriptOfContentPage: 1 * kB,
  scriptOfHomeBeforeSearch: 85 * kB,
  firstVisitToContentPage: 90 * kB,
  scriptOfMap: 60 * kB,
};

const scriptBody =
  /<script(?![^>]*\btype="(?:application\/ld\+json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g;
const inlineScript = (html: string) =>
  [...html.matchAll(scriptBody)].map(([, body]) => body).join('');
const attribute = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);
const one = (html: string, pattern: RegExp) => attribute(html, pattern).join(' | ');

test('the build made pages', () => {
  expect(builtPages.map(({ path }) => path)).toContain('/');
});

/** Pages that are not another page under a second address. */
const ownPages = builtPages.filter(({ path, html }) => {
  const canonical = one(html, /<link rel="canonical" href="https?:\/\/[^/]+(\/[^"]*)"/g);
  return canonical === path || canonical === '';
});

test('every page has a title and a description of its own', () => {
  for (const pattern of [/<title>(.*?)<\/title>/g, /<meta name="description" content="(.*?)"/g]) {
    const found = ownPages.map(({ path, html }) => [path, one(html, pattern)] as const);
    expect(found.filter(([, value]) => !value)).toEqual([]);
    const twice = found.filter(([path, value]) =>
      found.some(([other, same]) => other !== path && same === value),
    );
    expect(twice).toEqual([]);
  }
});

test('every custom property that a style asks for is set', () => {
  const sheets = globSync('dist/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const styles = [...sheets, ...builtPages.map(({ html }) => html)].join('\n');
  const set = new Set(attribute(styles, /(--[\w-]+)\s*:/g));
  const unset = attribute(styles, /var\((--[\w-]+)\)/g).filter((name) => !set.has(name));
  // Radix sets its own by script, on the elements it draws.
  expect(new Set(unset.filter((name) => !name.startsWith('--radix-')))).toEqual(new Set());
});

test('no source of a picture takes room beside the picture', async ({ page }) => {
  for (const path of ['/', '/about', '/membership', '/resources/blogs', '/resources/blogs/1']) {
    await page.goto(path);
    const sources = page.locator('picture > source');
    expect(await sources.count(), path).toBeGreaterThan(0);
    await expect(sources.filter({ visible: true })).toHaveCount(0);
    expect(
      await sources.evaluateAll(
        (all) => all.filter((one) => one.getClientRects().length > 0).length,
      ),
      path,
    ).toBe(0);
  }
});

test('no lazy script needs a style, which it would have to wait for', () => {
  const scripts = globSync('dist/_astro/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(scripts.join('').match(/"_astro\/[^"]+\.css"/g)).toBe(null);
});

test('no page allows scripts and styles of another', () => {
  for (const { path, html } of builtPages) {
    const allowed = attribute(
      one(html, /(<meta http-equiv="content-security-policy"[^>]*>)/g),
      /('sha256-)/g,
    );
    const inline = attribute(html, /<(script|style)(?![^>]*\ssrc=)[\s>]/g);
    expect(allowed.length, path).toBeGreaterThan(0);
    expect(allowed.length, path).toBeLessThanOrEqual(inline.length);
  }
});

test('every page has its policy before anything the policy is about', () => {
  for (const { path, html } of builtPages) {
    const policy = html.search(/<meta http-equiv="content-security-policy"/);
    const first = html.search(/<(?:script|style|link|img|iframe)\b/);
    expect(policy, path).toBeGreaterThan(0);
    expect(policy, path).toBeLessThan(first);
  }
});

for (const { path, html } of builtPages) {
  test.describe(path, () => {
    test('has one main heading and no markup that the policy would drop', () => {
      expect(attribute(html, /<(h1)[\s>]/g)).toHaveLength(1);
      expect(attribute(html, /<[a-z][^>]*\s((?:style|on[a-z]+)=")/g)).toEqual([]);
    });

    test('has a space between a link and the words around it', () => {
      expect(attribute(html, /([\p{L}\d.,:;!?]<a\s[^>]*>[^<]*)/gu)).toEqual([]);
      expect(attribute(html, /([^>]*<\/a>[\p{L}\d])/gu)).toEqual([]);
    });

    test('paints after at most 14 kB', () => {
      const sheets = attribute(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
      const bytes = sheets.reduce(
        (sum, href) => sum + brotli(readFileSync(`dist${href}`)),
        brotli(html),
      );
      expect(bytes).toBeLessThanOrEqual(budget.blockingFirstPaint);
    });

    test('links to pages and places that exist', () => {
      const dead = attribute(html, /<a\s[^>]*href="([^"]+)"/g).filter(
        (href) => !leadsSomewhere(href, html),
      );
      expect(dead).toEqual([]);
    });

    test('keeps to its budget of script, bytes and requests', async ({ page, watch }) => {
      const bodies = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        // What a frame loads is the budget of the page in it.
        const own = response.frame() === page.mainFrame() && response.request().method() === 'GET';
        if (own) bodies.set(response.url(), response.body());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect([...watch.outside, ...watch.tiles]).toEqual([]);

      const hasIsland = html.includes('<astro-island');
      let script = gzip(inlineScript(html));
      let everything = 0;
      for (const [url, body] of bodies) {
        const bytes = await body;
        if (url.endsWith('.js')) script += gzip(bytes);
        everything += /\.(woff2|png|jpe?g|webp|avif|mp4|webm)$/.test(url)
          ? bytes.length
          : brotli(bytes);
      }
      expect(script).toBeLessThanOrEqual(
        hasIsland ? budget.scriptOfHomeBeforeSearch : budget.scriptOfContentPage,
      );
      if (!hasIsland) expect(everything).toBeLessThanOrEqual(budget.firstVisitToContentPage);

      const early = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return performance
          .getEntriesByType('resource')
          .filter(
            ({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? 0),
          )
          .map(({ name }) => name);
      });
      expect(await shiftOf(page), 'layout shift').toBeLessThan(0.01);
      if (hasIsland) expect(early, 'scripts asked for before the first paint').toEqual([]);
      tolerateStatus(watch.trouble);
    });

    test('is laid out by no script before its first paint', async ({ browser, page }) => {
      const { seen, byScript } = await layoutsByScript(browser, page, path);
      expect(seen).toBeGreaterThan(0);
      expect(byScript).toEqual([]);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has nothing axe objects to, ${colorScheme}`, async ({ page, watch }) => {
        await page.emulateMedia({ colorScheme });
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(path);
          expect(await violationsOf(page)).toEqual([]);
        }
        tolerateStatus(watch.trouble);
      });
    }

    test('never scrolls sideways at 320 px', async ({ page, watch }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      tolerateStatus(watch.trouble);
    });
  });
}

/** What stands on the map, for one ZIP or for several. */
const marks = (page: Page) =>
  page.getByRole('application', { name: 'Map' }).getByRole('button', { name: /appraisers?$/ });

/** How far things moved by themselves since the page began, as browsers score it. */
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

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Chromium reports the 404 page's own status as an error; that one is meant. */
function tolerateStatus(trouble: string[]): void {
  const at = trouble.findIndex(
    (line) => /status of 404/.test(line) && test.info().titlePath.includes('/404'),
  );
  if (at >= 0) trouble.splice(at, 1);
}

function leadsSomewhere(href: string, html: string): boolean {
  if (/^(https:|mailto:|tel:|webcal:)/.test(href)) return true;
  const [path = '', fragment] = href.replaceAll('&amp;', '&').split('#');
  const target = path === '' ? html : pageAt(path.replace(/\?.*$/, ''));
  if (target === undefined) return existsSync(`dist${path}`);
  return !fragment || target.includes(`id="${fragment}"`);
}

const pageAt = (path: string): BuiltPage['html'] | undefined =>
  builtPages.find((page) => page.path === path)?.html;

test.describe('the finder with its map open', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [width, query] of [
      [1280, '?near=84604'],
      [390, '?near=84604'],
      [1280, '?near=Atlantis&by=city'],
      [1280, '?near=Provo'],
      [1280, '?near='],
      [390, '?near=Beaver&by=city'],
    ] as const) {
      test(`axe has nothing against ${query}, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/${query}`);
        if (query === '?near=84604') {
          await expect(page.getByRole('article').first()).toBeVisible();
          if (width === 390) await page.getByRole('tab', { name: 'Map View' }).click();
          await expect(marks(page).first()).toBeAttached();
        } else await expect(page.getByRole('main')).toContainText(/\w/);
        expect(await violationsOf(page)).toEqual([]);
      });
    }
  }

  test('axe has nothing against a notification, nor against the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/?near=84741');
    await page.getByRole('button', { name: /^Copy phone number/ }).click();
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/about');
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('has nothing axe objects to when its files do not come', async ({ page, watch }) => {
    await page.route('**/answer.*.js', (route) => route.abort());
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/?near=84604');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
    watch.trouble.length = 0;
  });

  test('adds at most 60 kB of script', async ({ page }) => {
    const scripts = new Map<string, Promise<Buffer>>();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/?near=84604');
    await expect(page.getByRole('article').first()).toBeVisible();
    // The hints come by themselves after an answer.
    await page.waitForLoadState('networkidle');
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
    });
    await page.getByRole('tab', { name: 'Map View' }).click();
    await expect(marks(page).first()).toBeAttached();
    const sizes = (await Promise.all(scripts.values())).map(gzip);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.scriptOfMap);
  });

  test('moves nothing when a shared address is opened', async ({ page }) => {
    // What moves between two paints is seen only when one comes between: several visits.
    for (const width of [390, 1280, 390, 1280, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/?near=84604');
      await expect(page.getByRole('article')).toHaveCount(45);
      expect(await shiftOf(page), `${width} px`).toBeLessThan(0.01);
    }
  });

  test('never scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/?near=84604');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

test('a very long name of the association and of a member do not break the layout', async ({
  page,
}) => {
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/?near=84741');
    const name = page.getByRole('article').getByRole('heading').getByRole('button');
    await expect(name).toBeVisible();
    await name.evaluate((element) => {
      element.textContent = 'Maximiliana-Alexandrina Vandersteen-Featherstonehaughington-Smythe';
      for (const part of document.querySelectorAll('#site-header a:first-child span')) {
        part.textContent =
          'The Utah Intermountain Association of Residential Real Estate Appraisers and Reviewers';
      }
    });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height ?? 0, `${width} px`).toBeLessThanOrEqual(140);
  }
});
