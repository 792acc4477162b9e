// Whether a city is a place in the state, and whether it is at a ZIP.
import type { Point } from '@appraisers/directory/appraiser.ts';
import type { Atlas } from '@appraisers/directory/atlas.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Region } from '#schemas/region.ts';

/**
 * How far a town may be from a ZIP with another name. The point of a ZIP is where most of its people live: a small town
 * in it is 10.7 miles away in the first edition. Towns that must not be confused are 15 miles apart.
 */
const maxMilesTownFromZip = 12;

/** The places of the region, from the extra table and the gazetteer. */
export type Geography = {
  readonly region: Region;
  readonly pointOf: (zip: string) => Point | undefined;
  /** The usual spelling of a place that we know. */
  readonly spelled: (city: string) => string | undefined;
  /** The name of the ZIP's post office. */
  readonly postOfficeOf: (zip: string) => string | undefined;
  /** Whether a member with this ZIP may list this city. */
  readonly isAt: (city: string, zip: string) => boolean;
};

export function geographyOf(region: Region, { zips, cities }: Atlas): Geography {
  const { placeKey } = placeNames(region);
  const postOffices = new Map([...zips.values()].map(({ town = '' }) => [placeKey(town), town]));
  return {
    region,
    pointOf: (zip) => {
      const place = zips.get(zip);
      return place && { lat: place.lat, lng: place.lng };
    },
    spelled: (city) => cities.get(placeKey(city))?.name ?? postOffices.get(placeKey(city)),
    postOfficeOf: (zip) => zips.get(zip)?.town,
    isAt: (city, zip) => {
      const there = zips.get(zip);
      const town = cities.get(placeKey(city));
      if (placeKey(there?.town ?? '') === placeKey(city)) return true;
      if (!there || !town) return false;
      const miles = milesBetween(town, there);
      // In open country a town may be far from every ZIP. Then the nearest ZIP is its own.
      const isNearest = () =>
        [...zips.values()].every((other) => milesBetween(town, other) >= miles);
      return miles <= maxMilesTownFromZip || isNearest();
    },
  };
}
