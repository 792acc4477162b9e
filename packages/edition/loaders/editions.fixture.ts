// Editions for tests: the committed samples. The live one belongs to its owner, and a build validates it.
import { edition } from './edition.ts';

/** Every sample edition. Other folders there belong to their owners. */
export const sampleEditions = ['editions/idaho', 'editions/journeys'] as const;

/** The places of the edition that tests read. */
export const sampleGeography = edition.geography();
/** The counties, kinds of work and languages of that edition. */
export const sampleDetails = edition.detailNames();
