import { inSite } from '#loading/in-site.ts';
import './places.css';
import { formatMiles } from '@appraisers/directory/distance.ts';
import type { MemberPlace, PlaceAway } from '@appraisers/directory/places-with-members.ts';
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx';

type NearbyPlacesProps = {
  place: MemberPlace;
  nearby: readonly PlaceAway[];
  /** Miles that count as nearby. */
  radius: number;
  map: PlaceMapProps;
};

/** Nearby places with members, nearest first, as a list and on a map. */
export function NearbyPlaces({ place: { name }, nearby, radius, map }: NearbyPlacesProps) {
  const isNear = (nearby[0]?.miles ?? 0) <= radius;
  const lead = isNear
    ? `Places within ${radius} miles (straight line), nearest first.`
    : `No other places within ${radius} miles have appraisers. These are the nearest (straight line).`;
  const others = nearby.length === 1 ? '1 nearby place' : `${nearby.length} nearby places`;
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
          {nearby.length > 0 ? lead : 'There are no other listings yet.'}
        </p>
      </div>
      <div className="nearby-places">
        {nearby.length > 0 && (
          <ul>
            {nearby.map(({ place, miles }) => (
              <li key={place.slug}>
                <span>
                  <a href={inSite(`/appraisers/${place.slug}`)} className="link target">
                    {place.name}
                  </a>{' '}
                  <span>
                    {place.appraisers.length === 1
                      ? '1 appraiser'
                      : `${place.appraisers.length} appraisers`}
                  </span>
                </span>
                <span className="figures text-sm">{formatMiles(miles)}</span>
              </li>
            ))}
          </ul>
        )}
        <figure>
          <PlaceMap
            map={map}
            label={nearby.length > 0 ? `Map of ${name} and ${others}` : `Map of ${name}`}
          />
          <figcaption className="mt-3 text-sm text-soft">
            {`The circle shows ${radius} miles around ${name}.`}
            {map.marks.some(({ text }) => !text) &&
              ' Some names are left off the map to avoid overlap.'}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
