import './nearby-places.css';
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
  const measured = `in a straight line from the middle of ${name} to the nearest member there`;
  const isNear = (nearby[0]?.miles ?? 0) <= radius;
  const lead = isNear
    ? `Up to ${radius} miles ${measured}, the nearest first.`
    : `No other place with members is within ${radius} miles. These are the nearest, ${measured}.`;
  const all = nearby.length === 1 ? 'the other place' : `the other ${nearby.length} places`;
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
          {nearby.length > 0 ? lead : 'No other place has members yet.'}
        </p>
      </div>
      <div className="nearby-places">
        {nearby.length > 0 && (
          <ul>
            {nearby.map(({ place, miles }) => (
              <li key={place.slug}>
                <span>
                  <a href={`/appraisers/${place.slug}`} className="link target">
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
            label={nearby.length > 0 ? `Map of ${name} and ${all} of the list` : `Map of ${name}`}
          />
          <figcaption className="mt-3 text-sm text-soft">
            {`The circle is ${radius} miles around the middle of ${name}.`}
            {map.marks.some(({ text }) => !text) &&
              ' Where places stand close together, some have a name in the list only.'}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
