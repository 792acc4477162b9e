import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { article, opening } from './post-files.fixture.ts';
import { postFrom } from './read-posts.ts';
import { parseYaml } from './read-yaml.ts';
import { withFacts } from './references.ts';

const facts = { dues: '$100', seats: 3, many: 300, region: 'Middleton' };
const full = (text: string) => withFacts(text, facts);

describe('a text', () => {
  it.each([
    ['Dues are {dues} a year.', 'Dues are $100 a year.'],
    ['We hold {seats in words} seats, {seats} of nine.', 'We hold three seats, 3 of nine.'],
    ['{Seats in words} seats, held by {region}.', 'Three seats, held by Middleton.'],
  ])('%j says %j', (text, says) => expect(full(text)).toEqual({ text: says, lost: [] }));

  it.each([
    ['{duess}', 'There is no fact for "{duess}".', /facts\.yaml: \{dues\}, \{seats\}/],
    ['an open { alone', 'There is no fact for "{".', /^Use one/],
    ['{constructor}', 'There is no fact for "{constructor}".', /^Use one/],
    ['{many in words}', 'There is no fact for "{many in words}".', /whole numbers up to 20/],
  ])('with %j has an unknown reference', (text, reason, hint) => {
    const [lost, ...others] = full(text).lost;
    expect([lost?.reason, others]).toEqual([reason, []]);
    expect(lost?.hint).toMatch(hint);
  });
});

it('an unknown reference stops the build once, with its place', () => {
  const text = 'name: x\ntitle: Dues of {due} a year\n';
  const schema = z.object({ name: z.string(), title: z.string() });
  expect(() => parseYaml('a.yaml', text, schema, undefined, facts)).toThrow(
    /^[^\n]*\n {2}a\.yaml, line 2, title: There is no fact for "\{due\}"\. Use one[^\n]*$/,
  );
});

it('an article says facts in its front matter and its text, and names the line of an issue', () => {
  const saying = (text: string) =>
    article(opening({ title: 'What {dues} buy' }), `\nFirst.\n\n${text}\n`);
  const { post, body } = postFrom('1.md', saying('Dues are {dues}.'), {}, facts);
  expect([post.title, body]).toEqual(['What $100 buy', '\nFirst.\n\nDues are $100.\n']);
  expect(() => postFrom('1.md', saying('Dues are {due}.'), {}, facts)).toThrow(
    /1\.md, line 14, text: There is no fact for "\{due\}"/,
  );
});
