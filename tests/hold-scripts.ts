import type { Page } from '@playwright/test';

/** Holds back the page's scripts, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
