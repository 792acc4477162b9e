// Checks that content refers only to things that exist, which a schema can't see.

import { shownValue } from '#schemas/issue-message.ts';
import { pagePaths } from '#schemas/pages.ts';
import type { Site } from '#schemas/site.ts';
import type { Sentences } from './content-error.ts';
import type { Files } from './files.ts';

type Path = readonly PropertyKey[];

/** An issue that a schema cannot see, such as a missing picture. */
export type YamlIssue = Sentences & { readonly path: Path };

/** The issue at a path of a file, if there is one. */
export const issueAt = (path: Path, issue: Sentences | undefined): YamlIssue[] =>
  issue ? [{ path, ...issue }] : [];

/** Whether there is a picture with exactly this name. */
export type PictureNames = { readonly has: (name: string) => boolean };

export const missingPicture = (name: string | undefined, pictures: PictureNames) =>
  name === undefined || pictures.has(name)
    ? undefined
    : {
        reason: `There is no picture called ${shownValue(name)}.`,
        hint: 'Add it to pictures/, or use the exact name of a picture there.',
      };

/** A word that isn't in the edition's own list. Without a list, any word is right. */
export const unknownWord = (
  word: string | undefined,
  list: readonly string[] | undefined,
  listName: string,
) =>
  word === undefined || !list || list.includes(word)
    ? undefined
    : {
        reason: `${shownValue(word)} isn't in ${listName}.`,
        hint: `Add it there, or use one of these: ${list.join(', ')}.`,
      };

/** The files of a video that is part of the edition. */
export const videoFiles = ['intro.webm', 'intro.mp4', 'intro.en.vtt'] as const;

/** An issue for every missing file of such a video. */
export const validateVideo = ({ video }: Site, files: Files): YamlIssue[] =>
  (!video || video.src ? [] : videoFiles)
    .filter((name) => !files.has(`video/${name}`))
    .map((name) => ({
      path: ['video'],
      reason: `The file video/${name} is missing.`,
      hint: 'Add it, or set src to the address of a player page.',
    }));

export const articleFiles = (files: Files) =>
  files.list().filter((name) => /^posts\/[^/]+\.md$/.test(name));

/** The ids of all articles, also of those with issues. */
export const articleIds = (files: Files) =>
  articleFiles(files).flatMap((name) => {
    const [, id] = /^id: *(\d+)/m.exec(Buffer.from(files.readBytes(name)).toString()) ?? [];
    return id ?? [];
  });

/** Other paths that content may name. Pages of members and events come and go with them. */
const made = /^\/(appraisers|embed)\/[\w-]+$|\.\w+$/;

/** A path without a page, such as that of a deleted article. */
export function deadLink(href: string, articles: readonly string[]): Sentences | undefined {
  const path = href.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
  const [, article] = /^\/resources\/(?:blogs\/)?(\d+)$/.exec(path) ?? [];
  const isThere = article ? articles.includes(article) : pagePaths.includes(path);
  if (!href.startsWith('/') || isThere || made.test(path)) return undefined;
  return {
    reason: `There is no page at ${shownValue(href)}.`,
    hint: `Use the path of a page. The articles have these ids: ${articles.toSorted().join(', ') || 'none'}.`,
  };
}

/** An issue for every field called href that leads to a page of this site that isn't there. */
export function deadLinks(
  content: unknown,
  articles: readonly string[],
  path: Path = [],
): YamlIssue[] {
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(content) ? Number(key) : key];
    return key === 'href'
      ? issueAt(at, deadLink(`${inner}`, articles))
      : deadLinks(inner, articles, at);
  });
}
