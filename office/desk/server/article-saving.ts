// Opens, previews, saves and removes articles: the fields between the two lines of ---, and the text below.
import { slugOf } from '@appraisers/directory/place-names.ts';
import { withAddresses } from '@appraisers/edition/loaders/article-tree.ts';
import { tryRead } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { postSchema } from '@appraisers/edition/schemas/post.ts';
import { markdownToHtml } from 'satteri';
import { z } from 'zod';
import type { Draft, FormResponse } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { references } from '#desk/forms/desk-forms.ts';
import { fromForm } from '#desk/forms/form-values.ts';
import { jsonForm, jsonSchemaOf } from '#desk/forms/json-form.ts';
import { fromWordProcessor } from '#desk/forms/word-processor.ts';
import { tryYaml, withValue, yamlOf } from '#desk/writing/write-yaml.ts';
import { DeskError, pathInFile } from './desk-error.ts';
import { assertCurrent, fileText, save } from './edition-files.ts';

const fileName = /^[\w-]+\.md$/;

function fileOf(name: string): string {
  if (!fileName.test(name))
    throw new DeskError("We can't find that article. Select one from the list of articles.");
  return `posts/${name}`;
}

/** The fields and the text of an article's file. */
function partsOf(text: string) {
  const { head, body } = splitArticle(text) ?? { head: '', body: '' };
  return { head, body: body.replace(/^\n/, '') };
}

/** The articles by their files, newest first. One that can't be read has no number. */
export function articles(edition: Edition) {
  const names = edition.list().filter((file) => /^posts\/[\w-]+\.md$/.test(file));
  const rows = names.map((path) => {
    const head = Object(tryYaml(partsOf(fileText(edition, path).text).head));
    const file = path.slice('posts/'.length);
    const title = String(head.title ?? '') || file;
    return { file, title, date: String(head.date ?? ''), id: Number(head.id) || 0 };
  });
  return rows.sort((a, b) => b.date.localeCompare(a.date));
}

/** The fields of an article, and its text. */
const articleSchema = postSchema.extend({
  body: z.string().meta({ title: 'Text', look: 'article' }),
});

/** An article, or with the name `new` an empty one. */
export function openArticle(edition: Edition, name: string, today: string): FormResponse {
  const choices = {
    pictures: [...edition.pictures().keys()],
    categories: tryRead(edition.pages.articles.read)?.categories,
  };
  const form = { lead: references, ...jsonForm(articleSchema, { choices }) };
  if (name === 'new') {
    const id = Math.max(0, ...articles(edition).map((article) => article.id)) + 1;
    return { ...form, title: 'New article', hash: '', value: { id, date: today, body: '' } };
  }
  const { text, hash } = fileText(edition, fileOf(name));
  if (text === '')
    throw new DeskError('This article was removed. Select another one from the list of articles.');
  const { head, body } = partsOf(text);
  return { ...form, title: 'Article', hash, value: { ...Object(yamlOf(head)), body } };
}

/** The text without what pasting adds: other line ends and invisible characters. */
const asBody = (text: string) =>
  `${fromWordProcessor(text)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .trim()}\n`;

/** The article's file with the fields and the text of the form. A new one has the fields in the order of the form. */
function withParts(text: string, input: unknown, given: string): string {
  const { head, body } = partsOf(text);
  const value = fromForm(jsonSchemaOf(postSchema), input, yamlOf(head) ?? {});
  const names = Object.keys(postSchema.shape).filter((name) => Object(value)[name] !== undefined);
  const inOrder = Object.fromEntries(names.map((name) => [name, Object(value)[name]]));
  return `---\n${withValue(head, head ? value : inOrder)}---\n\n${given === body ? body : asBody(given)}`;
}

/**
 * Saves an article under its name, or a new one under a name made from its title. Returns the name.
 * @throws DeskError when the file changed in the meantime, or a build would reject it.
 */
export function saveArticle(edition: Edition, name: string, { hash, value }: Draft): string {
  const { body, ...input } = isFields(value) ? value : {};
  // "3-what-an-appraiser-sees.md"
  const slug = slugOf(String(input.title ?? '')).slice(0, 60) || 'article';
  const own = name === 'new' ? `${Number(input.id) || 0}-${slug}.md` : name;
  const file = fileOf(own);
  if (name !== 'new') assertCurrent(edition, file, hash);
  else if (edition.has(file))
    throw new DeskError(`${own} already exists. Give this article another number.`);
  const { text, bytesOf } = fileText(edition, file);
  const next = withParts(text, input, String(body ?? ''));
  // Issues of the text are shown at the text.
  const pathOf: typeof pathInFile = (issue) => (issue.path ? pathInFile(issue) : ['body']);
  if (next !== text) save(edition, { [file]: bytesOf(next) }, file, pathOf);
  return own;
}

export function removeArticle(edition: Edition, name: string, hash: string): void {
  const file = fileOf(name);
  assertCurrent(edition, file, hash);
  save(edition, { [file]: undefined }, file);
}

/** The text of an article as the site shows it, with the site's parser and styles, for a frame of the page. */
export function previewHtml(body: string): string {
  const markdown = withAddresses(fromWordProcessor(body), (name) => `pictures/${name}`);
  const { html } = markdownToHtml(markdown, { features: { smartPunctuation: true } });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><link rel="stylesheet" href="desk.css"></head><body class="preview"><main class="prose">${html}</main></body></html>`;
}
