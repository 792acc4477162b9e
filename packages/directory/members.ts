// The directory made ready for searching: members by ZIP, by city, and by the point they share.
import type { Appraiser, Point } from './appraiser.ts';
import { gather, type NonEmpty } from './gather.ts';
import type { PlaceNames } from './place-names.ts';

/** The members of one ZIP and one city who share one point, which is that of the ZIP. */
export type Spot = Point & {
  readonly zip: string;
  readonly city: string;
  readonly cityKey: string;
  /** The city as it is written, for parts of its name. */
  readonly plainCity: string;
  readonly appraisers: readonly Appraiser[];
};

export type MemberIndex = {
  /** How the places of the region are written. */
  readonly names: PlaceNames;
  readonly appraisers: readonly Appraiser[];
  readonly spots: readonly Spot[];
  readonly spotsByZip: ReadonlyMap<string, NonEmpty<Spot>>;
  readonly spotsByCity: ReadonlyMap<string, NonEmpty<Spot>>;
};

const nameOrder = new Intl.Collator('en');

/** By last name, then first name. */
type Named = Pick<Appraiser, 'firstName' | 'lastName'>;

export const byName = (a: Named, b: Named): number =>
  nameOrder.compare(a.lastName, b.lastName) || nameOrder.compare(a.firstName, b.firstName);

/** Sorts the members by name and gathers them by the point they share. Built once for a directory. */
export function indexMembers(members: readonly Appraiser[], names: PlaceNames): MemberIndex {
  const appraisers = [...members].sort(byName);
  const sharing = gather(appraisers, ({ zip, city, lat, lng }) => `${zip} ${city} ${lat} ${lng}`);
  const spots = [...sharing.values()].map((together): Spot => {
    const { zip, city, lat, lng } = together[0];
    return {
      zip,
      city,
      cityKey: names.placeKey(city),
      plainCity: names.plainKey(city),
      lat,
      lng,
      appraisers: together,
    };
  });
  return {
    names,
    appraisers,
    spots,
    spotsByZip: gather(spots, (spot) => spot.zip),
    spotsByCity: gather(spots, (spot) => spot.cityKey),
  };
}

/** The mean of the members' points, each member counting once. */
export function middleOf(spots: readonly Spot[]): Point {
  const count = spots.reduce((sum, spot) => sum + spot.appraisers.length, 0);
  const mean = (axis: 'lat' | 'lng') =>
    spots.reduce((sum, spot) => sum + spot[axis] * spot.appraisers.length, 0) / count;
  return { lat: mean('lat'), lng: mean('lng') };
}
