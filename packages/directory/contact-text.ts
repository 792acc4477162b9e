// Members as plain text, for a message or a note.
import { type Appraiser, fullName } from './appraiser.ts';
import { formatPhone } from './phone.ts';

/** Four lines: name, place, phone, mail. */
const entry = (member: Appraiser, state: string): string =>
  [
    fullName(member),
    `${member.city}, ${state} ${member.zip}`,
    formatPhone(member.phone),
    member.email,
  ].join('\n');

/** The entries, an empty line between them, and below them where they are from. */
export const contactText = (members: readonly Appraiser[], state: string, source: string): string =>
  [...members.map((member) => entry(member, state)), source].join('\n\n');
