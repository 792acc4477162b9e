// The finder, its map and My list as a visitor sees them, by label and role.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Locator, Page } from '@playwright/test';
import { ready } from './site-page.ts';
import { expect, test } from './watched-page.ts';

export class FinderPage {
  readonly page: Page;
  readonly text: Locator;
  readonly count: Locator;
  /** The results, then the nearest members elsewhere. */
  readonly cards: Locator;
  readonly alert: Locator;
  readonly status: Locator;
  /** The link to My list, in the header or above the partner frame's finder. */
  readonly link: Locator;
  readonly stars: Locator;

  constructor(page: Page) {
    this.page = page;
    const { zip, city } = edition.region.read().search;
    this.text = page
      .getByLabel(zip.label, { exact: true })
      .or(page.getByLabel(city.label, { exact: true }));
    this.count = page.getByRole('heading', {
      name: /Appraisers Found$|^\d+ appraisers? on (your|this) list$/,
    });
    this.cards = page.getByRole('article');
    this.alert = page.getByRole('alert').first();
    this.status = page.getByRole('status').filter({ has: this.count });
    this.link = page.getByRole('link', { name: /^My list \d/ });
    this.stars = this.cards.getByRole('button', { name: / my list$/ });
  }

  async open(query = '') {
    await this.page.goto(`/${query}`);
    await ready(this.page);
  }

  async search(type: 'Zip Code' | 'City', text: string) {
    await this.page.getByRole('radio', { name: type }).check();
    await this.text.fill(text);
    await this.page.getByRole('button', { name: 'Search', exact: true }).click();
  }

  /** Waits for the results and returns their number, which is that of the cards. */
  async found(): Promise<number> {
    await expect(this.count).toBeVisible();
    const found = Number.parseInt((await this.count.textContent()) ?? '', 10);
    await expect(this.cards).toHaveCount(found);
    return found;
  }

  /** The headings of the groups, such as "84604 Provo 0.0 mi, in this ZIP code". */
  groups() {
    return this.page.getByRole('heading', { level: 3, name: /\d\.\d mi/ });
  }

  names() {
    return this.cards.getByRole('heading').allTextContents();
  }

  detailsOf(name: string) {
    return this.page.getByRole('button', { name: `Details for ${name}`, exact: true });
  }

  /** The button that adds a member to the list or removes them. */
  star(name: string) {
    return this.cards.getByRole('button', { name: `Add ${name} to my list`, exact: true });
  }

  /** The link says how many appraisers are on the list. */
  async holds(count: number) {
    if (count === 0) return expect(this.link).toBeHidden();
    await expect(this.link).toHaveAccessibleName(`My list ${count}`);
  }

  /** The offer of a wider circle. */
  wider(miles: number) {
    return this.page.getByRole('button', { name: new RegExp(`^Within ${miles} miles: `) });
  }

  /** Whether nothing has the focus, or the focused element is at least partly in the window. */
  focusInSight(): Promise<boolean> {
    return this.page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return true;
      const { top, bottom, width, height } = active.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    });
  }
}

/** Markers of one ZIP code or of several. */
export const clusters = (page: Page) =>
  page.getByRole('button', { name: /^(\d{5}|\d+ ZIP codes around) .+, [\d,]+ appraisers?$/ });

export const labels = (page: Page) =>
  clusters(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')),
  );

/** Waits until the map has drawn the markers in view. */
export const mapReady = (page: Page) => expect(clusters(page).first()).toBeAttached();

/** Waits until the keyboard reaches markers, a moment after they are drawn. */
export const markersReachable = (page: Page) =>
  expect(clusters(page).and(page.locator('[tabindex="0"]')).first()).toBeAttached();

export const finderTest = test.extend<{ finder: FinderPage }>({
  finder: ({ page }, use) => use(new FinderPage(page)),
});
