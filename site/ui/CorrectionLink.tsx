import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';

/** What the office needs to correct an entry. */
const questions = '\r\n\r\nWhat is wrong:\r\n\r\nWhat it should say:\r\n';

type CorrectionLinkProps = {
  /** The email address of the office. */
  to: string;
  about: Appraiser | undefined;
  children: string;
};

/** Opens an email to the office, with the appraiser's record filled in. */
export function CorrectionLink({ to, about, children }: CorrectionLinkProps) {
  const record = about
    ? `${about.id}: ${fullName(about)}, ${about.city} ${about.zip}, ${about.phone}`
    : '';
  const body = encodeURIComponent(`Appraiser: ${record}${questions}`);
  return (
    <a
      className="link target print:hidden"
      href={`mailto:${to}?subject=Directory%20correction&body=${body}`}
    >
      {children}
    </a>
  );
}

/** The label of that link in what is about one appraiser. */
export const mistakeIn = (about: Appraiser) => `Report a mistake in ${fullName(about)}’s listing`;
