// A member as a row of content/members.csv.
import { z } from 'zod';

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

const name = z.string().trim().min(1, 'a name').max(80, 'a name of at most 80 characters');

/** Degrees as text. Utah lies between the given bounds. */
const degrees = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, `degrees between ${least} and ${most}, such as ${least + 1}.25`)
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `degrees inside Utah, between ${least} and ${most}`,
    );

export const memberSchema = z.object({
  /** Never changes and is never given to another member. */
  id: z
    .string()
    .regex(/^[1-9]\d*$/, 'a whole number from 1')
    .transform(Number),
  firstName: name,
  lastName: name,
  /** May be empty: the card then shows N/A. */
  phone: z.string().regex(/^(1[2-9]\d{9})?$/, 'eleven digits starting with 1, or nothing'),
  email: z.email('a mail address such as name@example.org'),
  /** As the finder compares it with what visitors type. */
  city: z.string().trim().min(1, 'the name of a city'),
  zip: z.string().regex(/^\d{5}$/, 'a ZIP code of five digits'),
  /** The point of the ZIP, never of a home. */
  lat: degrees(36.9, 42.1),
  lng: degrees(-114.1, -109),
});

export type Member = z.infer<typeof memberSchema>;
