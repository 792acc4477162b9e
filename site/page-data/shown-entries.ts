// Leaves out events and articles before the day from which they show. The desk's preview has them as drafts.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { PostFile } from '@appraisers/edition/loaders/read-posts.ts';
import { Temporal } from 'temporal-polyfill';

type Entry = { readonly title: string; readonly showFrom?: string | undefined };

/** The entries that show on a day, such as 2026-11-20. With drafts, those of later days are marked. */
export function shownOn<Of extends Entry>(
  entries: readonly Of[],
  day: string,
  withDrafts: boolean,
): Of[] {
  const isDraft = ({ showFrom }: Entry) => showFrom !== undefined && showFrom > day;
  return entries
    .filter((entry) => withDrafts || !isDraft(entry))
    .map((entry) => (isDraft(entry) ? { ...entry, title: `Draft: ${entry.title}` } : entry));
}

/** The entries that show on the day of the build, in the time zone of the region. */
export function shownToday<Of extends Entry>(entries: readonly Of[]): Of[] {
  const [first] = edition.region.read().timeZones;
  const today = Temporal.Now.plainDateISO(first?.zone ?? 'UTC').toString();
  return shownOn(entries, today, process.env.SHOW_DRAFTS === 'yes');
}

/** The articles of the site, newest first. */
export const shownPosts = (): PostFile[] =>
  edition.posts
    .read()
    .flatMap(({ post, body }) => shownToday([post]).map((shown) => ({ post: shown, body })));
