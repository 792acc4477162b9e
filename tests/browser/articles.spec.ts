// The articles: their list, one article, and sharing it.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { attribute } from '#support/built-pages.ts';
import { addressOf, posts } from '#support/of-edition.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();

test('the list has every article, the newsletter and the feed', async ({ page, request }) => {
  await page.goto('/resources/blogs');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(posts.map(({ title }) => title));
  for (const [at, post] of posts.entries()) {
    await expect(cards.nth(at).getByRole('img', { name: post.imageAlt })).toBeVisible();
    const line = `${post.author}, ${formatDate(post.date)}`;
    for (const text of [post.category, post.readTime, post.excerpt, line])
      await expect(cards.nth(at)).toContainText(text);
    const more = cards.nth(at).getByRole('link', { name: post.title });
    await expect(more).toHaveText(/^Read More/);
    await expect(more).toHaveAttribute('href', `/resources/blogs/${post.id}`);
  }
  const subscribe = page.getByRole('link', { name: 'Subscribe to Newsletter' });
  const mail = new URL((await subscribe.getAttribute('href')) ?? '');
  expect(mail.protocol + mail.pathname).toBe(`mailto:${site.contact.email}`);
  expect(mail.searchParams.get('body')).toMatch(/^Please send me the newsletter.+\r\n$/);
  const news = page.getByRole('region', { name: 'News by email' });
  const href = await news.getByRole('link', { name: 'RSS' }).getAttribute('href');
  const items = await (await request.get(href ?? '')).text();
  expect(attribute(items, /<item>[\s\S]*?<link>(.*?)<\/link>/g)).toEqual(
    posts.map(({ id }) => addressOf(id)),
  );
});

test('a wide screen has links to headings, and a drawing by the title', async ({ page }) => {
  await page.goto('/resources/blogs/1');
  const title = page.getByRole('heading', { level: 1 });
  const drawing = page.getByRole('article').getByRole('img').first();
  const isBeside = async () => {
    const [words, picture] = [await title.boundingBox(), await drawing.boundingBox()];
    return (picture?.x ?? 0) > (words?.x ?? 0) + (words?.width ?? 0);
  };
  expect(await isBeside()).toBe(true);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  await contents.getByRole('link').last().click();
  await expect(headings.last()).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).toBeHidden();
  expect(await isBeside()).toBe(false);
});

// page-buttons.test.ts has what follows without a share sheet, or when it is closed or fails.
test('the share sheet gets the title and the address of an article', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (shared: ShareData) => console.info(`shared: ${JSON.stringify(shared)}`);
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.goto('/resources/2');
  const shared = page.waitForEvent('console', (line) => line.text().startsWith('shared: '));
  await page.getByRole('button', { name: 'Share Article' }).click();
  const data: unknown = JSON.parse((await shared).text().replace('shared: ', ''));
  expect(data).toEqual({ title: posts.find(({ id }) => id === 2)?.title, url: addressOf(2) });
});
