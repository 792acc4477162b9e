// The words of an article as the site shows them: rendered by its own parser, in its own style.
import { withAddresses } from '@appraisers/edition/loaders/article-tree.ts';
import { markdownToHtml } from 'satteri';

/** Shown in a frame of the desk: nothing in it runs, and nothing is fetched but what the desk has. */
export const previewPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin";

/** A page with the words alone. */
export function previewPage(markdown: string): string {
  const html = markdownToHtml(
    withAddresses(markdown, (name) => `../pictures/${name}`),
    {
      features: { smartPunctuation: true },
    },
  ).html;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><link rel="stylesheet" href="../desk.css"></head><body class="preview"><main class="prose">${html}</main></body></html>`;
}
