import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { postOf } from './read-posts.ts';
import { textOf } from './read-text.ts';
import { mutation, seed } from './sample-mutations.ts';
import { opening } from './sample-post-files.ts';
import { readOrRefused } from './sample-refusals.ts';

const file = 'editions/journeys/posts/1-measuring.md';
const body = `Two people measure a house. [Both](https://example.org/rules) are careful.

## Why they differ

- A wall is *outside* the tape.
- A stair counts **once**.

1. First the ground floor.
2. Then what is [above][rule].

    A line as it stands.

The end, said with \`marks\` & dashes.

[rule]: https://example.org/above
`;
const original = `---\n${opening()}---\n\n${body}`;

/** All that is published of a Markdown text, addresses and titles of links too. */
function published(markdown: string): string {
  const said: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      said.push(node.value);
    if (node.type === 'link' || node.type === 'definition') said.push(node.url, node.title ?? '');
    if (node.type === 'definition' || node.type === 'linkReference') said.push(node.label ?? '');
  });
  return said.join('');
}

describe('whatever happens to an article', () => {
  it('every word of its text is published, or a sentence refuses it', () => {
    let read = 0;
    fc.assert(
      fc.property(mutation, (mutate) => {
        const bytes = mutate(original);
        const found = readOrRefused(file, () => postOf(file, textOf(file, bytes)));
        if (!found) return;
        read += 1;
        const text = textOf(file, bytes);
        expect(text.endsWith(found.body)).toBe(true);
        const head = text.slice(0, text.length - found.body.length);
        expect(head).toMatch(/^---[ \t]*\n((.+:|#|\s+).*\n|\s*\n)*---[ \t]*\n$/);
        const all = published(found.body);
        const words = found.body.replaceAll(/&#?\w+;/g, ' ').match(/\p{L}{2,}/gu) ?? [];
        expect(words.filter((word) => !all.includes(word))).toEqual([]);
      }),
      { seed, numRuns: 900 },
    );
    expect(read).toBeGreaterThan(100);
  }, 60_000);
});
