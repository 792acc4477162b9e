// Articles: their list, their form, their preview.
import { slugOf } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { markdownFeatures } from '@appraisers/edition/loaders/validate-article.ts';
import { markdownToHtml } from 'satteri';
import { articleSchema, references } from '#desk/forms/desk-forms.ts';
import { fromWordProcessor } from '#desk/forms/word-processor.ts';
import { contentOf } from '#desk/records/file-records.ts';
import { dayOf } from '#import/list/member-list.ts';
import { DeskError } from './desk-error.ts';
import { type Editor, fileEditor } from './form-saving.ts';

/** The articles by their files, newest first. One that can't be read has no number. */
export function articles(edition: Edition) {
  const names = edition.list().filter((file) => /^posts\/[\w-]+\.md$/.test(file));
  const rows = names.map((path) => {
    const { title, date = '', id } = Object(contentOf(path, edition.readBytes(path)));
    const file = path.slice('posts/'.length);
    return { file, title: String(title || file), date: String(date), id: Number(id) || 0 };
  });
  return rows.sort((a, b) => b.date.localeCompare(a.date));
}

/** @throws DeskError when no article can have this name. */
function editorOf(edition: Edition, name: string, title = 'Article'): Editor {
  if (!/^[\w-]+\.md$/.test(name))
    throw new DeskError("We can't find that article. Select one from the list of articles.");
  const file = `posts/${name}`;
  return fileEditor(edition, { name, title, lead: references, file, schema: articleSchema });
}

/** An article, or with the name `new` an empty one, which is saved under a name made from its title. */
export function articleEditor(edition: Edition, name: string, input?: unknown): Editor {
  const isNew = name === 'new';
  if (isNew && !input) {
    const id = Math.max(0, ...articles(edition).map((article) => article.id)) + 1;
    return {
      ...editorOf(edition, 'new.md', 'New article'),
      value: { id, date: dayOf(new Date()), body: '' },
    };
  }
  const { title = '', id } = Object(input);
  // "3-what-an-appraiser-sees.md"
  const slug = slugOf(String(title)).slice(0, 60) || 'article';
  const editor = editorOf(edition, isNew ? `${Number(id) || 0}-${slug}.md` : name);
  if (edition.has(editor.file) !== isNew) return editor;
  throw new DeskError(
    isNew
      ? `${editor.name} already exists. Give this article another number.`
      : 'This article was removed. Select another one from the list of articles.',
  );
}

/** The text of an article as the site shows it, with the site's parser and styles, for a frame of the page. */
export function previewHtml(body: string): string {
  const { html } = markdownToHtml(fromWordProcessor(body), { features: markdownFeatures });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><link rel="stylesheet" href="index.css"></head><body class="preview"><main class="prose">${html}</main></body></html>`;
}
