import { expect, it } from 'vitest';
import { answersSchema } from './quick-answers.ts';

const answer = (href: string) => ({
  question: 'Is it an inspection?',
  answer: 'No.',
  link: { label: 'Why not', href },
});
const messagesOf = (value: unknown) =>
  answersSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const withAnswers = (count: number) => ({
  heading: 'Questions',
  answers: Array.from({ length: count }, () => answer('/resources')),
});

it.each([0, 1, 60])('%i answers are possible', (count) =>
  expect(messagesOf(withAnswers(count))).toEqual([]),
);

it('a list can be too long', () =>
  expect(messagesOf(withAnswers(61))).toEqual(['Shorten it to 60.']));

it.each(['/', '/resources/blogs/4#the-report', 'https://www.example.org/a?b=c#d'])(
  'an answer may link to %s',
  (href) => expect(messagesOf({ heading: 'a', answers: [answer(href)] })).toEqual([]),
);

it.each([
  ['resources', 'Enter an address that starts with https://.'],
  ['//example.org', 'Enter an address that starts with https://.'],
  ['http://example.org', 'Enter an address that starts with https://.'],
  ['mailto:a@b.org', 'Enter an address that starts with https://.'],
  ['https://a b.org', 'The address has a space in it.\nRemove it.'],
])('an answer may not link to %s', (href, expected) =>
  expect(messagesOf({ heading: 'a', answers: [answer(href)] })).toEqual([
    expect.stringContaining(
      `${expected} For a page of this site, enter a path such as /membership.`,
    ),
  ]),
);
