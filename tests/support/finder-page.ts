// The finder, its map and My list as a visitor sees them, by label and role.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Page } from '@playwright/test';
import { settled } from './site-page.ts';
import { expect, test } from './watched-page.ts';

const { zip, city } = edition.region.read().search;
export const reasonField = 'What is the appraisal for?';

/** The finder on a page. */
export function finderOn(page: Page) {
  const text = page
    .getByLabel(zip.label, { exact: true })
    .or(page.getByLabel(city.label, { exact: true }));
  const count = page.getByRole('heading', {
    name: /Appraisers Found$|^\d+ appraisers? on (your|this) list$/,
  });
  /** The results, then the nearest members elsewhere. */
  const cards = page.getByRole('article');
  /** The link to My list, in the header or above the partner frame's finder. */
  const link = page.getByRole('link', { name: /^My list \d/ });
  return {
    ...{ page, text, count, cards, link, map: mapOn(page) },
    alert: page.getByRole('alert').first(),
    status: page.getByRole('status').filter({ has: count }),
    stars: cards.getByRole('button', { name: / my list$/ }),

    open: async (query = '') => {
      await page.goto(`/${query}`);
      // React has drawn the page, and its effects have run: the attribute comes from one.
      await expect(text).toHaveAttribute('inputmode');
    },

    search: async (type: 'Zip Code' | 'City', near: string) => {
      await page.getByRole('radio', { name: type }).check();
      await text.fill(near);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    },

    /** Waits for the results and returns their number, which is that of the cards. */
    found: async (): Promise<number> => {
      await expect(count).toBeVisible();
      const found = Number.parseInt((await count.textContent()) ?? '', 10);
      await expect(cards).toHaveCount(found);
      return found;
    },

    /** The headings of the groups, such as "84604 Provo 0.0 mi, in this ZIP code". */
    groups: () => page.getByRole('heading', { level: 3, name: /\d\.\d mi/ }),

    names: () => cards.getByRole('heading').allTextContents(),

    /** The button that opens the details of a member, or of the first. */
    detailsOf: (name = '') =>
      page.getByRole('button', { name: new RegExp(`^Details for ${name}`) }).first(),

    /** The button that adds a member to the list or removes them. */
    star: (name: string) =>
      cards.getByRole('button', { name: `Add ${name} to my list`, exact: true }),

    /** The link says how many appraisers are on the list. */
    holds: (number: number) =>
      number === 0
        ? expect(link).toBeHidden()
        : expect(link).toHaveAccessibleName(`My list ${number}`),

    /** Whether nothing has the focus, or the focused element is at least partly in the window. */
    focusInSight: (): Promise<boolean> =>
      page.evaluate(() => {
        const active = document.activeElement;
        if (!active || active === document.body) return true;
        const { top, bottom, width, height } = active.getBoundingClientRect();
        return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
      }),
  };
}
export type FinderPage = ReturnType<typeof finderOn>;

function mapOn(page: Page) {
  const canvas = page.getByRole('application', { name: 'Map' });
  /** Markers of one ZIP code or of several. */
  const clusters = page.getByRole('button', {
    name: /^(\d{5}|\d+ ZIP codes around) .+, [\d,]+ appraisers?$/,
  });
  /** Waits until the map has drawn the markers in view. */
  const ready = () => expect(clusters.first()).toBeAttached();

  /** Each marker with its place on the map, in whole px: another text is another view. */
  const view = async (): Promise<string> => {
    // Read at once, as the page may scroll.
    const markers = await clusters.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x = 0, y = 0 } =
          button.closest('[role="application"]')?.getBoundingClientRect() ?? {};
        const box = button.getBoundingClientRect();
        const place = [box.x - x, box.y - y].map(Math.round);
        return `${button.getAttribute('aria-label')} ${place}`;
      }),
    );
    return markers.sort().join('\n');
  };

  return {
    ...{ canvas, clusters, ready, view },
    region: page.getByRole('region', { name: 'Map of appraisers' }),

    control: (name: string) =>
      page.getByRole('group', { name: 'Map controls' }).getByRole('button', { name, exact: true }),

    labels: () =>
      clusters.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label'))),

    /** Waits until the map no longer moves, and returns what it shows. */
    settledView: async () => {
      await ready();
      return settled(view);
    },
  };
}

/** The email that a program opens for a link. */
export function openedEmail(href: string | null) {
  const [to = '', query = ''] = (href ?? '').slice('mailto:'.length).split('?');
  const [subject, body, bcc] = ['subject', 'body', 'bcc'].map((name) =>
    decodeURIComponent(new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1] ?? ''),
  );
  return { to, subject, body: body?.split('\r\n') ?? [], bcc: bcc?.split(',') };
}

export const finderTest = test.extend<{ finder: FinderPage }>({
  finder: ({ page }, use) => use(finderOn(page)),
});
