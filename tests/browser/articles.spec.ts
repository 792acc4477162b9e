// The articles as a visitor finds and reads them, on the built site.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { Locator, Page } from '@playwright/test';
import { addressOf, posts } from '#support/of-edition.ts';
import { expectDrawn } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const site = edition.site.read();

const card = (place: Page | Locator, title: string) =>
  place.getByRole('article').filter({ has: place.getByRole('heading', { name: title }) });

test.describe('/resources/blogs', () => {
  test.beforeEach(({ page }) => page.goto('/resources/blogs'));

  test('has five cards, the newest first', async ({ page }) => {
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      posts.map(({ title }) => title),
    );
    expect(posts).toHaveLength(5);
  });

  for (const { id, title, excerpt, author, date, category, readTime, imageAlt } of posts) {
    test(`says of article ${id} what it is, and leads to it`, extra(id !== 1), async ({ page }) => {
      const article = card(page, title);
      await article.scrollIntoViewIfNeeded();
      await expectDrawn(article.getByRole('img', { name: imageAlt }));
      for (const text of [category, readTime, excerpt, `${author}, ${formatDate(date)}`]) {
        await expect(article).toContainText(text);
      }
      await expect(article).toContainText(/\d+ min read/);
      const more = article.getByRole('link', { name: title });
      await expect(more).toHaveText(/^Read More/);
      await expect(more).toHaveAttribute('href', `/resources/blogs/${id}`);
      await more.click();
      await expect(page).toHaveURL(`/resources/blogs/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }

  test('offers the newsletter by a mail that is filled in, and the feed', async ({
    page,
    request,
  }) => {
    const subscribe = page.getByRole('link', { name: 'Subscribe to Newsletter' });
    const mail = new URL((await subscribe.getAttribute('href')) ?? '');
    expect(mail.protocol + mail.pathname).toBe(`mailto:${site.contact.email}`);
    expect(mail.searchParams.get('subject')).toBe('Newsletter');
    expect(mail.searchParams.get('body')).toMatch(/^Please send me the newsletter.+\r\n$/);

    const feed = page.getByRole('region', { name: 'News by e-mail' }).getByRole('link', {
      name: 'RSS',
    });
    const answer = await request.get((await feed.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toContain('xml');
    const text = await answer.text();
    const found = [...text.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, url]) => url);
    expect(found).toEqual(posts.map(({ id }) => addressOf(id)));
  });
});

for (const post of posts) {
  const { id, title, author, date, category, readTime } = post;
  for (const path of [`/resources/blogs/${id}`, `/resources/${id}`]) {
    test(`${path} is article ${id}`, extra(id !== 1), async ({ page }) => {
      await page.goto(path);
      const article = page.getByRole('main').getByRole('article').first();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressOf(id));
      for (const text of [category, readTime, `${author}, ${formatDate(date)}`]) {
        await expect(article).toContainText(text);
      }
      await expect(article.getByRole('button', { name: 'Share Article' })).toBeVisible();
      await expect(article.getByRole('heading', { level: 2 })).not.toHaveCount(0);
      expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(600);

      const others = posts.filter((other) => other.id !== id);
      const related = others.filter((other) => other.category === category);
      const expected = (related.length > 0 ? related : others).slice(0, 2);
      const further = page.getByRole('region', {
        name: related.length > 0 ? 'Related articles' : 'More articles',
      });
      await expect(further.getByRole('heading', { level: 3 })).toHaveText(
        expected.map((other) => other.title),
      );
      const hrefs = await further
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(expected.map((other) => `/resources/${other.id}`));
      expect(hrefs.length).toBeLessThanOrEqual(2);
    });
  }
}

test('an article has its headings beside it on a wide screen, and each leads to its place', async ({
  page,
}) => {
  await page.goto('/resources/blogs/1');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  await contents.getByRole('link').last().click();
  await expect(headings.last()).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).toBeHidden();
});

test('the drawing stands beside the title where there is room, and below it where there is none', async ({
  page,
}) => {
  await page.goto('/resources/blogs/1');
  const title = page.getByRole('heading', { level: 1 });
  const drawing = page.getByRole('article').getByRole('img').first();
  for (const [width, beside] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const [words, picture] = [await title.boundingBox(), await drawing.boundingBox()];
    expect((picture?.x ?? 0) > (words?.x ?? 0) + (words?.width ?? 0), `${width} px`).toBe(beside);
  }
});
