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
    const onScreen = page
      .getByRole('navigation', { name: /^(Main|Menu|Pages)$/ })
      .or(page.getByRole('banner').getByRole('link', { name: 'Join / Renew' }))
      .or(page.getByRole('link', { name: 'Skip to content' }));
    await expect(onScreen).toHaveCount(0);
  }
  watch.expected = /status of 404/;
});

test('no sheet of paper holds only the footer, /events has every upcoming date, and /join the address of its form', async ({
  page,
}) => {
  const sheetsOf = async (path: string) => {
    await page.goto(path);
    return printed(page, { format: 'Letter' });
  };
  for (const path of ['/', '/resources/blogs/1', '/resources/blogs/5']) {
    const [first, ...others] = await sheetsOf(path);
    const last = others.at(-1) ?? '';
    expect(first, path).toContain('office@example.org');
    expect(last, path).not.toContain('office@example.org');
    expect(last.trim().length, path).toBeGreaterThan(30);
  }
  const events = upcomingAt(allEvents(), new Date('2090-01-01'));
  const sheets = await sheetsOf('/events');
  expect(events.length).toBeGreaterThan(2);
  expect(events.filter(({ title }) => !sheets.join(' ').includes(title))).toEqual([]);
  for (const sheet of sheets) {
    expect(sheet).not.toContain('in a new tab');
    // Title, day, place, price and contact of a date stay on one sheet.
    const count = (pattern: RegExp) => sheet.match(pattern)?.length ?? 0;
    expect(count(/Mountain Time/g)).toBe(count(/Register or ask:/g));
  }
  const form = (await sheetsOf('/join')).join(' ');
  expect(form.replaceAll(' ', '')).toContain('Theformisathttps://');
  expect(form).not.toContain('in a new tab');
});
