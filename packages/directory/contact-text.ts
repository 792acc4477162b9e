// The ways to reach a member, and members as plain text that other programs can read.
import { type Appraiser, fullName } from './appraiser.ts';
import { type DetailWording, detailRows } from './detail-rows.ts';
import type { ContactField, FieldKind } from './member-fields.ts';
import { formatPhone, phoneHref } from './phone.ts';

export type ContactDetail = ContactField & {
  readonly text: string;
  /** A link to call, write or visit, if the value is good for one. */
  readonly href: string | undefined;
};

const linkOf = (kind: FieldKind, value: string) => {
  if (kind === 'phone') return phoneHref(value);
  return kind === 'email' ? `mailto:${value}` : value;
};

/** Leaves out what a member does not have. A missing phone number is shown as N/A. */
export const contactDetails = (
  member: Appraiser,
  fields: readonly ContactField[],
): readonly ContactDetail[] =>
  fields
    .map((field) => {
      const value = member[field.name];
      const text = field.kind === 'phone' ? formatPhone(value) : value;
      return { ...field, text, href: linkOf(field.kind, value) };
    })
    .filter(({ text }) => text);

/** Where a member's entry is from, and what it shows. */
export type EntryMaker = {
  /** The state as addresses write it. */
  readonly state: string;
  /** The source of the entry, and its date. */
  readonly note: string;
  readonly contacts: readonly ContactField[];
  readonly wording: DetailWording;
};

/** A line each: name, place, ways to reach them, and what they state about their work. */
const entry = (member: Appraiser, { state, contacts, wording }: EntryMaker): string =>
  [
    fullName(member),
    `${member.city}, ${state} ${member.zip}`,
    ...contactDetails(member, contacts).map(({ text }) => text),
    ...detailLines(member, wording),
  ].join('\n');

/** What the member states about their work, a line each. */
export const detailLines = (member: Appraiser, wording: DetailWording): readonly string[] =>
  detailRows(member, wording).map(({ title, text }) => `${title}: ${text}`);

/** The entries with an empty line between them, and their source at the end. */
export const contactText = (members: readonly Appraiser[], maker: EntryMaker): string =>
  [...members.map((member) => entry(member, maker)), maker.note].join('\n\n');

/** Half of a character, which no encoding allows, counts as a space. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** The text on one line, without outer spaces. */
export const oneLine = (text: string): string =>
  text.replace(unprintable, ' ').replace(/ +/g, ' ').trim();
