// The kinds of text that content files hold, and what is said of a value that is none of them.
import { z } from 'zod';

/** What a value of another kind most likely wants, where YAML reads a text as something else. */
function inQuotes(expected: string) {
  return ({ input }: { readonly input?: unknown }): string => {
    if (typeof input === 'number' || typeof input === 'boolean') return `${expected} in quotes`;
    if (input === null) return `${expected}, in quotes where it starts with #`;
    if (typeof input === 'object')
      return `${expected}, in quotes where it has a colon, a bracket or a brace`;
    return expected;
  };
}

/** A text that is not empty. */
export const text = z
  .string({ error: inQuotes('a text') })
  .trim()
  .min(1, 'a text')
  .max(2000, 'a text of at most 2,000 characters');

/** The fields of an entry: all of them known, each as it is described. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `no such field; here are ${names}` : `the fields ${names}`,
  });
}

/** A list of so many entries. */
export const list = <Entry extends z.ZodType>(
  entry: Entry,
  expected: string,
  { least, most = 200 }: { readonly least: number; readonly most?: number },
) => z.array(entry, expected).min(least, expected).max(most, `a list of at most ${most} entries`);

/** A list that the page has exactly so many places for. */
export const listOf = <Entry extends z.ZodType>(count: number, entry: Entry, expected: string) =>
  z.array(entry, expected).length(count, expected);

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `one of ${words.join(', ')}`);

/** A whole number within bounds. */
export const wholeNumber = (expected: string, least: number, most: number) =>
  z.int(expected).min(least, expected).max(most, expected);

/** A email address. */
export function email(example: string) {
  const expected = `a mail address such as ${example}`;
  return z
    .string(expected)
    .trim()
    .max(100, 'a mail address of at most 100 characters')
    .pipe(z.email(expected));
}

/** A path of this site, such as /membership, with or without a fragment. */
export const sitePath = z
  .string('a path of this site')
  .regex(/^\/(?!\/)[\w\-/]*(#[\w-]+)?$/, 'a path of this site such as /membership');

const pictureName = 'the name of a picture in pictures/, such as board-meeting.jpg';

/** The name of a picture: a drawing, or a photo. */
export const picture = z.string(pictureName).regex(/^[\w-]+\.(svg|jpe?g|png|webp)$/i, pictureName);
