// The names of columns by what counts of them, ready to be looked up.
import { plainText } from '@appraisers/directory/place-names.ts';
import {
  addressLabels,
  type Field,
  headerNames,
  isPlaceField,
  type PlaceField,
  placeWords,
} from './header-names.ts';

/** Names that an association adds to those that are known. */
export type OwnNames = Readonly<Partial<Record<Field | PlaceField, readonly string[] | undefined>>>;

export type Meaning =
  | { readonly field: Field; readonly rank: number }
  | { readonly place: PlaceField; readonly label: string; readonly rank: number };

const isField = (key: string): key is Field => key in headerNames;

/** The fields there are, in the order of their table. */
export const allFields: readonly Field[] = Object.keys(headerNames).filter(isField);
const placeFields: readonly PlaceField[] = Object.keys(placeWords).filter(isPlaceField);

/** Says nothing of whose address it is. */
const withoutFiller = (key: string) => key.replaceAll(/address|contact/g, '');

/**
 * What the name of a column means, or nothing. Names of the association come before all others, and
 * its own columns of an address are an address of their own.
 */
export function meanings(own: OwnNames): (name: string) => Meaning | undefined {
  const fields = new Map<string, Meaning>();
  const places = new Map<string, Meaning>();
  const add = (map: Map<string, Meaning>, key: string, meaning: Meaning) =>
    map.has(key) || map.set(key, meaning);

  for (const field of allFields)
    for (const name of own[field] ?? []) add(fields, plainText(name), { field, rank: -1 });
  for (const place of placeFields)
    for (const name of own[place] ?? [])
      add(fields, plainText(name), { place, label: 'own', rank: -1 });
  for (const field of allFields)
    for (const [rank, name] of headerNames[field].entries())
      add(fields, plainText(name), { field, rank });
  for (const [rank, label] of addressLabels.entries())
    for (const place of placeFields)
      for (const word of placeWords[place]) {
        const meaning = { place, label, rank };
        add(places, plainText(`${label} ${word}`), meaning);
        add(places, plainText(`${word} ${label}`), meaning);
      }
  return (name) => {
    const key = plainText(name);
    return fields.get(key) ?? places.get(key) ?? places.get(withoutFiller(key));
  };
}
