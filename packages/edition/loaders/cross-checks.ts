// Checks that content refers only to things that exist, which a schema can't see.

import { shownValue } from '#schemas/issue-message.ts';
import { pagePaths } from '#schemas/pages.ts';
import type { Site } from '#schemas/site.ts';
import type { Files } from './files.ts';
import { missingPicture, type PictureNames } from './pictures.ts';
import type { YamlIssue } from './read-yaml.ts';

/** A field of a content file and the picture that it names. */
type Named = { readonly path: YamlIssue['path']; readonly image: string | undefined };

/** An issue for every picture that is missing. */
export function validatePictureNames(named: readonly Named[], pictures: PictureNames): YamlIssue[] {
  return named.flatMap(({ path, image }) =>
    image === undefined || pictures.has(image) ? [] : [{ path, ...missingPicture(image) }],
  );
}

/** A field of a content file and the word that it has. */
type Worded = { readonly path: YamlIssue['path']; readonly word: string | undefined };

/** An issue for every word that isn't in the edition's own list of them. Without a list, there is none. */
export const validateWords = (
  worded: readonly Worded[],
  list: { readonly words: readonly string[] | undefined; readonly name: string },
): YamlIssue[] =>
  worded
    .filter(({ word }) => word !== undefined && list.words && !list.words.includes(word))
    .map(({ path, word }) => ({
      path,
      reason: `${shownValue(word)} isn't in ${list.name}.`,
      hint: `Add it there, or use one of these: ${list.words?.join(', ')}.`,
    }));

/** The files of a video that is part of the edition. */
export const videoFiles = ['intro.webm', 'intro.mp4', 'intro.en.vtt'] as const;

/** An issue for every missing file of such a video. */
export function validateVideo({ video }: Site, files: Files): YamlIssue[] {
  if (!video || video.src) return [];
  return videoFiles
    .filter((name) => !files.has(`video/${name}`))
    .map((name) => ({
      path: ['video'],
      reason: `The file video/${name} is missing.`,
      hint: 'Add it, or set src to the address of a player page.',
    }));
}

/** Other paths that content may name. Pages of members and events come and go with them. */
const made = /^\/(appraisers|embed)\/[\w-]+$|\.\w+$/;

/** An issue for every path without a page, such as that of a deleted article. Links to other sites have none. */
export function validatePageLinks<Named extends { readonly href: string }>(
  named: readonly Named[],
  articleIds: readonly number[],
) {
  const there = new Set([
    ...pagePaths,
    ...articleIds.flatMap((id) => [`/resources/${id}`, `/resources/blogs/${id}`]),
  ]);
  const isThere = (href: string) => {
    if (!href.startsWith('/')) return true;
    const path = href.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
    return there.has(path) || made.test(path);
  };
  return named
    .filter(({ href }) => !isThere(href))
    .map(({ href, ...where }) => ({
      ...where,
      reason: `There is no page at ${shownValue(href)}.`,
      hint: `Use the path of a page. The articles have these ids: ${articleIds.join(', ') || 'none'}.`,
    }));
}
