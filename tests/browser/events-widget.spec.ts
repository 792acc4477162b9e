// The events widget, alone and in its frame.

import { allEvents, upcomingAt } from '@appraisers/site/page-data/event-times.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '#support/watched-page.ts';

const events = allEvents();
const upcoming = upcomingAt(events, new Date());
const titles = upcoming.map(({ title }) => title);
const [next] = upcoming;

const cards = (page: Page) => page.getByRole('article');
const shownTitles = (page: Page) =>
  cards(page).getByRole('heading', { level: 2 }).filter({ visible: true }).allTextContents();
const noDates = (page: Page) => page.getByText('No upcoming events.');
const afterEnd = (endsAt: string) => new Date(Date.parse(endsAt) + 1000);

test('lists coming events, soonest first', async ({ page }) => {
  await page.goto('/embed/events');
  expect(await shownTitles(page)).toEqual(titles);
  await expect(noDates(page)).toBeVisible({ visible: titles.length === 0 });
});

// After the last event there is no next one, and the test above checks that.
if (next) {
  test.describe('the next event', () => {
    test('disappears after its end, and a message follows the last one', async ({ page }) => {
      await page.clock.setFixedTime(afterEnd(next.endsAt));
      await page.goto('/embed/events');
      expect(await shownTitles(page)).toEqual(titles.slice(1));
      await page.clock.setFixedTime(new Date('2099-01-01'));
      await page.reload();
      await expect(cards(page)).toHaveCount(0);
      await expect(noDates(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toBeVisible();
    });

    test('disappears from an open page too', async ({ page }) => {
      await page.clock.install({ time: new Date() });
      await page.goto('/embed/events');
      const heading = page.getByRole('heading', { name: next.title });
      await expect(heading).toBeVisible();
      await page.clock.setFixedTime(afterEnd(next.endsAt));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(heading).toBeHidden();
    });
  });
}

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('every event that was upcoming at the build is listed', async ({ page }) => {
    await page.goto('/embed/events');
    await expect(cards(page)).toHaveCount(titles.length);
  });
});

test('the calendar feed has every event, also past ones', async ({ request }) => {
  const feed = await request.get('/events.ics');
  expect(feed.headers()['content-type']).toContain('text/calendar');
  const ids = [...(await feed.text()).matchAll(/^UID:(.+)@/gm)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
  for (const { id } of events) {
    const one = await request.get(`/events/${id}.ics`);
    expect(await one.text()).toContain(`UID:${id}@`);
  }
});

test('in its frame, a calendar file downloads and the page stays', async ({ page }) => {
  await page.goto('/events');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\/events\.ics$/,
  );
  const download = page.waitForEvent('download');
  await frame.getByRole('link', { name: 'Download all dates' }).click();
  expect((await download).suggestedFilename()).toBe('events.ics');
  await expect(page).toHaveURL('/events');
});
