// The places by which members are judged, for the tests of the reader: those of the edition of the journeys.
import { edition } from './edition.ts';
import { geographyOf } from './town-at-zip.ts';

export const sampleGeography = geographyOf(
  edition.region.read(),
  edition.places.read(),
  edition.gazetteer.read(),
);
