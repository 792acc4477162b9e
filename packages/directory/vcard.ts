// Appraisers as contact cards for phones and email programs. All of them read vCard 3.0 (RFC 2426), also with long
// lines, which may be folded.
import { type Appraiser, fullName } from './appraiser.ts';
import { contactDetails, detailLines, type EntryMaker, oneLine } from './contact-text.ts';
import { listItems } from './detail-rows.ts';

/** A text as the value of a property or as one of its parts. */
export const escapeText = (text: string): string => oneLine(text).replace(/[\\;,]/g, '\\$&');

function card(member: Appraiser, maker: EntryMaker): readonly string[] {
  const { lastName, firstName, city, zip } = member;
  const { state, note, wording } = maker;
  const role = wording.credentials[member.credential] ?? '';
  // Designations follow the name, so they are its suffixes.
  const suffixes = listItems(member.designations).map(escapeText).join(',');
  const notes = [...detailLines(member, wording), note].join('. ');
  // Numbers and addresses of pages are no text and have no escapes.
  const reached = contactDetails(member).map(({ vcard, kind, text, href }) => [
    vcard,
    kind === 'email' ? escapeText(text) : href?.replace('tel:', ''),
  ]);
  const properties = [
    ['N', `${escapeText(lastName)};${escapeText(firstName)};;;${suffixes}`],
    ['FN', escapeText(fullName(member))],
    ['TITLE', 'Real estate appraiser'],
    ['ROLE', escapeText(role)],
    ...reached,
    ['ADR;TYPE=WORK', `;;;${[city, state, zip].map(escapeText).join(';')};USA`],
    ['URL', oneLine(member.website)],
    ['NOTE', escapeText(notes)],
  ].flatMap(([property, value]) => (value ? [`${property}:${value}`] : []));
  return ['BEGIN:VCARD', 'VERSION:3.0', ...properties, 'END:VCARD'];
}

/** One file with a card for each member. */
export const vcards = (members: readonly Appraiser[], maker: EntryMaker): string =>
  members
    .flatMap((member) => card(member, maker))
    .map((line) => `${line}\r\n`)
    .join('');
