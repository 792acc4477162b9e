// Run by hand (`npm run build && npm run pictures -- ZIP`) when the site looks different from the pictures
// in the README: searches for the ZIP code on the built site, and saves pictures of the answer in docs/. Map tiles
// are left out, and county lines show instead.
import { join } from 'node:path';
import { findHeadlessShell } from '@appraisers/tests/run/find-chromium.ts';
import { SiteHost } from '@appraisers/tests/support/site-host.ts';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const zip = process.argv[2];
if (!zip) throw new Error('Add a ZIP code: npm run pictures -- 12345');

const pictures = [
  { name: 'answer-wide', viewport: { width: 1280, height: 860 } },
  { name: 'answer-phone', viewport: { width: 390, height: 844 } },
];

const host = await new SiteHost().start();
const executablePath = findHeadlessShell();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
for (const { name, viewport } of pictures) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.route(
    ({ origin }) => origin !== host.origin,
    (route) => route.abort(),
  );
  await page.goto(`${host.origin}/?near=${zip}`);
  await page.getByText('Appraisers Found').first().waitFor();
  await page.waitForLoadState('networkidle');
  const file = join('docs', `${name}.webp`);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${size} bytes`);
  await page.close();
}
await browser.close();
await host.stop();
