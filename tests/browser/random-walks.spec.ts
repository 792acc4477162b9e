// Random walks over the site, decided by seeds: none may meet an error or a dead end. `npm test` takes a few, always
// the same; `npm run monkey` takes a thousand.
import { devices } from '@playwright/test';
import { extra, test } from '#support/watched-page.ts';
import { walk } from '#walks/walk.ts';

const { SEED, WALKS } = process.env;
const first = Number(SEED ?? 1);
const seeds = Array.from({ length: Number(WALKS ?? 6) }, (_, at) => first + at);
const isPhone = (seed: number) => seed % 2 === 0;
const { isMobile, hasTouch, userAgent } = devices['Pixel 7'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile, hasTouch, userAgent });
  for (const seed of seeds.filter(isPhone))
    test(`random walk ${seed}`, extra(seed > 2), ({ page, watch }) => walk(page, watch, seed));
});

test.describe('on a desk', () => {
  for (const seed of seeds.filter((one) => !isPhone(one)))
    test(`random walk ${seed}`, extra(seed > 2), ({ page, watch }) => walk(page, watch, seed));
});
