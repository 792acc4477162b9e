import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { edition } from './edition.ts';
import { mutation } from './mutations.fixture.ts';
import { article, opening } from './post-files.fixture.ts';
import { readOrReject } from './read-or-reject.fixture.ts';
import { postFrom } from './read-posts.ts';
import { decodeText } from './read-text.ts';
import { markdownFeatures } from './validate-article.ts';

const choices = edition.choices();
const file = 'editions/journeys/posts/1-measuring.md';
const body = `Two people measure a house. [Both](https://example.org/rules) are careful.

## Why they differ

- A wall is *outside* the tape.
- A stair counts **once**.

1. First the ground floor.
2. Then what is [above](https://example.org/above).

    A line as it is.

The end, said with \`marks\` & dashes.
`;
const original = article(opening(), `\n${body}`);

/** What is published of a Markdown text, as its page has it. */
const published = (markdown: string): string =>
  markdownToHtml(markdown, { features: markdownFeatures }).html;

/** With the letters of its addresses as people read them. A percent sign of the text stays one. */
const readable = (html: string): string =>
  html.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );

const couldRun =
  /<(?!\/?(?:p|h\d|ul|ol|li|a|em|strong|code|pre|blockquote|hr|br|del|table|thead|tbody|tr|t[hd]|img)\b)|<[^>]*\s(?:on\w+|style|srcdoc)\s*=|(?:href|src)="(?!https:|mailto:|\/|#)/i;

it('is read by the very parser that renders it', () => {
  const another = 'node_modules/@astrojs/markdown-satteri/node_modules/satteri';
  expect(existsSync(another), another).toBe(false);
});

describe('whatever happens to an article', () => {
  it('every word of its text is published, or a sentence rejects it', () => {
    let read = 0;
    fc.assert(
      fc.property(mutation, (mutate) => {
        const bytes = mutate(original);
        const found = readOrReject(file, () => postFrom(file, decodeText(file, bytes), choices));
        if (!found) return;
        read += 1;
        const text = decodeText(file, bytes);
        expect(text.endsWith(found.body)).toBe(true);
        const head = text.slice(0, text.length - found.body.length);
        expect(head).toMatch(/^---[ \t]*\n((.+:|#|\s+).*\n|\s*\n)*---[ \t]*\n$/);
        const html = published(found.body);
        expect(html).not.toMatch(couldRun);
        const all = readable(html);
        const words = found.body.replaceAll(/&#?\w+;/g, ' ').match(/\p{L}{2,}/gu) ?? [];
        expect(words.filter((word) => !all.includes(word))).toEqual([]);
      }),
    );
    expect(read).toBeGreaterThan(0);
  }, 60_000);
});
