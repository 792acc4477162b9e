// The words of an article as the site shows them: rendered by its own parser, in its own style.

import { imagesIn, treeOf } from '@appraisers/edition/loaders/article-tree.ts';
import { markdownToHtml } from 'satteri';

/** The text with the address at which the desk serves each picture. */
function withPictures(markdown: string, folder: string): string {
  const parts: string[] = [];
  let told = 0;
  for (const { url, position } of imagesIn(treeOf(markdown))) {
    const end = position?.end.offset ?? 0;
    const start = markdown.lastIndexOf('](', end - 1) + ']('.length;
    if (start < told || /^[a-z]+:/i.test(url)) continue;
    parts.push(markdown.slice(told, start), `${folder}${url})`);
    told = end;
  }
  return parts.join('') + markdown.slice(told);
}

/** Shown in a frame of the desk: nothing in it runs, and nothing is fetched but what the desk has. */
export const previewPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin";

/** A page with the words alone. */
export function previewPage(markdown: string): string {
  const html = markdownToHtml(withPictures(markdown, '../pictures/'), {
    features: { smartPunctuation: true },
  }).html;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><link rel="stylesheet" href="../desk.css"></head><body class="preview"><main class="prose">${html}</main></body></html>`;
}
