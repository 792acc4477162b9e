import { formatPhone, phoneHref } from '@appraisers/directory/phone.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';

type OfficeContactProps = {
  contact: Site['contact'];
  /** The subject of the email. */
  subject: string;
};

/** The office's email and phone. */
export function OfficeContact({ contact: { email, phone }, subject }: OfficeContactProps) {
  return (
    <ul className="mt-4">
      <li>
        <a className="link target py-1" href={`mailto:${email}?subject=${subject}`}>
          {email}
        </a>
      </li>
      <li>
        <a className="link target py-1" href={phoneHref(phone)}>
          {formatPhone(phone)}
        </a>
      </li>
    </ul>
  );
}
