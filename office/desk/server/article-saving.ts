// Lists, opens, previews, saves and removes articles.
import { slugOf } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { markdownFeatures } from '@appraisers/edition/loaders/validate-article.ts';
import { defineHastPlugin, markdownToHtml } from 'satteri';
import type { Draft, FormResponse } from '#desk/api-types.ts';
import { articleSchema, references } from '#desk/forms/desk-forms.ts';
import { fromWordProcessor } from '#desk/forms/word-processor.ts';
import { recordsOf } from '#desk/records/file-records.ts';
import { DeskError } from './desk-error.ts';
import { assertCurrent, save } from './edition-files.ts';
import { type FileForm, openFile, saveFile } from './form-saving.ts';

/** @throws DeskError when no article can have this name. */
function articleForm(name: string, title = 'Article'): FileForm {
  if (!/^[\w-]+\.md$/.test(name))
    throw new DeskError("We can't find that article. Select one from the list of articles.");
  return { title, lead: references, file: `posts/${name}`, schema: articleSchema };
}

/** The articles by their files, newest first. One that can't be read has no number. */
export function articles(edition: Edition) {
  const names = edition.list().filter((file) => /^posts\/[\w-]+\.md$/.test(file));
  const rows = names.map((path) => {
    const fields = recordsOf(path, edition.readBytes(path));
    const text = (name: string) => String(fields?.get(name) ?? '');
    const file = path.slice('posts/'.length);
    return { file, title: text('title') || file, date: text('date'), id: Number(text('id')) || 0 };
  });
  return rows.sort((a, b) => b.date.localeCompare(a.date));
}

/** An article, or with the name `new` an empty one. */
export function openArticle(edition: Edition, name: string, today: string): FormResponse {
  if (name === 'new') {
    const id = Math.max(0, ...articles(edition).map((article) => article.id)) + 1;
    const form = openFile(edition, articleForm('new.md', 'New article'));
    return { ...form, value: { id, date: today, body: '' } };
  }
  const form = articleForm(name);
  if (edition.has(form.file)) return openFile(edition, form);
  throw new DeskError('This article was removed. Select another one from the list of articles.');
}

/**
 * Saves an article under its name, or a new one under a name made from its title. Returns the name.
 * @throws DeskError when the file changed in the meantime, or a build would reject it.
 */
export function saveArticle(edition: Edition, name: string, draft: Draft): string {
  const { title = '', id } = Object(draft.value);
  // "3-what-an-appraiser-sees.md"
  const slug = slugOf(String(title)).slice(0, 60) || 'article';
  const isNew = name === 'new';
  const own = isNew ? `${Number(id) || 0}-${slug}.md` : name;
  const form = articleForm(own);
  if (isNew && edition.has(form.file))
    throw new DeskError(`${own} already exists. Give this article another number.`);
  saveFile(edition, form, draft);
  return own;
}

export function removeArticle(edition: Edition, name: string, hash: string): void {
  const { file } = articleForm(name);
  assertCurrent(edition, file, hash);
  save(edition, { [file]: undefined }, file);
}

const pictureAddresses = defineHastPlugin({
  name: 'picture-addresses',
  element: {
    filter: ['img'],
    visit: (node, context) => context.setProperty(node, 'src', `pictures/${node.properties.src}`),
  },
});

/** The text of an article as the site shows it, with the site's parser and styles, for a frame of the page. */
export function previewHtml(body: string): string {
  const { html } = markdownToHtml(fromWordProcessor(body), {
    features: markdownFeatures,
    hastPlugins: [pictureAddresses],
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><link rel="stylesheet" href="index.css"></head><body class="preview"><main class="prose">${html}</main></body></html>`;
}
