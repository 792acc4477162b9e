// Points and directories for properties.
import fc from 'fast-check';
import { member } from './members.fixture.ts';

const exactly = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const coarsely = (min: number, max: number) =>
  fc.integer({ min: min * 5, max: max * 5 }).map((fifths) => fifths / 5);

/** Some anywhere in the state, some on a coarse grid so that distances tie. */
export const samplePoints = fc.oneof(
  fc.record({ lat: exactly(37, 42), lng: exactly(-114, -109) }),
  fc.record({ lat: coarsely(40, 41), lng: coarsely(-112, -111) }),
);

const cities = 'Ogden Alta Moab Price Delta Kamas Magna Logan Nephi Roy'.split(' ');

const samplePlaces = fc.record({
  point: samplePoints,
  zip: fc.nat({ max: 9 }).map((digit) => `8400${digit}`),
  city: fc.constantFrom(...cities),
});

/** Directories of up to 200 members, numbered from 0, over ten ZIPs and ten cities. */
export const sampleDirectories = fc
  .array(samplePlaces, { maxLength: 200, size: 'max' })
  .map((places) =>
    places.map(({ point, zip, city }, id) =>
      member({ id, lastName: `Member ${id % 7}`, zip, city, ...point }),
    ),
  );
