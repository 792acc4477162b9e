import { defaults, queryFromCriteria } from '@appraisers/directory/criteria.ts';
import type { MemberPlace } from '@appraisers/directory/places-with-members.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { ButtonLink } from './Button.tsx';
import { formatDate } from './format-date.ts';
import './member-cards.css';
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { type ContactDetail, contactDetails } from '@appraisers/directory/contact-details.ts';
import { contactFields } from '@appraisers/directory/member-fields.ts';

type PlaceMembersProps = {
  place: MemberPlace;
  region: string;
  site: Pick<Site, 'contact' | 'directoryUpdated'>;
};

/** The members of a place, the date of the list, and a link to a search around the place. */
export function PlaceMembers({ place, region, site }: PlaceMembersProps) {
  const { name, appraisers } = place;
  const around = queryFromCriteria({ ...defaults, near: name, by: 'city' });
  const subject = encodeURIComponent('Directory correction');
  return (
    <section
      aria-labelledby="members"
      className="mx-auto max-w-page px-5 py-14 sm:px-8 lg:py-20 print:py-4"
    >
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <h2 id="members" className="text-3xl">
          {appraisers.length === 1 ? '1 appraiser' : `${appraisers.length} appraisers`}
        </h2>
        <ButtonLink href={`/${around}`} variant="quiet" className="print:hidden">
          {`Search near ${name}`}
        </ButtonLink>
      </div>
      <MemberCards appraisers={appraisers} region={region} />
      <p className="mt-8 text-sm text-soft">
        Directory last checked on{' '}
        <time dateTime={site.directoryUpdated}>{formatDate(site.directoryUpdated)}</time>.{' '}
        <a
          className="link target print:hidden"
          href={`mailto:${site.contact.email}?subject=${subject}`}
        >
          Report a mistake
        </a>
      </p>
    </section>
  );
}

type MemberCardsProps = { appraisers: readonly Appraiser[]; region: string };

/** Members and how to reach them. */
function MemberCards({ appraisers, region }: MemberCardsProps) {
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

function ContactLine({ title, text, href }: ContactDetail) {
  if (href) return <a href={href}>{text}</a>;
  return <p>{`${title}: ${text}`}</p>;
}
