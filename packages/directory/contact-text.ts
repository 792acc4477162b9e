// Members as plain text, for a message or a note.
import { type Appraiser, fullName } from './appraiser.ts';
import { contactDetails } from './contact-details.ts';
import type { CardMaker } from './vcard.ts';

/** A line each: name, place, ways to reach them. */
const entry = (member: Appraiser, { state, contacts }: CardMaker): string =>
  [
    fullName(member),
    `${member.city}, ${state} ${member.zip}`,
    ...contactDetails(member, contacts).map(({ text }) => text),
  ].join('\n');

/** The entries, an empty line between them, and below them where they are from. */
export const contactText = (members: readonly Appraiser[], maker: CardMaker): string =>
  [...members.map((member) => entry(member, maker)), maker.note].join('\n\n');
