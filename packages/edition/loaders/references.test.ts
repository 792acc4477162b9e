import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { edition } from './edition.ts';
import { opening } from './post-files.fixture.ts';
import { postFrom } from './read-posts.ts';
import { parseYaml } from './read-yaml.ts';
import { unknownReferences, withFacts } from './references.ts';

const facts = { dues: '$100', seats: 3, many: 300, region: 'Middleton' };
const full = (text: string) => withFacts(text, facts);

describe('a text', () => {
  it.each([
    ['Dues are {dues} a year.', 'Dues are $100 a year.'],
    ['We hold {seats in words} seats, {seats} of nine.', 'We hold three seats, 3 of nine.'],
    ['{Seats in words} seats, held by {region}.', 'Three seats, held by Middleton.'],
    ['No fact at all.', 'No fact at all.'],
  ])('%j says %j', (text, says) => {
    expect(full(text)).toEqual({ text: says, lost: [] });
  });

  it.each([
    ['{duess}', '{duess}', /^the name of a fact .*\{dues\}, \{seats\}/],
    ['{}', '{}', /^the name of a fact/],
    ['an open { alone', '{', /^the name of a fact/],
    ['a closing } alone', '}', /^the name of a fact/],
    ['{constructor}', '{constructor}', /^the name of a fact/],
    ['{__proto__}', '{__proto__}', /^the name of a fact/],
    ['{many in words}', '{many in words}', /^a whole number up to 20/],
    ['{dues in words}', '{dues in words}', /^a whole number up to 20/],
  ])('with %j has a reference that leads nowhere', (text, found, expected) => {
    const [lost, ...others] = full(text).lost;
    expect([lost?.found, others]).toEqual([found, []]);
    expect(lost?.expected).toMatch(expected);
  });
});

it('says three dots for facts with issues, and its own references as ever', () => {
  const own = { ...unknownReferences, place: '{place}' };
  expect(withFacts('{dues} in {place}', own)).toEqual({ text: '… in {place}', lost: [] });
});

it('a reference that leads nowhere stops the build, with its place, once', () => {
  const text = 'name: x\ntitle: Dues of {due} a year\n';
  const schema = z.object({ name: z.string(), title: z.string() });
  expect(() => parseYaml('a.yaml', text, schema, { facts })).toThrow(
    /^[^\n]*\n {2}a\.yaml, row 2, field "title": found "\{due\}"; expected the name of a fact[^\n]*$/,
  );
});

it('an address keeps its braces', () => {
  const text = 'url: https://tile.example.org/{z}/{x}/{y}.png\n';
  const read = parseYaml('a.yaml', text, z.object({ url: z.string() }), { facts });
  expect(read.url).toContain('{z}/{x}/{y}');
});

it('an article says facts in its front matter and its text, and names the row of an issue', () => {
  const article = (body: string) =>
    `---\n${opening({ title: 'What {dues} buy' })}---\n\nFirst.\n\n${body}\n`;
  const pictures = edition.pictures();
  const { post, body } = postFrom('1.md', article('Dues are {dues}.'), pictures, facts);
  expect([post.title, body]).toEqual(['What $100 buy', '\nFirst.\n\nDues are $100.\n']);
  expect(() => postFrom('1.md', article('Dues are {due}.'), pictures, facts)).toThrow(
    /1\.md, row 14, field "text": found "\{due\}"/,
  );
});
