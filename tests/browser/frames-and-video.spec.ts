// The calendar and the application in frames, and the video: each loads when it is needed.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { allEvents, upcomingAt } from '@appraisers/site/page-data/event-times.ts';
import type { Page } from '@playwright/test';
import { expect, fileErrors, test } from '#support/watched-page.ts';

const { embeds, video } = edition.site.read();
const events = allEvents();
/** Those of the far future, in order: the others have ended. */
const upcoming = upcomingAt(events, new Date('2090-01-01'));

/** A frame 600 px high, and a link to its page. */
async function expectFrame(page: Page, { title, src }: (typeof embeds)['events']): Promise<void> {
  const frame = page.getByTitle(title, { exact: true }).filter({ visible: true });
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('src', src);
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(600);
  const link = page.getByRole('link', { name: /^Open the (calendar|form) in a new tab$/ });
  await expect(link).toHaveAttribute('href', src);
  await expect(link).toHaveAttribute('target', '_blank');
}

for (const [path, embed, loading] of [
  ['/events', embeds.events, 'Loading the calendar…'],
  ['/join', embeds.membership, 'Loading the form…'],
] as const)
  test(`${path} has a frame 600 px high, whose edge cuts nothing`, async ({ page }) => {
    await page.goto(path);
    await expectFrame(page, embed);
    await expect(page.getByText(loading)).toBeHidden();
    const entries = page.frameLocator('iframe').locator('[data-whole]:not(:has(article)), article');
    const cut = () =>
      entries.evaluateAll((all) =>
        all
          .flatMap((entry): readonly Element[] =>
            entry.clientHeight > innerHeight / 2 ? [...entry.children] : [entry],
          )
          .map((part) => part.getBoundingClientRect())
          .some(({ top, bottom }) => top < innerHeight - 1 && bottom > innerHeight + 1),
      );
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await expect(entries.first()).toBeVisible();
      await expect.poll(cut, `${width} px`).toBe(false);
    }
  });

test('a calendar that does not load leaves a message and the link', async ({ page, watch }) => {
  await page.route('**/embed/events', (route) => route.abort());
  await page.goto('/events');
  await expect(page.getByText('The calendar didn’t load.')).toBeVisible();
  await expect(page.getByText('Loading the calendar…')).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open the calendar in a new tab' })).toBeVisible();
  watch.expected = fileErrors;
});

test('the calendar lists coming events, soonest first, until each ends', async ({ page }) => {
  const [next] = upcoming;
  const titles = upcoming.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(2);
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  const shown = () => headings.filter({ visible: true }).allTextContents();
  await page.goto('/embed/events');
  expect(await shown()).toEqual(titles);
  await page.clock.setFixedTime(new Date(Date.parse(next?.endsAt ?? '') + 1000));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await shown()).toEqual(titles.slice(1));
  await page.clock.setFixedTime(new Date('2199-01-01'));
  await page.reload();
  await expect(headings.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('No upcoming events.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toBeVisible();
});

test('in its frame, the calendar downloads with every event', async ({ page }) => {
  await page.goto('/events');
  const google = page.getByRole('link', { name: 'Google Calendar' });
  await expect(google).toHaveAttribute('href', /cid=webcal%3A%2F%2F.+%2Fevents\.ics$/);
  const frame = page.frameLocator('iframe');
  const subscribe = frame.getByRole('link', { name: 'Subscribe to the calendar' });
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/.+\/events\.ics$/);
  const download = page.waitForEvent('download');
  await frame.getByRole('link', { name: 'Download all dates' }).click();
  expect((await download).suggestedFilename()).toBe('events.ics');
  await expect(page).toHaveURL('/events');
  const feed = await page.request.get('/events.ics');
  const ids = [...(await feed.text()).matchAll(/^UID:(.+)@/gm)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
});

test('the video has captions and a transcript, and loads at the first press', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofVideo = () => fetched.filter((path) => path.startsWith('/video/'));
  await page.goto('/membership', { waitUntil: 'networkidle' });
  const play = page.getByRole('link', { name: 'Play the video' });
  await play.scrollIntoViewIfNeeded();
  expect(ofVideo()).toEqual([]);
  await play.focus();
  await page.keyboard.press('Enter');
  const player = page.locator('video');
  await expect(player).toBeFocused();
  await expect(player).toHaveAccessibleName(video?.title ?? '');
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(ofVideo()).not.toEqual([]);
  // The gates look for its file.
  await expect(player.locator('track[kind="captions"]')).toHaveAttribute('srclang', 'en');
  const words = page.getByText('Someone has to say what a home is worth.');
  await expect(words).toBeHidden();
  await page.getByText('Read the transcript').click();
  await expect(words).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar is in its frame, and the video is a link to its file', async ({ page }) => {
    await page.goto('/events');
    await expectFrame(page, embeds.events);
    const entries = page.frameLocator('iframe[src]').getByRole('article');
    await expect(entries).toHaveCount(upcoming.length);
    await expect(page.getByText('Loading the calendar…')).toBeHidden();
    await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(1);
    await page.goto('/membership');
    const play = page.getByRole('link', { name: 'Play the video' });
    const file = await page.request.get((await play.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('video/mp4');
  });
});
