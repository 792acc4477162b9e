// Shared by the measurements: a median, the ZIP with the most members, a browser without background work.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { findChromium } from '@appraisers/tests/run/find-chromium.ts';
import { chromium } from '@playwright/test';
import { trusted } from './host.ts';

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** ZIP codes of an edition by their number of members, the most first. */
export function busiestZips(of = edition): string[] {
  const byZip = Map.groupBy(of.members.read(), ({ zip }) => zip);
  return [...byZip]
    .sort(([a, some], [b, others]) => others.length - some.length || b.localeCompare(a))
    .map(([zip]) => zip);
}

export function launchChromium(...args: readonly string[]) {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', trusted, ...args],
  });
}
