// The ways to reach a member, and members as plain text that other programs can read.
import { type Appraiser, fullName } from './appraiser.ts';
import { type DetailWording, detailRows } from './detail-rows.ts';
import { contactFields } from './member-fields.ts';
import { formatPhone, phoneHref } from './phone.ts';

/**
 * The ways to reach a member, each with its text, and a link to call, write or visit if the value is good for one.
 * Leaves out what a member does not have. A missing phone number is shown as N/A.
 */
export const contactDetails = (member: Appraiser) =>
  contactFields
    .map((field) => {
      const value = member[field.name];
      if (field.kind === 'phone')
        return { ...field, text: formatPhone(value), href: phoneHref(value) };
      return { ...field, text: value, href: field.kind === 'email' ? `mailto:${value}` : value };
    })
    .filter(({ text }) => text);

/** Where a member's entry is from, and what it shows. */
export type EntryMaker = {
  /** The state as addresses write it. */
  readonly state: string;
  /** The source of the entry, and its date. */
  readonly note: string;
  readonly wording: DetailWording;
};

/** What the member states about their work, a line each. */
export const detailLines = (member: Appraiser, wording: DetailWording): readonly string[] =>
  detailRows(member, wording).map(({ title, text }) => `${title}: ${text}`);

/**
 * An entry for each member: a line each for name, place, ways to reach them, and what they state about their work.
 * Empty lines are between the entries, and their source is at the end.
 */
export const contactText = (
  members: readonly Appraiser[],
  { state, note, wording }: EntryMaker,
): string => {
  const entries = members.map((member) => [
    ...[fullName(member), `${member.city}, ${state} ${member.zip}`],
    ...contactDetails(member).map(({ text }) => text),
    ...detailLines(member, wording),
  ]);
  return [...entries.map((lines) => lines.join('\n')), note].join('\n\n');
};

/** The text on one line, without outer spaces. Half of a character, which no encoding allows, counts as a space. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
