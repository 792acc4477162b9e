import { formatMiles } from '#directory/distance.ts';
import type { MemberPlace, PlaceAway } from '#directory/member-places.ts';
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx';

type NearbyPlacesProps = {
  place: MemberPlace;
  nearby: readonly PlaceAway[];
  /** How far nearby goes, in miles. */
  radius: number;
  map: PlaceMapProps;
};

/** The places nearby that have members, the nearest first, as a list and on a map. */
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
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 print:block lg:grid-cols-[minmax(0,1fr)_26rem]">
        {nearby.length > 0 && (
          <ul className="gap-x-10 sm:columns-2">
            {nearby.map(({ place, miles }) => (
              <li
                key={place.slug}
                className="flex break-inside-avoid items-baseline gap-x-3 border-line border-b py-1.5 print:py-0"
              >
                <span className="min-w-0 flex-1">
                  <a href={`/appraisers/${place.slug}`} className="link target mr-3 font-semibold">
                    {place.name}
                  </a>{' '}
                  <span className="inline-block text-sm text-soft">
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
        <figure className="max-w-[34rem] print:mt-4 print:flex print:max-w-none print:gap-6">
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
