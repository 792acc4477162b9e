// A member as a row of content/members.csv.
import { z } from 'zod';
import { mail } from './text.ts';

/** The columns of the file, in their order. */
export const memberColumns = [
  'id',
  'firstName',
  'lastName',
  'phone',
  'email',
  'city',
  'zip',
  'lat',
  'lng',
] as const;

/** A text on one line: a line break in it is the end of a row that a quote has taken in. */
const line = (expected: string, longest: number) =>
  z
    .string()
    .trim()
    .min(1, expected)
    .max(longest, `${expected} of at most ${longest} characters`)
    .regex(/^[^\n\t]*$/, `${expected} on one line`);

const name = line('a name', 60).regex(/^[^\d@<>=|;]*\p{L}[^\d@<>=|;]*$/u, 'a name, of letters');

/** Degrees as text. Utah lies between the given bounds. */
const degrees = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(
      /^-?\d{1,3}(\.\d{1,15})?$/,
      `degrees between ${least} and ${most}, such as ${least + 1}.25`,
    )
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `degrees inside Utah, between ${least} and ${most}`,
    );

const phone = 'eleven digits starting with 1, or nothing';

export const memberSchema = z.object({
  /** Never changes and is never given to another member. */
  id: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,8}$/, 'a whole number from 1')
    .transform(Number),
  firstName: name,
  lastName: name,
  /** May be empty: the card then shows N/A. */
  phone: z
    .string()
    .trim()
    .regex(/^(1[2-9]\d{9})?$/, {
      error: ({ input }) =>
        /E\+/i.test(String(input))
          ? `${phone}; in the spreadsheet, format the column as Text and type the number again`
          : phone,
    }),
  email: mail('name@example.org'),
  /** As the finder compares it with what visitors type. */
  city: line('the name of a city', 60),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'a ZIP code of five digits'),
  /** The point of the ZIP, never of a home. */
  lat: degrees(36.9, 42.1),
  lng: degrees(-114.1, -109),
});

export type Member = z.infer<typeof memberSchema>;
