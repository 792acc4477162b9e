// The membership application as an appraiser sees it, by label and role, alone or in its frame.
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './watched-page.ts';

export const applicationReady = (page: Page | FrameLocator) =>
  expect(page.locator('astro-island[ssr]')).toHaveCount(0);

export async function open(page: Page): Promise<void> {
  await page.goto('/embed/membership');
  await applicationReady(page);
}

export async function answerAll(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('radio', { name: 'New member' }).check();
  await page.getByLabel('First name').fill('Maren');
  await page.getByLabel('Last name').fill('Oakeshott & Co');
  await page.getByLabel('E-mail address').fill('maren@example.org');
  await page.getByLabel('Phone number').fill('801.555.0142');
  await page.getByLabel('City').fill('Provo');
  await page.getByLabel('ZIP code').fill('84604');
  await page.getByLabel('License class').selectOption('State-Certified Residential');
  await page.getByLabel('State license number').fill('1234567-CR00');
  await page.getByLabel('Years as an appraiser').fill('12');
  await page.getByLabel('My answers are true and complete').check();
}

export const proceed = (page: Page | FrameLocator) =>
  page.getByRole('button', { name: 'Continue' }).click();
export const errorSummary = (page: Page | FrameLocator) =>
  page.getByRole('region', { name: /to be corrected$/ });
export const checking = (page: Page | FrameLocator) =>
  page.getByRole('heading', { name: 'Check your application' });
