// How a search ends for a visitor when a file is slow or fails.
import type { Page } from '@playwright/test';
import { FinderPage } from './finder-page.ts';
import { expect } from './watched-page.ts';

export const help = (page: Page) => page.getByText('The search didn’t load.');
/** The link to all members in the error message. */
export const allMembers = (page: Page) =>
  page.getByRole('alert').getByRole('link', { name: 'browse appraisers by city' });

/** A search with few results: a failing file does not depend on their number. */
export const sampleSearch = { zip: '84770', found: 3 };

/** A visitor gets the list, or an error message with a link to the pages by place. */
export async function outcome(page: Page): Promise<'answered' | 'told'> {
  const finder = new FinderPage(page);
  await expect(finder.count.or(help(page)).first()).toBeVisible();
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

/** Types a ZIP code and presses Enter, whatever has loaded by then. */
export async function submitSearch(page: Page) {
  await page.goto('/');
  await page.locator('#near').fill(sampleSearch.zip);
  await page.locator('#near').press('Enter');
}

/** Delays files, as a slow network does, until the test calls the returned function. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
