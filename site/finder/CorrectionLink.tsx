import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import type { Office } from './types.ts';

type CorrectionLinkProps = {
  office: Office;
  about: Appraiser | undefined;
  /** Whether its words say whose record it is about. */
  named?: boolean;
};

/** Opens a mail to the office, with the selected member's record filled in. */
export function CorrectionLink({ office, about, named = false }: CorrectionLinkProps) {
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
      {named && about ? `Report a mistake in the entry of ${fullName(about)}` : 'Report a mistake'}
    </a>
  );
}
