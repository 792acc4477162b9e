// Points and directories for properties.
import fc from 'fast-check';
import { picks, scatter } from './members.fixture.ts';

const exactly = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const coarsely = (min: number, max: number) =>
  fc.integer({ min: min * 5, max: max * 5 }).map((fifths) => fifths / 5);

/** Some anywhere in the state, some on a coarse grid so that distances tie. */
export const samplePoints = fc.oneof(
  fc.record({ lat: exactly(37, 42), lng: exactly(-114, -109) }),
  fc.record({ lat: coarsely(40, 41), lng: coarsely(-112, -111) }),
);

const pick = fc.nat({ max: picks - 1 });

/** Directories of up to 200 members. */
export const sampleDirectories = fc
  .array(
    fc
      .tuple(samplePoints, pick, pick)
      .map(([point, zipAt, cityAt]) => ({ ...point, zipAt, cityAt })),
    { maxLength: 200, size: 'max' },
  )
  .map(scatter);
