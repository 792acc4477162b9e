// How a search ends for a visitor when a file is slow or fails.
import type { Page } from '@playwright/test';

/** The sentence about a search that failed, with its button and its link. */
export const failure = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Try again', exact: true }) });

/** Delays files, as a slow network does, until the test calls the returned function. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
