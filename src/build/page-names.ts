// The pages that have a picture for shared links: those of content/pages by the name of their file,
// and the articles.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { readPosts } from '#loaders/read-posts.ts';
import { readYaml } from '#loaders/read-yaml.ts';
import { pageHead } from '#schemas/pages/page-head.ts';

const headOnly = z.looseObject(pageHead);

/** Name and main heading of every page. */
export function pageHeadings(): readonly { name: string; heading: string }[] {
  const pages = globSync('content/pages/*.yaml').map((file) => ({
    name: basename(file, '.yaml'),
    heading: readYaml(file, headOnly).heading,
  }));
  const articles = readPosts().map(({ post }) => ({
    name: `article-${post.id}`,
    heading: post.title,
  }));
  return [...pages, ...articles];
}
