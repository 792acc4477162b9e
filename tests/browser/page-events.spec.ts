// The page of the events: the calendar in its frame, and the kinds of events.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expectFrame } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();

test.describe('/events', () => {
  test('has the calendar in a frame 600 px high, with a link to it', async ({ page }) => {
    await page.goto('/events');
    await expectFrame(page, site.embeds.events.title, site.embeds.events.src);
    const inside = page.frameLocator('iframe').getByRole('heading', { name: 'Upcoming dates' });
    await expect(inside).toBeVisible();
    await expect(page.getByText('Loading the calendar …')).toBeHidden();
  });

  test('asks for what is in the frame after the first paint, and never before', async ({
    page,
  }) => {
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

  test('has the calendar in its frame without scripts too', async ({ browser }) => {
    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto('/events');
    await expectFrame(page, site.embeds.events.title, site.embeds.events.src);
    await expect(page.frameLocator('iframe[src]').getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Loading the calendar …')).toBeHidden();
    await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(1);
    await visitor.close();
  });

  test('has three cards', async ({ page }) => {
    await page.goto('/events');
    const cards = page.getByRole('region', { name: 'Kinds of events' }).getByRole('listitem');
    await expect(cards.getByRole('heading')).toHaveText([
      'Continuing education',
      'Networking events',
      'Training workshops',
    ]);
    for (const card of await cards.all()) {
      await expect(card.getByRole('paragraph')).toHaveText(/\w{3}.+\.$/);
    }
  });

  test('says so when the calendar does not answer, and keeps the link', async ({ page, watch }) => {
    await page.route('**/embed/events', (route) => route.abort());
    await page.goto('/events');
    await expect(page.getByText('The calendar does not answer.')).toBeVisible();
    await expect(page.getByText('Loading the calendar …')).toBeHidden();
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toBeVisible();
    const ours = watch.trouble.filter((line) => !/Failed to load resource/.test(line));
    watch.trouble.splice(0, watch.trouble.length, ...ours);
  });
});
