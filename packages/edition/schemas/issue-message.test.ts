import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueSentences, reasonAndHint, shownValue } from './issue-message.ts';
import { fields, list, oneOf, text, wholeNumber } from './text.ts';

/** The first issue of a value, in its two sentences. */
function sentences(schema: z.ZodType, value: unknown) {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (!issue) return undefined;
  const { reason, hint } = issueSentences(issue, value);
  return `${reason} ${hint}`;
}

describe('an issue says what happened and what to do', () => {
  const own = z.string().refine(() => false, reasonAndHint('It is Monday.', 'Wait a day.'));
  const zoom = wholeNumber('a zoom from 3 to 12', 3, 12);
  const items = list(text, 'at least one item', { least: 1, most: 1 });
  it.each([
    ['nothing', text, undefined, 'This field is missing. Enter text.'],
    [
      'a note',
      text,
      null,
      'This field is empty. Enter text. If it starts with #, put it in quotes.',
    ],
    ['a yes', text, true, "Without quotes, true isn't text. Put it in quotes."],
    [
      'a long text',
      text,
      'x'.repeat(2314),
      'This text has 2,314 characters. Shorten it to 2,000 characters.',
    ],
    [
      'a short text',
      text.min(70),
      'Hi',
      'This text has 2 characters. Write at least 70 characters.',
    ],
    [
      'another word',
      oneOf(['a', 'b']),
      'c',
      '"c" isn\'t one of the choices. Enter one of these: a, b.',
    ],
    ['a large number', zoom, 13, '13 is too large. Enter a zoom from 3 to 12.'],
    ['a part', zoom, 3.5, "3.5 isn't a whole number. Enter a zoom from 3 to 12."],
    ['no list', items, 'a', '"a" isn\'t a list. Enter at least one item.'],
    ['an empty list', items, [], 'This list is empty. Enter at least one item.'],
    ['a long list', items, ['a', 'b'], 'The length of this list is 2. Shorten it to 1.'],
    ['no fields', fields({ a: text }), 'a', '"a" isn\'t a group of fields. Enter these fields: a.'],
    ['a reason of its own', own, 'x', 'It is Monday. Wait a day.'],
  ])('for %s', (_, schema, value, expected) => expect(sentences(schema, value)).toBe(expected));
});

it('a long value is shortened', () => {
  expect(shownValue('x'.repeat(5000))).toHaveLength(80);
  expect(shownValue('"')).toBe(String.raw`"\""`);
});
