import { describe, expect, it } from 'vitest';
import { openEdition } from './open-edition.ts';
import { article, body, head, opening } from './post-files.fixture.ts';
import { pictureReferences } from './validate-article.ts';

/** Reads articles with these texts, whose files are numbered from 1. */
const read = (...texts: string[]) =>
  openEdition(
    'edition',
    Object.fromEntries(texts.map((text, at) => [`posts/${at + 1}.md`, text])),
  ).posts.read();
const [first, second] = ['edition/posts/1.md', 'edition/posts/2.md'];

describe('the front matter of an article', () => {
  it.each([
    ['no category', { category: undefined }, 'category', 'This field is missing. Enter text.'],
    ['an id from 0', { id: '0' }, 'id', '0 is too small. Enter a whole number from 1'],
    ['an excerpt of a word', { excerpt: 'Short.' }, 'excerpt', 'has 6 characters. Write at least'],
  ])('with %s stops the build', (_, issue, field, expected) => {
    const reading = () => read(article(opening(issue)));
    const lines = `---\n${opening(issue)}`.split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${field}:`));
    const line = `, line ${at < 0 ? 2 : at + 1}`;
    expect(reading).toThrow(`${first}${line}, ${field}: `);
    expect(reading).toThrow(expected);
  });

  it('that is missing stops the build', () =>
    expect(() => read(body)).toThrow(
      `${first}, line 1: The fields of the article are not between two lines`,
    ));

  it('with an id of another article stops the build, and says which', () => {
    const reading = () => read(article(), article(opening({ title: 'Another' })));
    for (const file of [first, second])
      expect(reading).toThrow(`${file}, line 2, id: Another article has the id 1, too. Give one`);
  });
});

describe('articles that are read', () => {
  it('come newest first, whatever their files are called', () => {
    const posts = read(
      article(opening({ id: '7', date: '2026-01-01' })),
      article(opening({ id: '8', date: '2026-09-01' })),
      article(opening({ id: '9', date: '2026-05-01' })),
    );
    expect(posts.map(({ post }) => post.id)).toEqual([8, 9, 7]);
  });

  it.each([
    [238, '1 min read'],
    [239, '2 min read'],
  ])('of %i words say %s', (words, readTime) => {
    const [found] = read(article(opening(), 'word '.repeat(words)));
    expect(found?.post.readTime).toBe(readTime);
  });
});

it('a link to a page of this site that is not there stops the build, and says which articles there are', () => {
  const reading = () =>
    read(
      article(opening(), 'See [the next one](/resources/2).\n'),
      article(opening({ id: '2' }), 'First.\n\nSee [dues](/dues), [one](/resources/9#a).\n'),
    );
  expect(reading).toThrow(`${second}, line 13, link: There is no page at "/dues".`);
  expect(reading).toThrow(`${second}, line 13, link: There is no page at "/resources/9#a".`);
  expect(reading).toThrow('The articles have these ids: 1, 2.');
  expect(reading).not.toThrow('1.md');
});

describe('the text of an article', () => {
  const link = 'Use https://www.example.org/, mailto:office@example.org, or a path';
  const there = 'or use the exact name of a picture there.';
  const shown = 'Use text, ## headings, lists, tables,';

  it.each([
    ['a script', '<script>alert(1)</script>', 'text', '<script>', shown],
    ['a comment', '<!-- note -->', 'text', '<!-- note', shown],
    ['a javascript: link', '[go](javascript:alert(1))', 'link', 'javascript:alert(1)', link],
    ['one behind a sign', '[go](&#106;avascript:alert(1))', 'link', 'javascript:', link],
    ['an address apart', 'go\n\n[a]: https://utah.gov/', 'text', '[a]', shown],
    ['a bare one', 'See http://utah.gov today', 'link', 'http://utah.gov', link],
    ['one with a password', '[go](https://a:b@utah.gov/)', 'link', 'a:b@', link],
    ['an email link without a host', '[go](mailto:office)', 'link', 'mailto:office', link],
    ['a footnote', 'Words[^1]\n\n[^1]: more words', 'text', '[^1]', shown],
    ['a cell without a column', '| a |\n|---|\n| 1 | xyz |', 'text', '| a |', shown],
    ['a checkbox', '- [x] done', 'text', '[x]', shown],
    ['a heading like the title', '# At home', 'text', 'At home', shown],
    ['a word after the quotes of code', '```js now\nx\n```', 'text', 'js now', shown],
    ['a foreign picture', 'See ![a](https://x.example/a.png)', 'picture', 'a.png', there],
    ['one in capitals', '![alt](Visit.svg)', 'picture', 'Visit.svg', there],
    ['a space in its name', '![A *b*](a b.jpg)', 'text', '![A', shown],
    ['one without words', '![ ](visit.svg)', 'picture', 'visit.svg', 'Say in the brackets what'],
  ])('with %s stops the build', (_, text, field, part, expected) => {
    const reading = () => read(article(opening(), `One line.\n\n${text}\n`));
    const above = ['---', ...Object.keys(head), '---', 'One line.', ''].length;
    const at = text.split('\n').findIndex((one) => one.includes(part));
    expect(reading).toThrow(`${first}, line ${above + 1 + Math.max(at, 0)}, ${field}: `);
    expect(reading).toThrow(part);
    expect(reading).toThrow(expected);
  });

  it('with many issues, here and in another, stops the build once', () => {
    const reading = () =>
      read(
        article(opening({ author: undefined }), '<b>\n\n[go](about)\n'),
        article(opening({ id: '2' }), '![a](b)\n'),
      );
    expect(reading).toThrow(`${first}, line 2, author: `);
    expect(reading).toThrow(`${first}, line 10, text: `);
    expect(reading).toThrow(`${first}, line 12, link: `);
    expect(reading).toThrow(`${second}, line 11, picture: `);
  });

  it('that is missing stops the build', () =>
    expect(() => read(article(opening(), ' \n\n'))).toThrow('The article has no text. Write'));

  it('may link to https, to email and within the site, and show pictures, tables and code', () => {
    const text = [
      '[a](https://utah.gov/) <https://utah.gov> https://utah.gov/x',
      '[www.asc.gov](https://www.asc.gov/) [d](mailto:office@example.org)',
      '[e](/resources/blogs/1) [f](#sources) `<script>` `http://localhost`',
      '\n    <script>alert(1)</script>\n\n1 < 2 & 3 > 2',
      '\n| a | b |\n|---|---|\n| 1 | 2 |\n\nFirst.\n\n---\n\nSecond.',
      '![A house](visit.svg) and\n- ![A \\[b\\]](<mark.svg>)\n- [![c](report.svg)](/about)',
    ].join('\n');
    expect(read(article(opening(), text))).toHaveLength(1);
  });
});

it('the pictures of a text are those that it shows', () =>
  expect(
    pictureReferences('![a](b.jpg)\n- [![c [d](e)](<f.svg>)](/g)\n`![](h.png)` [i](j.png)'),
  ).toEqual(['b.jpg', 'f.svg']));
