// Appraisers as contact cards for phones and email programs. All of them read vCard 3.0. Its escapes and
// folds are those of RFC 6350, sections 3.2 and 3.4. Its properties are those of RFC 2426.
import { type Appraiser, fullName } from './appraiser.ts';
import {
  type ContactDetail,
  contactDetails,
  detailLines,
  type EntryMaker,
  oneLine,
} from './contact-text.ts';
import { listItems } from './detail-rows.ts';

/** Octets that a line may have without its end. */
const maxLineOctets = 75;

/** A text as the value of a property or as one of its parts. */
export const escapeText = (text: string): string => oneLine(text).replace(/[\\;,]/g, '\\$&');

const octetsOf = (char: string): number => new TextEncoder().encode(char).length;

/** The line in pieces of at most 75 octets, each after the first behind a space. No character is split. */
export function foldLine(line: string): string {
  let text = '';
  let length = 0;
  for (const char of line) {
    const octets = octetsOf(char);
    if (length + octets > maxLineOctets) {
      text += '\r\n ';
      length = 1;
    }
    text += char;
    length += octets;
  }
  return text;
}

/** A phone number as its link has it, without `tel:`. Only text has escapes. */
const vcardValue = ({ kind, text, href }: ContactDetail): string | undefined =>
  kind === 'email' ? escapeText(text) : href?.replace('tel:', '');

function card(
  member: Appraiser,
  { state, note, contacts, wording }: EntryMaker,
): readonly string[] {
  const { firstName, lastName, city, zip, credential, designations, website } = member;
  const role = wording.credentials[credential];
  // Designations follow the name, so they are its suffixes.
  const suffixes = listItems(designations).map(escapeText).join(',');
  const notes = [...detailLines(member, wording), note].join('. ');
  const reached = contactDetails(member, contacts).map((contact) => [
    contact.vcard,
    vcardValue(contact),
  ]);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(lastName)};${escapeText(firstName)};;;${suffixes}`,
    `FN:${escapeText(fullName(member))}`,
    'TITLE:Real estate appraiser',
    ...(role ? [`ROLE:${escapeText(role)}`] : []),
    ...reached.flatMap(([property, value]) => (value ? [`${property}:${value}`] : [])),
    `ADR;TYPE=WORK:;;;${escapeText(city)};${escapeText(state)};${escapeText(zip)};USA`,
    // An address is no text and has no escapes.
    ...(website ? [`URL:${oneLine(website)}`] : []),
    `NOTE:${escapeText(notes)}`,
    'END:VCARD',
  ];
}

/** One file with a card for each member. */
export const vcards = (members: readonly Appraiser[], maker: EntryMaker): string =>
  members
    .flatMap((member) => card(member, maker))
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
