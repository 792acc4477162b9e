// Opens, previews, saves and removes articles: the fields between the two lines of ---, and the text below.

import { slugOf } from '@appraisers/directory/place-names.ts';
import { withAddresses } from '@appraisers/edition/loaders/article-tree.ts';
import { tryRead } from '@appraisers/edition/loaders/collect-issues.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { postSchema } from '@appraisers/edition/schemas/post.ts';
import { markdownToHtml } from 'satteri';
import type { Draft, FormResponse } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { references } from '#desk/forms/desk-forms.ts';
import { fromForm } from '#desk/forms/form-values.ts';
import { jsonForm, jsonSchemaOf } from '#desk/forms/json-form.ts';
import { fromWordProcessor } from '#desk/forms/word-processor.ts';
import { tryYaml, withValue, yamlOf } from '#desk/writing/write-yaml.ts';
import { DeskError, type PathOf } from './desk-error.ts';
import { assertCurrent, fileText, save } from './edition-files.ts';

type ArticleRow = { readonly file: string; readonly title: string; readonly date: string };

const fileName = /^[\w-]+\.md$/;

function fileOf(name: string): string {
  if (!fileName.test(name))
    throw new DeskError("We can't find that article. Select one from the list of articles.");
  return `posts/${name}`;
}

const partsOf = (text: string) => splitArticle(text) ?? { head: '', body: '' };

const names = ({ list }: Edition) =>
  list().flatMap((file) => {
    const name = file.slice('posts/'.length);
    return file.startsWith('posts/') && fileName.test(name) ? [name] : [];
  });

const headOf = (edition: Edition, name: string) =>
  tryYaml(partsOf(fileText(edition, fileOf(name)).text).head);

export function articles(edition: Edition): readonly ArticleRow[] {
  const rows = names(edition).map((file) => {
    const head = headOf(edition, file);
    const words = (key: string) => (isFields(head) ? String(head[key] ?? '') : '');
    return { file, title: words('title') || file, date: words('date') };
  });
  return rows.sort((a, b) => b.date.localeCompare(a.date));
}

function nextId(edition: Edition): number {
  const ids = names(edition).map((name) => {
    const head = headOf(edition, name);
    return isFields(head) ? Number(head.id) || 0 : 0;
  });
  return Math.max(0, ...ids) + 1;
}

/** The fields of an article, and its text. */
function articleForm({ pictures, pages }: Edition) {
  const choices = {
    pictures: [...pictures().keys()],
    categories: tryRead(pages.articles.read)?.categories,
  };
  const { schema, uiSchema } = jsonForm(postSchema, { choices });
  const { properties, required } = schema;
  return {
    lead: references,
    schema: {
      ...schema,
      properties: { ...Object(properties), body: { type: 'string', title: 'Text' } },
      required: [...Object(required), 'body'],
    },
    uiSchema: { ...uiSchema, body: { 'ui:widget': 'article' } },
  };
}

/** An article, or with the name `new` an empty one. */
export function openArticle(edition: Edition, name: string, today: string): FormResponse {
  const form = articleForm(edition);
  if (name === 'new') {
    const value = { id: nextId(edition), date: today, body: '' };
    return { ...form, title: 'New article', hash: '', value };
  }
  const { text, hash } = fileText(edition, fileOf(name));
  if (text === '')
    throw new DeskError('This article was removed. Select another one from the list of articles.');
  const { head, body } = partsOf(text);
  const value = { ...Object(yamlOf(head)), body: body.replace(/^\n/, '') };
  return { ...form, title: 'Article', hash, value };
}

/** A file name of the title: "3-what-an-appraiser-sees.md". */
function nameFor(value: unknown): string {
  const { id, title } = isFields(value) ? value : {};
  return `${Number(id) || 0}-${slugOf(String(title ?? '')).slice(0, 60) || 'article'}.md`;
}

/** The text without what pasting adds: other line ends and invisible characters. */
const asBody = (text: string) =>
  `\n${fromWordProcessor(text)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .trim()}\n`;

/** The fields in the order of the form. */
function inOrder(value: unknown) {
  const fields = isFields(value) ? value : {};
  const names = Object.keys(postSchema.shape).filter((name) => fields[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** The article's file with the fields and the text of the form. */
function withParts(text: string, value: unknown, body: string): string {
  const before = partsOf(text);
  const head = withValue(before.head, before.head === '' ? inOrder(value) : value);
  const same = before.body.replace(/^\n/, '') === body;
  return `---\n${head}---\n${same ? before.body : asBody(body)}`;
}

/**
 * Saves an article under its name, or a new one under a name made from its title. Returns the name.
 * @throws DeskError when the file changed in the meantime, or a build would reject it.
 */
export function saveArticle(edition: Edition, name: string, { hash, value }: Draft): string {
  const { body, ...input } = isFields(value) ? value : {};
  const own = name === 'new' ? nameFor(input) : name;
  const file = fileOf(own);
  if (name !== 'new') assertCurrent(edition, file, hash);
  else if (names(edition).includes(own))
    throw new DeskError(`${own} already exists. Give this article another number.`);
  const { text, bytesOf } = fileText(edition, file);
  const before = yamlOf(partsOf(text).head);
  const head = fromForm(jsonSchemaOf(postSchema), input, before ?? {});
  const next = withParts(text, head, String(body ?? ''));
  if (next !== text) save(edition, { [file]: bytesOf(next) }, file, inBody);
  return own;
}

/** Issues of the text are shown at the text. */
const inBody: PathOf = ({ path }, isOwn) => (isOwn && path === undefined ? ['body'] : undefined);

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
