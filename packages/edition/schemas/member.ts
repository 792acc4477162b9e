// A member as a row of members.csv: an id, the fields of the member table, and a point.
import {
  type FieldKind,
  type MemberField,
  memberFieldNames,
  memberFields,
  recordOf,
} from '@appraisers/directory/member-fields.ts';
import { z } from 'zod';
import { day } from './day.ts';
import { isnt } from './issue-message.ts';
import { email } from './text.ts';
import { webAddress } from './web-address.ts';

const trimmed = z.string().trim();

/** Text on one line. A line break in a cell means that a quotation mark took in the next row. */
const line = (what: string, max: number) =>
  trimmed
    .min(1, `Enter ${what}.`)
    .max(max)
    .regex(/^[^\n\t]*$/, 'Remove the line break or tab.');

/** Degrees as text, or an empty text. */
const degrees = (most: number) => {
  const hint = `Enter degrees from -${most} to ${most}, such as 40.25, or leave it empty.`;
  return trimmed
    .regex(/^(-?\d{1,3}(\.\d{1,15})?)?$/, hint)
    .transform((text) => (text === '' ? undefined : Number(text)))
    .refine((value) => value === undefined || Math.abs(value) <= most, hint)
    .optional();
};

/** A name as people write it: O’Neil-Díaz, Robert (Bob), ʻOfa, Ruiz, Jr. */
const personName = /^(?=.*\p{L})[\p{L}'’‘"“(][\p{L}\p{M}'’‘´`"“”.,()/&·‐–\- ]*$/u;

const kinds: Readonly<Record<Exclude<FieldKind, 'choice'>, z.ZodType<string>>> = {
  name: line('a name', 60).regex(
    personName,
    isnt(
      'a name',
      'Use letters, spaces, hyphens, apostrophes and periods. A ? may be a letter that was lost when the file was saved.',
    ),
  ),
  // Callers pay extra for area code 900, and for 976 after any area code.
  phone: trimmed.regex(
    /^1(?!900|\d{3}976)[2-9]\d{9}$/,
    isnt(
      'a phone number',
      'Enter 1 and then the 10 digits of a number without extra cost, or leave it empty. In a spreadsheet, first format the column as Text.',
    ),
  ),
  email: email('name@example.org'),
  web: webAddress,
  /** The finder compares it with what visitors type. */
  city: line('the name of a city', 60),
  zip: trimmed.regex(/^\d{5}$/, isnt('a ZIP code', 'Enter 5 digits.')),
  text: line('text', 200),
  list: line('entries with a semicolon between them', 500),
};

const oneOfOptions = (options: readonly string[] = []) =>
  trimmed.refine(
    (text) => options.includes(text),
    isnt('a choice', `Enter one of these: ${options.join(', ')}.`),
  );

const orNothing = (schema: z.ZodType<string>) =>
  trimmed.superRefine((text, context) => {
    const { error } = schema.safeParse(text);
    if (text !== '') for (const { message } of error?.issues ?? []) context.addIssue(message);
  });

const looks: Partial<Record<FieldKind, string>> = { phone: 'phone', email: 'email' };

function schemaOf(field: MemberField): z.ZodType<string> {
  const { kind, cell, options, title, help } = memberFields[field];
  const schema = kind === 'choice' ? oneOfOptions(options) : kinds[kind];
  const meta = { title, description: help, look: looks[kind], enum: options };
  if (cell === 'filled') return schema.meta(meta);
  return (cell === 'may be empty' ? orNothing(schema) : orNothing(schema).default('')).meta(meta);
}

export const memberSchema = z.object({
  id: trimmed
    .regex(/^[1-9]\d{0,8}$/, 'Enter a whole number from 1.')
    .transform(Number)
    .meta({ title: 'Number', description: 'This number never changes.' }),
  ...recordOf(memberFieldNames, schemaOf),
  /** The point of the ZIP, never of a home. */
  lat: degrees(90).meta({
    title: 'Latitude',
    description: "Leave both blank to use the ZIP code's location.",
  }),
  lng: degrees(180).meta({ title: 'Longitude' }),
});

/** The columns of the file, in their order. */
export const memberColumns = Object.keys(memberSchema.shape);

/** A member of the directory with the point of the ZIP, never of a home. */
export type Member = Readonly<
  Omit<z.infer<typeof memberSchema>, 'lat' | 'lng'> & { lat: number; lng: number }
>;

/**
 * A row of member-numbers.csv: the id of a current or former member, the same person's number on the membership
 * platform, and the day when they confirmed the entry. Browsers never receive this file.
 */
export const memberNumberSchema = z.object({
  /** As in members.csv. It stays when the member leaves, so that no other member gets it. */
  id: memberSchema.shape.id,
  /** Empty when unknown. */
  platformId: trimmed.regex(
    /^([A-Za-z0-9][\w.:-]{0,63})?$/,
    "Enter the person's number on the membership platform, or leave it empty.",
  ),
  /** Who confirmed the entry. Under this name only, the day counts: it never moves to another person. */
  person: trimmed.default(''),
  confirmed: orNothing(day('2026-11-20')).default(''),
});

export type MemberNumber = Readonly<z.infer<typeof memberNumberSchema>>;

/** The columns of that file, in their order. */
export const memberNumberColumns = Object.keys(memberNumberSchema.shape);
/** The columns that may be missing. */
export const confirmationColumns = ['person', 'confirmed'];
