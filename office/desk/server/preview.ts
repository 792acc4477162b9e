// The words of an article as the site shows them: rendered by its own parser, in its own style.

import { imagesIn, parseTree } from '@appraisers/edition/loaders/article-tree.ts';
import { markdownToHtml } from 'satteri';

/** The text with the address at which the desk serves each picture. */
function withPictures(markdown: string, folder: string): string {
  const parts: string[] = [];
  let output = 0;
  for (const { url, position } of imagesIn(parseTree(markdown))) {
    const end = position?.end.offset ?? 0;
    const start = markdown.lastIndexOf('](', end - 1) + ']('.length;
    if (start < output || /^[a-z]+:/i.test(url)) continue;
    parts.push(markdown.slice(output, start), `${folder}${url})`);
    output = end;
  }
  return parts.join('') + markdown.slice(output);
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
