// The region of the tests of this folder.
import type { Region } from '#schemas/region.ts';
import { type NamedRegion, placeNames } from './place-names.ts';

export const region: NamedRegion & Pick<Region, 'zipPrefixes' | 'search'> = {
  name: 'Utah',
  postalCode: 'UT',
  shortNames: { SLC: 'Salt Lake City', WVC: 'West Valley City' },
  zipPrefixes: ['84'],
  search: {
    zip: { label: 'ZIP code in Utah', example: '84101' },
    city: { label: 'City in Utah', example: 'Provo' },
  },
};

export const names = placeNames(region);
export const { zipPrefixes } = region;
