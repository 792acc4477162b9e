// Every page on paper: dark text on white, the content of frames, and nothing split that belongs
// together. finder-print.spec.ts covers the finder's answer.

import { allEvents, upcomingAt } from '@appraisers/site/page-data/event-times.ts';
import type { Page } from '@playwright/test';
import { isRepeated, openedPages } from '#support/built-pages.ts';
import { printed } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

/** Returns the texts with less contrast than 4.5:1 on white paper. */
const paleWords = (page: Page) =>
  page.evaluate(() => {
    const channel = (value: number) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const contrast = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map(Number);
      const luminance = 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
      return 1.05 / (luminance + 0.05);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
      const { color } = getComputedStyle(parentElement);
      if (contrast(color) < 4.5) pale.push(`${color} ${textContent.trim().slice(0, 40)}`);
    }
    return pale;
  });

test('every page is printed in dark ink, without what only a screen needs', async ({
  page,
  watch,
}) => {
  for (const { path } of openedPages.filter((each) => !isRepeated(each.path))) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await paleWords(page), path).toEqual([]);
    await expect(page.getByRole('navigation', { name: /^(Main|Menu|Pages)$/ })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Join / Renew' })).toHaveCount(
      0,
    );
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
  }
  watch.expected = /status of 404/;
});

test('no sheet holds only the footer', async ({ page }) => {
  for (const path of ['/', '/resources/blogs/1', '/resources/blogs/5']) {
    await page.goto(path);
    const [first, ...others] = await printed(page, { format: 'Letter' });
    const last = others.at(-1) ?? '';
    expect(first, path).toContain('office@example.org');
    expect(last, path).not.toContain('office@example.org');
    expect(last.trim().length, path).toBeGreaterThan(30);
  }
});

test('/events is printed with every upcoming date', async ({ page }) => {
  const events = upcomingAt(allEvents(), new Date('2090-01-01'));
  await page.goto('/events');
  const sheets = await printed(page, { format: 'Letter' });
  const words = sheets.join(' ');
  expect(events.length).toBeGreaterThan(2);
  expect(events.filter(({ title }) => !words.includes(title))).toEqual([]);
  expect(words).not.toContain('in a new tab');
  for (const sheet of sheets) {
    // Title, day, place, price and contact of a date stay on one sheet.
    const count = (pattern: RegExp) => sheet.match(pattern)?.length ?? 0;
    expect(count(/Mountain Time/g)).toBe(count(/Register or ask:/g));
  }
});

test('/join on paper says where the form is', async ({ page }) => {
  await page.goto('/join');
  const words = (await printed(page, { format: 'Letter' })).join(' ');
  expect(words.replaceAll(' ', '')).toContain('Theformisathttps://');
  expect(words).not.toContain('in a new tab');
});
