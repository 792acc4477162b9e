// The articles: their list, one article, and sharing it by share sheet, copied link or text.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { Page } from '@playwright/test';
import { addressOf, posts } from '#support/of-edition.ts';
import { expectDrawn } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('/resources/blogs', () => {
  test.beforeEach(({ page }) => page.goto('/resources/blogs'));

  test('has a card for each article, newest first', async ({ page }) => {
    const cards = page.getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(posts.map(({ title }) => title));
    expect(posts).toHaveLength(5);
    for (const [at, post] of posts.entries()) {
      const card = cards.nth(at);
      await card.scrollIntoViewIfNeeded();
      await expectDrawn(card.getByRole('img', { name: post.imageAlt }));
      const line = `${post.author}, ${formatDate(post.date)}`;
      for (const text of [post.category, post.readTime, post.excerpt, line])
        await expect(card).toContainText(text);
      const more = card.getByRole('link', { name: post.title });
      await expect(more).toHaveText(/^Read More/);
      await expect(more).toHaveAttribute('href', `/resources/blogs/${post.id}`);
    }
  });

  test('offers the newsletter by email, and the feed', async ({ page, request }) => {
    const subscribe = page.getByRole('link', { name: 'Subscribe to Newsletter' });
    const mail = new URL((await subscribe.getAttribute('href')) ?? '');
    expect(mail.protocol + mail.pathname).toBe(`mailto:${site.contact.email}`);
    expect(mail.searchParams.get('subject')).toBe('Newsletter');
    expect(mail.searchParams.get('body')).toMatch(/^Please send me the newsletter.+\r\n$/);

    const news = page.getByRole('region', { name: 'News by email' });
    const href = await news.getByRole('link', { name: 'RSS' }).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('xml');
    const items = (await answer.text()).matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g);
    expect([...items].map(([, url]) => url)).toEqual(posts.map(({ id }) => addressOf(id)));
  });
});

for (const path of ['/resources/blogs/1', '/resources/1'])
  test(`${path} is article 1, with related articles`, async ({ page }) => {
    const post = posts.find(({ id }) => id === 1);
    await page.goto(path);
    const article = page.getByRole('main').getByRole('article').first();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf(1));
    const line = `${post?.author}, ${formatDate(post?.date ?? '')}`;
    for (const text of [post?.category ?? '', post?.readTime ?? '', line])
      await expect(article).toContainText(text);
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(600);
    const related = page.getByRole('region', { name: /^(Related|More) articles$/ });
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(related.getByRole('link').first()).toHaveAttribute('href', /^\/resources\/[2-5]$/);
  });

test('on a wide screen an article has links to its headings, and its drawing beside the title', async ({
  page,
}) => {
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

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Article' });
const message = (page: Page) => page.locator('#message');

for (const end of ['used', 'closed'])
  test(`a share sheet that is ${end} gets the title and the address, and nothing follows`, async ({
    page,
  }) => {
    await page.addInitScript((isClosed) => {
      const share = async (shared: ShareData) => {
        console.info(`shared: ${JSON.stringify(shared)}`);
        if (isClosed) throw new DOMException('', 'AbortError');
      };
      Object.assign(navigator, { canShare: () => true, share });
    }, end === 'closed');
    const shared = page.waitForEvent('console', (message) => message.text().startsWith('shared: '));
    await page.goto('/resources/2');
    await shareButton(page).click();
    const data: unknown = JSON.parse((await shared).text().replace('shared: ', ''));
    expect(data).toEqual({ title: posts.find(({ id }) => id === 2)?.title, url: addressOf(2) });
    await expect(message(page)).toBeEmpty();
  });

test('without a share sheet, each press copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  await page.goto('/resources/3');
  for (let presses = 0; presses < 2; presses += 1) {
    await shareButton(page).click();
    await expect(message(page)).toHaveText(`Link copied: ${addressOf(3)}`);
    expect(await clipboard(page)).toBe(addressOf(3));
    await page.getByRole('heading', { level: 1 }).click();
    await expect(message(page)).toBeEmpty();
  }
});

test('a share sheet that fails leads to a copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.goto('/resources/blogs/5');
  await shareButton(page).click();
  await expect(message(page)).toHaveText(`Link copied: ${addressOf(5)}`);
  expect(await clipboard(page)).toBe(addressOf(5));
});

test('if copying is blocked, the message shows the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: undefined });
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) });
  });
  await page.goto('/resources/blogs/4');
  await shareButton(page).click();
  await expect(message(page)).toContainText('Your browser blocked copying.');
  await expect(message(page)).toContainText(addressOf(4));
});
