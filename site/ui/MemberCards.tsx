import './member-cards.css';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { concealEmail } from '@appraisers/directory/concealed-email.ts';
import { type ContactDetail, contactDetails } from '@appraisers/directory/contact-details.ts';
import { contactFields } from '@appraisers/directory/member-fields.ts';

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
          {contactDetails(appraiser, contactFields).map((contact) => (
            <ContactLine key={contact.name} {...contact} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function ContactLine({ kind, title, text, href }: ContactDetail) {
  if (kind === 'email') return <span data-mail="">{concealEmail(text)}</span>;
  if (href) return <a href={href}>{text}</a>;
  return <p>{`${title}: ${text}`}</p>;
}
