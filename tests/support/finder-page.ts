// The finder as a visitor sees it, by label and role.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './watched-page.ts';

export class FinderPage {
  readonly page: Page;
  readonly text: Locator;
  readonly count: Locator;
  readonly cards: Locator;
  readonly alert: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    const { zip, city } = edition.region.read().search;
    this.text = page
      .getByLabel(zip.label, { exact: true })
      .or(page.getByLabel(city.label, { exact: true }));
    this.count = page.getByRole('heading', { name: /Appraisers Found$/ });
    // The nearest members of elsewhere are no answer to what was asked.
    this.cards = page.locator('article:not(.finder-nearest article)');
    this.alert = page.getByRole('alert').first();
    this.status = page.locator('.finder-status');
  }

  async open(query = '') {
    await this.page.goto(`/${query}`);
    await expect(this.page.locator('astro-island[ssr]')).toHaveCount(0);
  }

  async search(type: 'Zip Code' | 'City', text: string) {
    await this.page.getByRole('radio', { name: type }).check();
    await this.text.fill(text);
    await this.page.getByRole('button', { name: 'Search', exact: true }).click();
  }

  /** Waits for the answer, and says how many there are. All of them are there with it. */
  async found(): Promise<number> {
    await expect(this.count).toBeVisible();
    const found = Number.parseInt((await this.count.textContent()) ?? '', 10);
    expect(await this.cards.count()).toBe(found);
    return found;
  }

  /** The headings of the groups, such as "84604 Provo 0.0 mi, in this ZIP code". */
  groups() {
    return this.page.getByRole('heading', { level: 3, name: /\d\.\d mi/ });
  }

  /** What has the focus, in words. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const active = document.activeElement;
      const name = active?.getAttribute('aria-label') ?? active?.textContent ?? '';
      return `${active?.tagName.toLowerCase()} ${name.slice(0, 80)}`;
    });
  }

  /** Whether what has the focus is in the window, wholly as far as it fits. */
  focusInSight(): Promise<boolean> {
    return this.page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return false;
      const { top, bottom, width, height } = active.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    });
  }
}

export const finderTest = test.extend<{ finder: FinderPage }>({
  finder: async ({ page }, use) => {
    const finder = new FinderPage(page);
    await finder.open();
    await use(finder);
  },
});
