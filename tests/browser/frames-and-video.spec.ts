// The calendar and the application in frames, and the video: each loads when it is needed.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expectFrame } from '#support/site-page.ts';
import { expect, fileErrors, test } from '#support/watched-page.ts';

const { embeds, video } = edition.site.read();

for (const [path, { title, src }, heading, loading] of [
  ['/events', embeds.events, 'Upcoming events', 'Loading the calendar…'],
  ['/join', embeds.membership, embeds.membership.title, 'Loading the form…'],
] as const)
  test(`${path} has a frame 600 px high and a link to its page`, async ({ page }) => {
    await page.goto(path);
    await expectFrame(page, title, src);
    const inside = page.frameLocator('iframe').getByRole('heading', { name: heading, exact: true });
    await expect(inside.first()).toBeVisible();
    await expect(page.getByText(loading)).toBeHidden();
  });

test('the calendar loads after the first paint', async ({ page }) => {
  await page.goto('/events');
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/embed/events'))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(asked).toBeGreaterThan(painted);
});

test('a calendar that does not load leaves a message and the link', async ({ page, watch }) => {
  await page.route('**/embed/events', (route) => route.abort());
  await page.goto('/events');
  await expect(page.getByText('The calendar didn’t load.')).toBeVisible();
  await expect(page.getByText('Loading the calendar…')).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toBeVisible();
  watch.expected = fileErrors;
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
  const captions = player.locator('track[kind="captions"]');
  await expect(captions).toHaveAttribute('srclang', 'en');
  await expect(captions).toHaveAttribute('label', 'English');
  const text = await page.request.get((await captions.getAttribute('src')) ?? '');
  expect(await text.text()).toMatch(/^WEBVTT[\s\S]+-->/);
  const words = page.getByText('Someone has to say what a home is worth.');
  await expect(words).toBeHidden();
  await page.getByText('Read the transcript').click();
  await expect(words).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar is in its frame', async ({ page }) => {
    await page.goto('/events');
    await expectFrame(page, embeds.events.title, embeds.events.src);
    await expect(page.frameLocator('iframe[src]').getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Loading the calendar…')).toBeHidden();
    await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(1);
  });

  test('the video is a link to its file', async ({ page }) => {
    await page.goto('/membership');
    const play = page.getByRole('link', { name: 'Play the video' });
    const file = await page.request.get((await play.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('video/mp4');
  });
});
