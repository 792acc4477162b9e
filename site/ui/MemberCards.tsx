import './member-cards.css';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { concealEmail } from '@appraisers/directory/concealed-email.ts';
import { formatPhone, phoneHref } from '@appraisers/directory/phone.ts';

type MemberCardsProps = { appraisers: readonly Appraiser[]; region: string };

/**
 * Members with the ways to reach them. Their email addresses are concealed in the page:
 * site/client-scripts/email-links.ts writes them out.
 */
export function MemberCards({ appraisers, region }: MemberCardsProps) {
  return (
    <ul className="member-cards">
      {appraisers.map((appraiser) => (
        <li key={appraiser.id}>
          <h3>{fullName(appraiser)}</h3>
          <p>{`${appraiser.city}, ${region} ${appraiser.zip}`}</p>
          <Phone phone={appraiser.phone} />
          <span data-mail="">{concealEmail(appraiser.email)}</span>
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
