// The pages that have a picture for shared links: those with words of their own, and the articles.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { PageHead } from '@appraisers/edition/schemas/pages.ts';

/** The pages with words of their own, by the name of their file. */
function pages(): readonly (PageHead & { name: string })[] {
  return Object.values(edition).flatMap((entry) => {
    if (typeof entry !== 'object') return [];
    const [, name] = /^pages\/(.+)\.yaml$/.exec(entry.file) ?? [];
    const words = name === undefined ? undefined : entry.read();
    return name !== undefined && isPage(words) ? [{ ...words, name }] : [];
  });
}

const isPage = (words: unknown): words is PageHead =>
  typeof words === 'object' && words !== null && 'heading' in words;

/** Name and main heading of every page. */
export function pageHeadings(): readonly { name: string; heading: string }[] {
  const articles = edition.posts.read().map(({ post }) => ({
    name: `article-${post.id}`,
    heading: post.title,
  }));
  return [...pages().map(({ name, heading }) => ({ name, heading })), ...articles];
}
