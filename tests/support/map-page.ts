// The map as a visitor sees it, by label and role.
import type { Page } from '@playwright/test';
import { expect } from './watched-page.ts';

/** Marks of a ZIP each, and those that stand for several. */
export const clusters = (page: Page) =>
  page.getByRole('button', { name: /^(\d{5}|\d+ ZIP codes around) .+, \d+ appraisers?$/ });

export const labels = (page: Page) =>
  clusters(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')),
  );

const counted = (names: readonly (string | null)[]) =>
  names.reduce((sum, name) => sum + Number(/(\d+) appraisers?$/.exec(name ?? '')?.[1]), 0);

/** The marks of the map are there: together they stand for all members. */
export const mapReady = (page: Page) =>
  expect.poll(async () => counted(await labels(page))).toBe(89);
