import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

/** A frame 600 px high, and a link to what is in it. */
export async function expectFrame(page: Page, title: string, src: string): Promise<void> {
  const frame = page.getByTitle(title, { exact: true }).filter({ visible: true });
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('src', src);
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(600);
  const link = page.getByRole('link', { name: 'Open it in a new tab' });
  await expect(link).toHaveAttribute('href', src);
  await expect(link).toHaveAttribute('target', '_blank');
}
