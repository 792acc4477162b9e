import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { defaults, queryFromCriteria } from '@appraisers/directory/criteria.ts';
import type { DetailWording } from '@appraisers/directory/detail-rows.ts';
import type { MemberPlace } from '@appraisers/directory/places-with-members.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { ButtonLink } from './Button.tsx';
import { CorrectionLink } from './CorrectionLink.tsx';
import { formatDate } from './format-date.ts';
import { MemberCards } from './MemberCards.tsx';

type PlaceMembersProps = {
  place: MemberPlace;
  region: string;
  site: Pick<Site, 'contact' | 'directoryUpdated'>;
  wording: DetailWording;
  /** The path of a member's page. */
  pathOf: (member: Appraiser) => string;
};

/** The members of a place, the date of the list, and a link to a search around the place. */
export function PlaceMembers({ place, region, site, wording, pathOf }: PlaceMembersProps) {
  const { name, appraisers } = place;
  const total = appraisers.length;
  const around = queryFromCriteria({ ...defaults, near: name, by: 'city' });
  return (
    <section
      aria-labelledby="members"
      className="mx-auto max-w-page px-5 py-14 sm:px-8 lg:py-20 print:py-4"
    >
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <h2 id="members" className="text-3xl">
          {total === 1 ? '1 appraiser' : `${total.toLocaleString('en-US')} appraisers`}
        </h2>
        <ButtonLink href={`/${around}`} variant="quiet" className="print:hidden">
          {`Search near ${name}`}
        </ButtonLink>
      </div>
      <MemberCards appraisers={appraisers} region={region} wording={wording} pathOf={pathOf} />
      <p className="mt-8 text-sm text-soft">
        Directory last checked on{' '}
        <time dateTime={site.directoryUpdated}>{formatDate(site.directoryUpdated)}</time>.{' '}
        <CorrectionLink to={site.contact.email} about={undefined}>
          Report a mistake
        </CorrectionLink>
      </p>
    </section>
  );
}
