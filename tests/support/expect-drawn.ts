import type { Locator } from '@playwright/test';
import { expect } from './watched-page.ts';

/** A picture that has arrived and is shown. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
