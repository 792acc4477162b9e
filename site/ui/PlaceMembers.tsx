import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { defaults, queryFromCriteria } from '@appraisers/directory/criteria.ts';
import type { DetailWording } from '@appraisers/directory/detail-rows.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import type { MemberPlace, nearbyPlaces } from '@appraisers/directory/places-with-members.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { AppraiserCard } from './AppraiserCard.tsx';
import { ButtonLink } from './Button.tsx';
import { CorrectionLink } from './CorrectionLink.tsx';
import { formatDate } from './format-date.ts';
import { count } from './PlaceIndex.tsx';
import { Section } from './Section.tsx';
import { sitePath } from './site-path.ts';

type PlaceMembersProps = {
  place: MemberPlace;
  region: string;
  site: Pick<Site, 'contact' | 'directoryUpdated'>;
  wording: DetailWording;
  /** The path of a member's page. */
  pathOf: (member: Appraiser) => string;
};

/** The finder's address with a search around a place. */
const around = (name: string) => `/${queryFromCriteria({ ...defaults, near: name, by: 'city' })}`;

/** The members of a place, the date of the list, and a link to a search around the place. */
export function PlaceMembers({ place, region, site, wording, pathOf }: PlaceMembersProps) {
  const { name, appraisers } = place;
  return (
    <section
      aria-labelledby="members"
      className="mx-auto max-w-page px-5 py-14 sm:px-8 lg:py-20 print:py-4"
    >
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <h2 id="members" className="text-3xl">
          {count(appraisers.length, 'appraiser')}
        </h2>
        <ButtonLink href={around(name)} variant="quiet">
          {`Search near ${name}`}
        </ButtonLink>
      </div>
      <ul className="card-grid">
        {appraisers.map((appraiser) => (
          <li key={appraiser.id}>
            <AppraiserCard
              appraiser={appraiser}
              region={region}
              wording={wording}
              page={sitePath(pathOf(appraiser))}
            />
          </li>
        ))}
      </ul>
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

type NearbyPlacesProps = { place: MemberPlace; nearby: ReturnType<typeof nearbyPlaces> };

/** Nearby places with members, nearest first, and a link to the finder's map of them. */
export function NearbyPlaces({ place: { name }, nearby }: NearbyPlacesProps) {
  const radius = defaults.within;
  const isNear = (nearby[0]?.miles ?? 0) <= radius;
  const text = isNear
    ? `Places within ${radius} miles (straight line), nearest first.`
    : `No other places within ${radius} miles have appraisers. These are the nearest (straight line).`;
  const lead = (
    <>
      {nearby.length > 0 ? text : 'There are no other listings yet.'}{' '}
      <a href={sitePath(around(name))} className="link target print:hidden">
        {`See ${name} on the map`}
      </a>
    </>
  );
  return (
    <Section heading="Places nearby" lead={lead} divided>
      <ul className="nearby-places">
        {nearby.map(({ place, miles }) => (
          <li key={place.slug} className="place-row border-line border-b">
            <span>
              <a href={sitePath(`/appraisers/${place.slug}`)} className="link target font-semibold">
                {place.name}
              </a>{' '}
              <span className="ml-3 inline-block text-sm text-soft">
                {count(place.appraisers.length, 'appraiser')}
              </span>
            </span>
            <span className="text-sm">{formatMiles(miles)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
