// The articles as a feed.

import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { shownPosts } from '#page-data/shown-entries.ts';
import { site } from '#page-data/site-data.ts';

export const GET: APIRoute = () =>
  rss({
    title: `${site.name}: articles`,
    description: site.description,
    site: site.url,
    trailingSlash: false,
    items: shownPosts().map(({ post }) => ({
      title: post.title,
      description: post.excerpt,
      link: `${site.url}/resources/blogs/${post.id}`,
      pubDate: new Date(`${post.date}T12:00:00Z`),
      categories: [post.category],
    })),
  });
