import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { defaults, queryFromCriteria } from '@appraisers/directory/criteria.ts';
import { type DetailWording, detailRows } from '@appraisers/directory/detail-rows.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { StarButton } from './AppraiserCard.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { ContactLines, CopyButton } from './ContactLines.tsx';
import { CorrectionLink, mistakeIn } from './CorrectionLink.tsx';
import { formatDate } from './format-date.ts';
import { LicenseLinks } from './LicenseLinks.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { sitePath } from './site-path.ts';

type MemberDetailsProps = {
  member: Appraiser;
  place: { readonly name: string; readonly slug: string };
  /** The path of the page. */
  path: string;
  /** The invitation to link to the page. */
  link: { readonly heading: string; readonly text: string };
  wording: DetailWording;
  region: Region;
  site: Site;
};

/** Everything about one member: contact, details, the license check, and the address of the page. */
export function MemberDetails(props: MemberDetailsProps) {
  const { member, place, path, link, wording, region, site } = props;
  const name = fullName(member);
  const rows = detailRows(member, wording);
  const around = queryFromCriteria({ ...defaults, near: place.name, by: 'city' });
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 py-14 print:block print:pt-4 print:pb-0 sm:px-8 lg:grid-cols-2">
      <div>
        <section aria-labelledby="contact" className="member-contact sheet relative">
          <h2 id="contact" className="text-2xl print:hidden">
            Contact
          </h2>
          <StarButton of={member} />
          <p className="text-soft">{`${member.city}, ${region.name} ${member.zip}`}</p>
          <ContactLines of={member} />
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={`${path}.vcf`} download variant="quiet">
              Save contact
            </ButtonLink>
            <Button hidden data-print="" variant="quiet">
              Print
            </Button>
          </div>
        </section>
        {rows.length > 0 && (
          <section aria-labelledby="work" className="mt-12">
            <h2 id="work" className="text-2xl">
              Work
            </h2>
            <MemberFacts rows={rows} />
          </section>
        )}
      </div>
      <div className="print:mt-6">
        <section aria-labelledby="license">
          <h2 id="license" className="mb-3 text-2xl">
            Check the license
          </h2>
          <LicenseLinks
            of={member}
            region={region.name}
            licensing={region.licensing}
            wording={wording}
          />
        </section>
        <section aria-labelledby="nearby" className="mt-12 print:hidden">
          <h2 id="nearby" className="mb-3 text-2xl">
            Others nearby
          </h2>
          <p className="flex flex-wrap gap-x-6">
            <a href={sitePath(`/appraisers/${place.slug}`)} className="link target py-2">
              {`Appraisers in ${place.name}`}
            </a>
            <a href={sitePath(`/${around}`)} className="link target py-2">
              {`Search near ${place.name}`}
            </a>
          </p>
        </section>
        <section aria-labelledby="link" className="mt-12 print:hidden">
          <h2 id="link" className="mb-3 text-2xl">
            {link.heading}
          </h2>
          <p className="max-w-measure">{link.text}</p>
          <p className="card-contact mt-3 rounded-sm border border-line bg-sheet px-4">
            <span>{site.url + path}</span>
            <CopyButton text={site.url + path} what="Link" of={name} />
          </p>
        </section>
      </div>
      <p className="text-sm text-soft lg:col-span-2">
        Directory last checked on{' '}
        <time dateTime={site.directoryUpdated}>{formatDate(site.directoryUpdated)}</time>.{' '}
        <CorrectionLink to={site.contact.email} about={member}>
          {mistakeIn(member)}
        </CorrectionLink>
      </p>
      <p className="hidden print:block">{site.url + path}</p>
    </div>
  );
}
