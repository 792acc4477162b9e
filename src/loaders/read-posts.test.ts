import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categories } from '#schemas/post.ts';
import { readPosts } from './read-posts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const head = {
  id: '1',
  title: 'How a house is measured',
  excerpt: 'What is measured, from where, and why two careful people can differ by a square foot.',
  author: 'Ruth Abernathy',
  date: '2026-03-12',
  category: 'Residential',
  image: 'visit.svg',
  imageAlt: 'Line drawing of a house and a tape.',
};
type Head = Partial<Record<keyof typeof head | 'colour', string>>;

/** Front matter, of which lines are changed or, given as undefined, left out. */
const opening = (given: { [Key in keyof Head]: Head[Key] | undefined } = {}) =>
  Object.entries({ ...head, ...given })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');
const body = 'The first paragraph.\n\nA **second** one.\n';

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
const writePost = (name: string, front = opening(), text = body) =>
  write(name, `---\n${front}---\n${text}`);
const reading = () => readPosts(folder);

describe('the front matter of an article', () => {
  it.each([
    ['an unknown category', { category: 'Gossip' }, 'category', '"Gossip"', categories.join(', ')],
    ['no category', { category: undefined }, 'category', 'nothing', 'one of Industry Standards'],
    ['a picture that is not there', { image: 'none.svg' }, 'image', '"none.svg"', 'in public/art'],
    ['a picture from elsewhere', { image: '../a.svg' }, 'image', '"../a.svg"', 'the name of an'],
    ['no picture', { image: undefined }, 'image', 'nothing', 'the name of a file'],
    ['no alt text', { imageAlt: undefined }, 'imageAlt', 'nothing', 'a text'],
    ['an empty alt text', { imageAlt: '""' }, 'imageAlt', '""', 'a text'],
    ['an id that is no number', { id: 'one' }, 'id', '"one"', 'a whole number'],
    ['an id from 0', { id: '0' }, 'id', '0', 'a whole number from 1'],
    ['a day that is none', { date: '2026-02-30' }, 'date', '"2026-02-30"', 'a date such as'],
    ['an excerpt of a word', { excerpt: 'Short.' }, 'excerpt', '"Short."', 'at least 70'],
    ['no author', { author: undefined }, 'author', 'nothing', 'a text'],
    ['a field of its own', { colour: 'red' }, undefined, '{"colour":"red"}', 'only known fields'],
  ])('with %s stops the build', (_, slip, field, found, expected) => {
    const file = writePost('1.md', opening(slip));
    const where = field ? `${file}, field "${field}"` : file;
    expect(reading).toThrow(`${where}: found ${found}; expected `);
    expect(reading).toThrow(expected);
  });

  it('that is missing stops the build', () => {
    const file = write('1.md', body);
    expect(reading).toThrow(`${file}: found nothing; expected front matter between two lines of`);
  });

  it('that is no YAML stops the build, and the row is that of the file', () => {
    const file = writePost('1.md', opening({ title: 'Utah: a state' }));
    expect(reading).toThrow(`${file}, row 3: found "`);
    expect(reading).toThrow('expected valid YAML');
  });

  it('with an id of another article stops the build, and says which', () => {
    const first = writePost('1.md');
    const second = writePost('2.md', opening({ title: 'Another' }));
    expect(reading).toThrow(
      `${second}, field "id": found 1; expected an id of its own; ${first} has it`,
    );
  });
});

