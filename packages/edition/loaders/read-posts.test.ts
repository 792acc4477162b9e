import { describe, expect, it } from 'vitest';
import { categories } from '#schemas/post.ts';
import { body, head, opening, postFiles } from './post-files.fixture.ts';

const { write, writePost, reading } = postFiles();

describe('the front matter of an article', () => {
  it.each([
    ['an unknown category', { category: 'Gossip' }, 'category', '"Gossip"', categories.join(', ')],
    ['no category', { category: undefined }, 'category', 'nothing', 'one of Industry Standards'],
    ['a picture that is not there', { image: 'none.svg' }, 'image', '"none.svg"', 'in pictures/'],
    ['a picture elsewhere', { image: '../a.svg' }, 'image', '"../a.svg"', 'the name of a picture'],
    ['no picture', { image: undefined }, 'image', 'nothing', 'the name of a picture'],
    ['no alt text', { imageAlt: undefined }, 'imageAlt', 'nothing', 'a text'],
    ['an empty alt text', { imageAlt: '""' }, 'imageAlt', '""', 'a text'],
    ['an id that is no number', { id: 'one' }, 'id', '"one"', 'a whole number'],
    ['an id from 0', { id: '0' }, 'id', '0', 'a whole number from 1'],
    ['a day that is none', { date: '2026-02-30' }, 'date', '"2026-02-30"', 'a date such as'],
    ['an excerpt of a word', { excerpt: 'Short.' }, 'excerpt', '"Short."', 'at least 70'],
    ['no author', { author: undefined }, 'author', 'nothing', 'a text'],
    ['a field of its own', { color: 'red' }, 'color', '"red"', 'no such field'],
  ])('with %s stops the build', (_, issue, field, found, expected) => {
    const file = writePost('1.md', opening(issue));
    const lines = `---\n${opening(issue)}`.split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${field}:`));
    const row = at < 0 ? '' : `, row ${at + 1}`;
    expect(reading).toThrow(`${file}${row}, field "${field}": found ${found}; expected `);
    expect(reading).toThrow(expected);
  });

  it('that is missing stops the build', () => {
    const file = write('1.md', body);
    expect(reading).toThrow(`${file}, row 1: found "The first paragraph."; expected front matter`);
  });

  it('that is no YAML stops the build, and the row is that of the file', () => {
    const file = writePost('1.md', opening({ title: 'Utah: a state' }));
    expect(reading).toThrow(`${file}, row 3: found "`);
    expect(reading).toThrow('needs the whole text in quotes');
  });

  it('with an id of another article stops the build, and says which', () => {
    const first = writePost('1.md');
    const second = writePost('2.md', opening({ title: 'Another' }));
    expect(reading).toThrow(
      `${second}, row 2, field "id": found 1; expected an id of its own; ${first} has it`,
    );
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
    const expected = 'expected the path of a page of this site; its articles are 1, 2';
    expect(reading).toThrow(`${file}, row 13, field "link": found "/dues"; ${expected}`);
    expect(reading).toThrow(`${file}, row 13, field "link": found "/resources/9#a"; ${expected}`);
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
