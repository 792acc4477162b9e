// The articles: their list, one article, and sharing it by share sheet, copied link or text.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { Page } from '@playwright/test';
import { attribute, one, pageAt } from '#support/built-pages.ts';
import { addressOf, posts } from '#support/of-edition.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();

test('the list has a card for each article, newest first, the newsletter by email, and the feed', async ({
  page,
  request,
}) => {
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

test('both addresses of an article have its first one, and related articles', () => {
  const post = posts.find(({ id }) => id === 1);
  for (const path of ['/resources/blogs/1', '/resources/1']) {
    const html = pageAt(path) ?? '';
    expect(one(html, /<link rel="canonical" href="([^"]*)"/g)).toBe(addressOf(1));
    expect(one(html, /<h1[^>]*>([^<]*)/g)).toBe(post?.title);
    const related = attribute(html, /href="\/resources\/([2-5])"/g);
    expect(new Set(related).size, path).toBe(2);
  }
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
const message = (page: Page) => page.locator('#pageMessage');

test('a share sheet that is used or closed gets the title and the address, and nothing follows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isClosed = true;
    const share = async (shared: ShareData) => {
      console.info(`shared: ${JSON.stringify(shared)}`);
      isClosed = !isClosed;
      if (isClosed) throw new DOMException('', 'AbortError');
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.goto('/resources/2');
  for (const _ of ['used', 'closed']) {
    const shared = page.waitForEvent('console', (line) => line.text().startsWith('shared: '));
    await shareButton(page).click();
    const data: unknown = JSON.parse((await shared).text().replace('shared: ', ''));
    expect(data).toEqual({ title: posts.find(({ id }) => id === 2)?.title, url: addressOf(2) });
    await expect(message(page)).toBeEmpty();
  }
});

test('without a share sheet, or when it fails, each press copies the link, or shows it if copying is blocked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  await page.goto('/resources/3');
  const copy = async () => {
    await shareButton(page).click();
    await expect(message(page)).toHaveText(`Link copied: ${addressOf(3)}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(3));
    await page.getByRole('heading', { level: 1 }).click();
    await expect(message(page)).toBeEmpty();
  };
  await copy();
  await copy();
  await page.evaluate(() => {
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.assign(navigator, { canShare: () => true, share });
  });
  await copy();
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }),
  );
  await shareButton(page).click();
  await expect(message(page)).toContainText('Your browser blocked copying.');
  await expect(message(page)).toContainText(addressOf(3));
});
