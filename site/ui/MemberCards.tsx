import './member-cards.css';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { concealMail } from '@appraisers/directory/concealed-mail.ts';
import { formatPhone, phoneHref } from '@appraisers/directory/phone.ts';

type MemberCardsProps = { appraisers: readonly Appraiser[]; region: string };

/**
 * Members with the ways to reach them. Their mail addresses are concealed in the page:
 * site/client-scripts/mail-links.ts writes them out.
 */
export function MemberCards({ appraisers, region }: MemberCardsProps) {
  return (
    <ul className="member-cards">
      {appraisers.map((appraiser) => (
        <li key={appraiser.id}>
          <h3>{fullName(appraiser)}</h3>
          <p>{`${appraiser.city}, ${region} ${appraiser.zip}`}</p>
          <Phone phone={appraiser.phone} />
          <span data-mail="">{concealMail(appraiser.email)}</span>
        </li>
      ))}
    </ul>
  );
}

function Phone({ phone }: Pick<Appraiser, 'phone'>) {
  const href = phoneHref(phone);
  if (href) return <a href={href}>{formatPhone(phone)}</a>;
  return <p>{`Phone: ${formatPhone(phone)}`}</p>;
}
