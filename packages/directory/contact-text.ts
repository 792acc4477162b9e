// The ways to reach a member, and members as text that other programs can read.
import { type Appraiser, fullName } from './appraiser.ts';
import { type DetailWording, detailRows, listItems } from './detail-rows.ts';
import { memberFieldNames, memberFields } from './member-fields.ts';
import { formatPhone, phoneHref } from './phone.ts';

/**
 * The ways to reach a member, each with its text, and a link to call, write or visit if the value is good for one.
 * Leaves out what a member does not have. A missing phone number is shown as N/A.
 */
export const contactDetails = (member: Appraiser) =>
  memberFieldNames.flatMap((name) => {
    const { title, kind, contact } = memberFields[name];
    const value = member[name];
    const text = kind === 'phone' ? formatPhone(value) : value;
    const link = kind === 'email' ? `mailto:${value}` : value;
    const href = kind === 'phone' ? phoneHref(value) : link;
    return contact && text ? { name, title, kind, ...contact, text, href } : [];
  });

/** Where a member's entry is from, and what it shows. */
type EntryMaker = {
  /** The state as addresses write it. */
  readonly state: string;
  /** The source of the entry, and its date. */
  readonly note: string;
  readonly wording: DetailWording;
};

/** What the member states about their work, a line each. */
const detailLines = (member: Appraiser, wording: DetailWording): readonly string[] =>
  detailRows(member, wording).map(({ title, text }) => `${title}: ${text}`);

/**
 * An entry for each member: a line each for name, place, ways to reach them, and what they state about their work.
 * Empty lines are between the entries, and their source is at the end.
 */
export function contactText(members: readonly Appraiser[], { state, note, wording }: EntryMaker) {
  const entries = members.map((member) => [
    ...[fullName(member), `${member.city}, ${state} ${member.zip}`],
    ...contactDetails(member).map(({ text }) => text),
    ...detailLines(member, wording),
  ]);
  return [...entries.map((lines) => lines.join('\n')), note].join('\n\n');
}

/** The text on one line, without outer spaces. Half of a character, which no encoding allows, counts as a space. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** A text as the value of a property or as one of its parts. */
export const escapeText = (text: string): string => oneLine(text).replace(/[\\;,]/g, '\\$&');

function card(member: Appraiser, maker: EntryMaker): readonly string[] {
  const { lastName, firstName, city, zip } = member;
  const { state, note, wording } = maker;
  // Designations follow the name, so they are its suffixes.
  const suffixes = listItems(member.designations).map(escapeText).join(',');
  // Numbers and addresses of pages are no text and have no escapes.
  const reached = contactDetails(member).map(({ vcard, kind, text, href }) => [
    vcard,
    kind === 'email' ? escapeText(text) : href?.replace('tel:', ''),
  ]);
  const properties = [
    ['N', `${escapeText(lastName)};${escapeText(firstName)};;;${suffixes}`],
    ['FN', escapeText(fullName(member))],
    ['TITLE', 'Real estate appraiser'],
    ['ROLE', escapeText(wording.credentials[member.credential] ?? '')],
    ...reached,
    ['ADR;TYPE=WORK', `;;;${[city, state, zip].map(escapeText).join(';')};USA`],
    ['URL', oneLine(member.website)],
    ['NOTE', escapeText([...detailLines(member, wording), note].join('. '))],
  ].flatMap(([property, value]) => (value ? [`${property}:${value}`] : []));
  return ['BEGIN:VCARD', 'VERSION:3.0', ...properties, 'END:VCARD'];
}

/**
 * One file with a contact card for each member, for phones and email programs. All of them read vCard 3.0 (RFC 2426),
 * also with long lines, which may be folded.
 */
export const vcards = (members: readonly Appraiser[], maker: EntryMaker): string =>
  members
    .flatMap((member) => card(member, maker))
    .map((line) => `${line}\r\n`)
    .join('');
