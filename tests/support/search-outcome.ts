// How a search ends for a visitor when a file fails.
import type { Page } from '@playwright/test';
import { FinderPage } from './finder-page.ts';
import { expect } from './watched-page.ts';

export const help = (page: Page) => page.getByText('The directory could not be loaded.');
/** The way to everyone, in the sentence that says so. */
export const allMembers = (page: Page) =>
  page.getByRole('alert').getByRole('link', { name: 'All places' });

/** A search that finds a few: how a file fails has nothing to do with how many there are to draw. */
export const sampleSearch = { zip: '84770', found: 3 };

/** What a visitor has after a search: the list, or a sentence with the way to the pages by place. */
export async function outcome(page: Page): Promise<'answered' | 'told'> {
  const finder = new FinderPage(page);
  await expect(finder.count.or(help(page)).first()).toBeVisible({ timeout: 30_000 });
  if (await help(page).isVisible()) {
    await expect(allMembers(page)).toHaveAttribute('href', '/appraisers');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('#near')).toHaveValue(new RegExp(`^(${sampleSearch.zip})?$`));
    expect(page.url()).toContain(`near=${sampleSearch.zip}`);
    return 'told';
  }
  expect(await finder.found()).toBe(sampleSearch.found);
  return 'answered';
}

/** A visitor types a ZIP and presses Enter, whatever has loaded by then. */
export async function submitSearch(page: Page) {
  await page.goto('/');
  await page.locator('#near').fill(sampleSearch.zip);
  await page.locator('#near').press('Enter');
}
