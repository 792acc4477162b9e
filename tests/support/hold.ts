import type { Page } from '@playwright/test';

/** Holds back files, as a slow line does, until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
