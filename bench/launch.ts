import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

/** Starts Chromium as the measurements want it: with nothing going on beside the page. */
export function launch(...more: string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', ...more],
  });
}
