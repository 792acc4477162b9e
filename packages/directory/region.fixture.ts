// The region of the tests of this folder.
import { type NamedRegion, placeNames } from './place-names.ts';

export const sampleRegion = {
  name: 'Utah',
  postalCode: 'UT',
  shortNames: { SLC: 'Salt Lake City', WVC: 'West Valley City' },
  zipPrefixes: ['84'],
  search: {
    zip: { label: 'ZIP code in Utah', example: '84101' },
    city: { label: 'City in Utah', example: 'Provo' },
  },
} satisfies NamedRegion & Record<string, unknown>;

export const sampleNames = placeNames(sampleRegion);
export const { zipPrefixes } = sampleRegion;
