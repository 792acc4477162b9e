import { describe, expect, it } from 'vitest';
import { body, head, opening, postFiles } from './post-files.fixture.ts';

const { write, writePost, reading } = postFiles();

describe('the front matter of an article', () => {
  it.each([
    ['no category', { category: undefined }, 'category', 'This field is missing. Enter text.'],
    ['a missing picture', { image: 'none.svg' }, 'image', 'There is no picture called "none.svg".'],
    ['a picture elsewhere', { image: '../a.svg' }, 'image', 'Enter the name of a picture'],
    ['no picture', { image: undefined }, 'image', 'This field is missing. Enter the name of a'],
    ['no alt text', { imageAlt: undefined }, 'imageAlt', 'This field is missing. Enter text.'],
    ['an empty alt text', { imageAlt: '""' }, 'imageAlt', 'This field is empty. Enter text.'],
    ['an id in letters', { id: 'one' }, 'id', '"one" isn\'t a number. Enter a whole number'],
    ['an id from 0', { id: '0' }, 'id', '0 is too small. Enter a whole number from 1'],
    ['an impossible day', { date: '2026-02-30' }, 'date', 'February 2026 has 28 days. Write'],
    ['an excerpt of a word', { excerpt: 'Short.' }, 'excerpt', 'has 6 characters. Write at least'],
    ['no author', { author: undefined }, 'author', 'This field is missing. Enter text.'],
    ['an unknown field', { color: 'red' }, 'color', 'There is no such field.'],
  ])('with %s stops the build', (_, issue, field, expected) => {
    const file = writePost('1.md', opening(issue));
    const lines = `---\n${opening(issue)}`.split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${field}:`));
    const line = at < 0 ? '' : `, line ${at + 1}`;
    expect(reading).toThrow(`${file}${line}, ${field}: `);
    expect(reading).toThrow(expected);
  });

  it('that is missing stops the build', () => {
    const file = write('1.md', body);
    expect(reading).toThrow(`${file}, line 1: The fields of the article are not between two lines`);
  });

  it('that is no YAML stops the build, and the line is that of the file', () => {
    const file = writePost('1.md', opening({ title: 'Utah: a state' }));
    expect(reading).toThrow(`${file}, line 3: "`);
    expect(reading).toThrow('has a colon in the wrong place.');
  });

  it('with an id of another article stops the build, and says which', () => {
    const first = writePost('1.md');
    const second = writePost('2.md', opening({ title: 'Another' }));
    expect(reading).toThrow(`${second}, line 2, id: ${first} already has the id 1. Give this`);
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

describe('a link in an article to a page of this site', () => {
  it('that is not there stops the build, and says which articles there are', () => {
    writePost('1.md', opening(), 'See [the next one](/resources/2).\n');
    const file = writePost(
      '2.md',
      opening({ id: '2' }),
      'First.\n\nSee [dues](/dues), [one](/resources/9#a).\n',
    );
    expect(reading).toThrow(`${file}, line 13, link: There is no page at "/dues".`);
    expect(reading).toThrow(`${file}, line 13, link: There is no page at "/resources/9#a".`);
    expect(reading).toThrow('The articles have these ids: 1, 2.');
    expect(reading).not.toThrow('1.md');
  });

  it.each([
    ['a page', '/about/'],
    ['a place on a page', '/#finder'],
    ['a search', '/?near=84604'],
    ['an article', '/resources/blogs/1'],
    ['a page by place, which comes and goes with its members', '/appraisers/salt-lake-city'],
    ['the finder for partners', '/embed/finder'],
    ['a file', '/events.ics'],
  ])('may lead to %s', (_, href) => {
    writePost('1.md', opening(), `See [here](${href}).\n`);
    expect(reading()).toHaveLength(1);
  });
});
