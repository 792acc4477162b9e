// A member as a row of members.csv: the fields of the table, with an id before and a point after them.
import {
  type FieldKind,
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';
import { z } from 'zod';
import { email } from './text.ts';
import { webAddress } from './web-address.ts';

/** A text on one line: a line break in it is the end of a row that a quote has taken in. */
const line = (expected: string, longest: number) =>
  z
    .string()
    .trim()
    .min(1, expected)
    .max(longest, `${expected} of at most ${longest} characters`)
    .regex(/^[^\n\t]*$/, `${expected} on one line`);

const letters = 'a name, of letters';

/** Degrees as text, or nothing. */
const degrees = (most: number) => {
  const expected = `degrees from -${most} to ${most}, such as 40.25, or nothing`;
  return z
    .string()
    .trim()
    .regex(/^(-?\d{1,3}(\.\d{1,15})?)?$/, expected)
    .transform((text) => (text === '' ? undefined : Number(text)))
    .refine((value) => value === undefined || Math.abs(value) <= most, expected)
    .optional();
};

const phone = 'eleven digits starting with 1, or nothing';

const kinds: Readonly<Record<FieldKind, z.ZodType<string>>> = {
  name: line('a name', 60).regex(/^[^\d@<>=|;?]*\p{L}[^\d@<>=|;?]*$/u, {
    error: ({ input }) =>
      String(input).includes('?')
        ? `${letters}; each ? may be one that was lost when the file was saved: type it again, and in Excel save as "CSV UTF-8 (Comma delimited)"`
        : letters,
  }),
  phone: z
    .string()
    .trim()
    .regex(/^1[2-9]\d{9}$/, {
      error: ({ input }) =>
        /E\+/i.test(String(input))
          ? `${phone}; in the spreadsheet, format the column as Text and type the number again`
          : phone,
    }),
  email: email('name@example.org'),
  web: webAddress,
  /** As the finder compares it with what visitors type. */
  city: line('the name of a city', 60),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'a ZIP code of five digits'),
  text: line('a text', 200),
};

const orNothing = (schema: z.ZodType<string>) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const { error } = schema.safeParse(text);
      if (text !== '') for (const { message } of error?.issues ?? []) context.addIssue(message);
    });

function schemaOf(field: MemberField): z.ZodType<string> {
  const { kind, cell } = memberFields[field];
  if (cell === 'filled') return kinds[kind];
  return cell === 'may be empty' ? orNothing(kinds[kind]) : orNothing(kinds[kind]).default('');
}

export const memberSchema = z.object({
  /** Never changes and is never given to another member. */
  id: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,8}$/, 'a whole number from 1')
    .transform(Number),
  ...recordOf(memberFieldNames, schemaOf),
  /** The point of the ZIP, never of a home. Left out, it is looked up. */
  lat: degrees(90),
  lng: degrees(180),
});

/** The columns of the file, in their order. */
export const memberColumns = Object.keys(memberSchema.shape);
/** Those it may do without. */
export const optionalColumns = [
  ...memberFieldNames.filter((name) => memberFields[name].cell === 'may be missing'),
  ...['lat', 'lng'],
];

/** A member of the directory, whose point is known: that of the ZIP, never of a home. */
export type Member = Readonly<
  Omit<z.infer<typeof memberSchema>, 'lat' | 'lng'> & { lat: number; lng: number }
>;

/**
 * A row of member-numbers.csv: a number that a member has or had, and the number of the same person on
 * the membership platform. No browser receives them.
 */
export const memberNumberSchema = z.object({
  /** As in members.csv. A number stays when its member leaves, so that no other member gets it. */
  id: memberSchema.shape.id,
  /** Nothing, where the platform's number is not known. */
  platformId: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9][\w.:-]{0,63})?$/, 'a number of the membership platform, or nothing'),
});

export type MemberNumber = Readonly<z.infer<typeof memberNumberSchema>>;

/** The columns of that file, in their order. */
export const memberNumberColumns = Object.keys(memberNumberSchema.shape);