describe('the text of an article', () => {
  const html = 'Markdown without HTML';
  const link = 'an https, mailto or site address';
  const picture = 'no picture inside the text';

  it.each([
    ['a script', '<script>alert(1)</script>', 'text', '<script>', html],
    ['a script inside a line', 'Words <script src="x"></script>', 'text', '<script src', html],
    ['a picture with an event handler', '<img src=x onerror=alert(1)>', 'text', 'onerror', html],
    ['an event handler inside a line', 'A <b onclick="x()">b</b>', 'text', 'onclick', html],
    ['a style', '<style>body{display:none}</style>', 'text', '<style>', html],
    ['a style on an element', 'A <i style="color:red">red</i> word', 'text', 'style', html],
    ['a frame', '<iframe src="https://x.example"></iframe>', 'text', '<iframe', html],
    ['a comment', '<!-- note -->', 'text', '<!-- note', html],
    ['an HTML in a list', '- a\n- <svg onload=alert(1)>', 'text', '<svg', html],
    ['a javascript: link', '[go](javascript:alert(1))', 'link', 'javascript:alert(1)', link],
    ['one in capitals', '[go](JaVaScript:alert(1))', 'link', 'JaVaScript:', link],
    ['one behind a sign', '[go](&#106;avascript:alert(1))', 'link', 'javascript:', link],
    ['one written in two places', '[go][a]\n\n[a]: javascript:alert(1)', 'link', 'script:', link],
    ['a data: link', '[go](data:text/html,x)', 'link', 'data:text/html,x', link],
    ['an http: link', '[go](http://utah.gov)', 'link', 'http://utah.gov', link],
    ['one between angle brackets', '<http://utah.gov>', 'link', 'http://utah.gov', link],
    ['one in a heading', '## [go](http://utah.gov)', 'link', 'http://utah.gov', link],
    ['a bare one', 'See http://utah.gov today', 'link', 'http://utah.gov', link],
    ['a bare www', 'See www.utah.gov today', 'link', 'www.utah.gov', link],
    ['a link without a protocol', '[go](//utah.gov)', 'link', '//utah.gov', link],
    ['a link from here', '[go](about)', 'link', 'about', link],
    ['a footnote', 'Words[^1]\n\n[^1]: more words', 'footnote', '[^1]', 'no footnote: say it in'],
    ['one that hides HTML', 'A\n\n[^1]: /a\n\n    <b>', 'footnote', '[^1]', 'no footnote: say it'],
    ['a table with a style', '| a |\n| :-: |\n| b |', 'table', '| :-: |', 'no colons under the'],
    ['a picture', 'See ![alt](https://x.example/a.png)', 'picture', 'a.png', picture],
    ['one in two places', '![alt][a]\n\n[a]: https://x.example/a.png', 'picture', 'alt', picture],
  ])('with %s stops the build', (_, text, field, found, expected) => {
    const file = writePost('1.md', opening(), `One line.\n\n${text}\n`);
    const above = ['---', ...Object.keys(head), '---', 'One line.', ''].length;
    const line = text.split('\n').findIndex((one) => one.includes(found));
    const place = above + 1 + Math.max(line, 0);
    expect(reading).toThrow(`${file}, row ${place}, field "${field}": found "`);
    expect(reading).toThrow(found.replaceAll('"', String.raw`\"`));
    expect(reading).toThrow(`expected ${expected}`);
  });

  it('may link to https, to mail, within the site and within itself, and show code', () => {
    const text = [
      '[a](https://utah.gov/) <https://utah.gov> https://utah.gov/x',
      '[www.asc.gov](https://www.asc.gov/) [b][c] [d](mailto:office@example.org)',
      '[e](/resources/blogs/2) [f](#sources) `<script>` `http://localhost`',
      '\n    <script>alert(1)</script>\n\n1 < 2 & 3 > 2',
      '\n[c]: https://utah.gov/',
      '\n| a | b |\n|---|---|\n| 1 | 2 |',
    ].join('\n');
    writePost('1.md', opening(), text);
    expect(reading()).toHaveLength(1);
  });
});

describe('articles that are read', () => {
  it('come newest first, whatever their files are called', () => {
    writePost('a.md', opening({ id: '7', date: '2026-01-01' }));
    writePost('b.md', opening({ id: '8', date: '2026-09-01' }));
    writePost('c.md', opening({ id: '9', date: '2026-05-01' }));
    expect(reading().map(({ post }) => post.id)).toEqual([8, 9, 7]);
  });

  it.each([
    [1, '1 min read'],
    [238, '1 min read'],
    [239, '2 min read'],
    [952, '4 min read'],
  ])('of %i words say %s', (words, readTime) => {
    writePost('1.md', opening(), 'word '.repeat(words));
    expect(reading()[0]?.post.readTime).toBe(readTime);
  });

  it('may have the line ends of Windows', () => {
    write('1.md', `---\n${opening()}---\n${body}`.replaceAll('\n', '\r\n'));
    expect(reading()[0]?.post.title).toBe(head.title);
  });
});
