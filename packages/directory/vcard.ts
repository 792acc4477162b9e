// Appraisers as contact cards for phones and email programs. All of them read vCard 3.0 (RFC 2426), also with long
// lines, which may be folded.
import { type Appraiser, fullName } from './appraiser.ts';
import {
  type ContactDetail,
  contactDetails,
  detailLines,
  type EntryMaker,
  oneLine,
} from './contact-text.ts';
import { listItems } from './detail-rows.ts';

/** A text as the value of a property or as one of its parts. */
export const escapeText = (text: string): string => oneLine(text).replace(/[\\;,]/g, '\\$&');

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
    .map((line) => `${line}\r\n`)
    .join('');
