import { type Appraiser, fullName } from '#directory/appraiser.ts';
import type { Office } from './types.ts';

/** Opens a mail to the office, with the selected member's record filled in. */
export function MistakeLink({ office, about }: { office: Office; about: Appraiser | undefined }) {
  const record = about
    ? `Member ${about.id}: ${fullName(about)}, ${about.city} ${about.zip}, ${about.phone}`
    : 'Member:';
  const body = `${record}\r\n\r\nWhat is wrong:\r\n\r\nWhat would be right:\r\n`;
  const subject = encodeURIComponent('A mistake in the directory');
  return (
    <a
      className="link target"
      href={`mailto:${office.email}?subject=${subject}&body=${encodeURIComponent(body)}`}
    >
      Report a mistake
    </a>
  );
}
