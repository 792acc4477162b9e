// The places by which members are judged, for the tests of the reader: those of the edition of the journeys.
import { edition } from './edition.ts';

export const sampleGeography = edition.geography();
