// The kinds of values in content files. Their messages say what to do: issue-message.ts.
import { plainText } from '@appraisers/directory/place-names.ts';
import { z } from 'zod';
import { isnt, reasonAndHint, shownValue } from './issue-message.ts';

/** YAML reads some texts without quotes as another kind of value. */
const textHint = ({ input }: { readonly input?: unknown }) =>
  input === undefined ? 'Enter text.' : 'Enter text. Put all of it in quotes.';

/** Invisible characters: control and format characters. */
export const invisibleChars = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A line of text that is not empty. YAML may have an invisible character as an escape, which would break a feed. */
export const text = z
  .string({ error: textHint })
  .trim()
  .min(1, 'Enter text.')
  .max(2000)
  .refine(
    (given) => given.search(invisibleChars) < 0,
    reasonAndHint('The text has an invisible character.', 'Delete the text and type it again.'),
  );

// What follows a schema in `meta` is for its form at the desk: the label and the help of a field, how the
// field looks, what a list calls an entry. Without a title, the label is the name of the field.

/** A text of several lines. */
export const prose = text.meta({ look: 'long' });

/** The fields of an entry. Unknown fields are issues. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `Remove it, or use one of these names: ${names}.`
        : `Enter these fields: ${names}.`,
  });
}

/** A list. `name` is what messages and the desk call an entry of it. */
export function list<Entry extends z.ZodType>(entry: Entry, name: string, least = 1, most = 200) {
  const number = least === 1 ? `one ${name}` : `${least} entries`;
  const hint = least === 0 ? 'Enter a list, or [] for none.' : `Enter at least ${number}.`;
  return z
    .array(entry, hint)
    .min(least, hint)
    .max(most, `Shorten it to ${most}.`)
    .meta({ entry: name });
}

/** Runs even if other fields have issues, so that one run reports all issues. */
export const always = { when: () => true };

/** The places of keys that are there already, each with the place of the first one. Empty keys don't count. */
export function repeats(keys: readonly (string | undefined)[]) {
  const firsts = new Map<string, number>();
  return keys.flatMap((key, at) => {
    if (!key) return [];
    const first = firsts.get(key);
    if (first !== undefined) return { at, first };
    firsts.set(key, at);
    return [];
  });
}

/** A list in which no two entries have the same text in a field, whatever its case and accents. */
export const eachOnce = <Field extends string, Entry extends z.ZodType<Record<Field, string>>>(
  field: Field,
  entries: z.ZodArray<Entry>,
) =>
  entries.superRefine((given: unknown, context) => {
    const texts = Array.isArray(given) ? given.map((entry) => String(entry?.[field] ?? '')) : [];
    for (const { at, first } of repeats(texts.map(plainText))) {
      const reason = `Entry ${first + 1} already has ${shownValue(texts[at])}.`;
      const message = reasonAndHint(reason, 'Change one of the two, or remove it.');
      context.addIssue({ code: 'custom', path: [at, field], message });
    }
  }, always);

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `Enter one of these: ${words.join(', ')}.`);

/** The icon of a card, site/ui/InfoCards.tsx. */
export const icon = oneOf([
  'education',
  'legislative',
  'membership',
  'network',
  'workshop',
  'dues',
  'uspap',
  'value',
  'directory',
  'ethics',
  'events',
  'law',
  'mentor',
  'news',
]);
export type IconName = z.infer<typeof icon>;

/** A number within bounds. */
export function numberWithin(what: string, least: number, most: number) {
  const hint = `Enter ${what}.`;
  return z.number(hint).min(least, hint).max(most, hint);
}

export const wholeNumber = (what: string, least: number, most: number) =>
  numberWithin(what, least, most).int(`Enter ${what}.`);

export const yesOrNo = z.boolean('Enter true or false.');

/** A text of one form. */
export const matching = (pattern: RegExp, hint: string) => z.string(hint).regex(pattern, hint);

/** An email address. */
export function email(example: string) {
  const hint = `Enter an email address like ${example}.`;
  return z
    .string(hint)
    .trim()
    .max(100)
    .pipe(z.email(isnt('an email address', hint)))
    .meta({ look: 'email' });
}

/** The name of a picture: a drawing, or a photo. */
export const picture = matching(
  /^[\w-]+\.(svg|jpe?g|png|webp)$/i,
  'Enter the name of a picture in pictures/, such as board-meeting.jpg.',
).meta({ title: 'Picture', look: 'picture' });
