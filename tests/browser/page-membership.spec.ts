// The pages about membership: the film, the benefits, the committees, and the application's frame.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expectFrame } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();
const committees = edition.committees.read();

test.describe('/membership', () => {
  test('has a film with captions, and fetches nothing of it before it is played', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/membership', { waitUntil: 'networkidle' });
    const door = page.getByRole('link', { name: 'Play the video' });
    await door.scrollIntoViewIfNeeded();
    expect(fetched.filter((path) => path.startsWith('/video/'))).toEqual([]);

    await door.focus();
    await page.keyboard.press('Enter');
    const film = page.locator('video');
    await expect(film).toBeFocused();
    await expect(film).toHaveAccessibleName(site.video?.title ?? '');
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    expect(fetched.filter((path) => path.startsWith('/video/'))).not.toEqual([]);

    const captions = film.locator('track[kind="captions"]');
    await expect(captions).toHaveAttribute('srclang', 'en');
    await expect(captions).toHaveAttribute('label', 'English');
    const text = await page.request.get((await captions.getAttribute('src')) ?? '');
    expect(await text.text()).toMatch(/^WEBVTT[\s\S]+-->/);
  });

  test('leads to the film itself without scripts', async ({ browser }) => {
    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto('/membership');
    const door = page.getByRole('link', { name: 'Play the video' });
    const film = await page.request.get((await door.getAttribute('href')) ?? '');
    expect(film.headers()['content-type']).toBe('video/mp4');
    await visitor.close();
  });

  test('has the film in words', async ({ page }) => {
    await page.goto('/membership');
    const words = page.getByText('Someone has to say what a home is worth.');
    await expect(words).toBeHidden();
    await page.getByText('Read the transcript').click();
    await expect(words).toBeVisible();
  });

  test('leads to the application with Join Now', async ({ page }) => {
    await page.goto('/membership');
    await page.getByRole('link', { name: 'Join Now' }).click();
    await expect(page).toHaveURL('/join');
  });

  test('has four benefits with their figures', async ({ page }) => {
    await page.goto('/membership');
    const region = page.getByRole('region', { name: 'What your dues give you' });
    const cards = region.getByRole('listitem');
    await expect(cards).toHaveCount(4);
    for (const figures of [
      /\$100 annual|\$100 a year/,
      /2023.*8 hours|8 hours.*2023|2023.*2025.*8 hours/,
      /2025/,
      /9 hours.*discount/,
      /7-hour national USPAP class/,
      /[Oo]ver \$600/,
    ]) {
      await expect(cards.filter({ hasText: figures })).not.toHaveCount(0);
    }
  });

  test('has three committees, each with its mission and its first three duties', async ({
    page,
  }) => {
    await page.goto('/membership');
    const region = page.getByRole('region', { name: 'Committees' });
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(
      committees.map(({ title }) => title),
    );
    for (const { title, mission, duties } of committees) {
      const card = region
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByText(mission)).toBeVisible();
      await expect(card.locator('svg')).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveText(duties.slice(0, 3));
    }
  });
});

test('/join has the application in a frame 600 px high, with a link to it', async ({ page }) => {
  await page.goto('/join');
  await expectFrame(page, site.embeds.membership.title, site.embeds.membership.src);
  const inside = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(inside).toHaveText(site.embeds.membership.title);
  await expect(page.getByText('Loading the form …')).toBeHidden();
});
