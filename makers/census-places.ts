// The places of the Census Gazetteer, which is in the public domain.
import { readFileSync } from 'node:fs';

export type CensusPlace = { readonly name: string; readonly lat: number; readonly lng: number };

const sections = readFileSync(new URL('census-places.txt', import.meta.url), 'utf8').split(/^\[/m);

/** The places of the state with this postal code, incorporated ones first. */
export const censusPlacesOf = (postalCode: string): readonly CensusPlace[] =>
  (sections.find((section) => section.startsWith(`${postalCode}]`)) ?? '')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) => {
      const [name = '', lat, lng] = row.split('|');
      return { name, lat: Number(lat), lng: Number(lng) };
    });
