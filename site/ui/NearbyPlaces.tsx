import { defaults, queryFromCriteria } from '@appraisers/directory/criteria.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import type { MemberPlace, PlaceAway } from '@appraisers/directory/places-with-members.ts';
import { sitePath } from './site-path.ts';

type NearbyPlacesProps = {
  place: MemberPlace;
  nearby: readonly PlaceAway[];
  /** Miles that count as nearby. */
  radius: number;
};

/** Nearby places with members, nearest first, and a link to the finder's map of them. */
export function NearbyPlaces({ place: { name }, nearby, radius }: NearbyPlacesProps) {
  const isNear = (nearby[0]?.miles ?? 0) <= radius;
  const lead = isNear
    ? `Places within ${radius} miles (straight line), nearest first.`
    : `No other places within ${radius} miles have appraisers. These are the nearest (straight line).`;
  const around = queryFromCriteria({ ...defaults, near: name, by: 'city' });
  return (
    <section
      aria-labelledby="nearby"
      className="mx-auto max-w-page border-line border-t px-5 py-14 sm:px-8 lg:py-20 print:py-4"
    >
      <div className="section-head mb-8">
        <h2 id="nearby" className="text-3xl">
          Places nearby
        </h2>
        <p className="mt-3 max-w-measure text-soft">
          {nearby.length > 0 ? lead : 'There are no other listings yet.'}{' '}
          <a href={sitePath(`/${around}`)} className="link target print:hidden">
            {`See ${name} on the map`}
          </a>
        </p>
      </div>
      <ul className="nearby-places">
        {nearby.map(({ place, miles }) => (
          <li key={place.slug} className="place-row border-line border-b">
            <span>
              <a href={sitePath(`/appraisers/${place.slug}`)} className="link target font-semibold">
                {place.name}
              </a>{' '}
              <span className="ml-3 inline-block text-sm text-soft">
                {place.appraisers.length === 1
                  ? '1 appraiser'
                  : `${place.appraisers.length} appraisers`}
              </span>
            </span>
            <span className="text-sm">{formatMiles(miles)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
