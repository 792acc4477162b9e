// Checks that content refers only to things that exist, which a schema can't see.
import { z } from 'zod';
import { shownValue } from '#schemas/issue-message.ts';
import { pagePaths } from '#schemas/pages.ts';
import type { Site } from '#schemas/site.ts';
import type { Sentences } from './content-error.ts';
import type { Files } from './files.ts';
import { type Path, valueAt } from './schema-issues.ts';

/** An issue that a schema cannot see, such as a missing picture. */
export type YamlIssue = Sentences & { readonly path: Path };

/** What texts may be: a list for each word that a schema has for `choices`. Without a list, any text is right. */
export type Choices = Readonly<Record<string, readonly string[] | undefined>>;

/** What messages call the lists that are no pictures. */
const listNames: Readonly<Record<string, string>> = {
  timeZones: 'the time zones of region.yaml',
  eventKinds: 'the kinds of pages/events.yaml',
  categories: 'the categories of pages/articles.yaml',
  boardTitles: 'the titles of board.yaml',
};

/** The issue of a text that isn't in the list of this name. */
export function unknownChoice(text: string, name: string, choices: Choices): Sentences | undefined {
  const list = choices[name];
  if (list && name === 'articles') return deadLink(text, list);
  if (!list || list.includes(text)) return undefined;
  const shown = shownValue(text);
  const listName = listNames[name];
  if (listName) {
    const hint = `Add it there, or use one of these: ${list.join(', ')}.`;
    return { reason: `${shown} isn't in ${listName}.`, hint };
  }
  const hint = 'Add it to pictures/, or use the exact name of a picture there.';
  return { reason: `There is no picture called ${shown}.`, hint };
}

type ChosenText = { readonly path: Path; readonly text: string; readonly name: string };

/** The texts of a value for which its schema names choices. */
function chosenTexts(schema: z.core.$ZodType, value: unknown, path: Path = []): ChosenText[] {
  const { choices: name } = z.globalRegistry.get(schema) ?? {};
  if (typeof value === 'string' && typeof name === 'string') return [{ path, text: value, name }];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return chosenTexts(schema.unwrap(), value, path);
  const parts: readonly (readonly [string | number, z.core.$ZodType])[] =
    schema instanceof z.ZodArray && Array.isArray(value)
      ? value.map((_, at) => [at, schema.element])
      : Object.entries(schema instanceof z.ZodObject ? schema.shape : {});
  return parts.flatMap(([key, part]) => chosenTexts(part, valueAt(value, [key]), [...path, key]));
}

/** An issue for every text of a value that isn't among the choices. They are read only if the value has such a text. */
export function unknownChoices(
  schema: z.core.$ZodType,
  value: unknown,
  choices: () => Choices,
): YamlIssue[] {
  const texts = chosenTexts(schema, value);
  const lists = texts.length > 0 ? choices() : {};
  return texts.flatMap(({ path, text, name }) => {
    const issue = unknownChoice(text, name, lists);
    return issue ? [{ path, ...issue }] : [];
  });
}

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
function deadLink(href: string, articles: readonly string[]): Sentences | undefined {
  const path = href.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
  const [, article] = /^\/resources\/(?:blogs\/)?(\d+)$/.exec(path) ?? [];
  const isThere = article ? articles.includes(article) : pagePaths.includes(path);
  if (!href.startsWith('/') || isThere || made.test(path)) return undefined;
  return {
    reason: `There is no page at ${shownValue(href)}.`,
    hint: `Use the path of a page. The articles have these ids: ${articles.toSorted().join(', ') || 'none'}.`,
  };
}
