// What a visitor typed, as the words that are looked up. People paste whole addresses.
import type { Criteria } from './criteria.ts';
import type { PlaceNames } from './place-names.ts';

/** A ZIP or ZIP+4 at the end, alone or after other words: "12345-1234", "Middleton, XY 12345.". */
const zipAtEnd = /(?:^|[\s,#])(\d{5})(?:[- ]?\d{4}|-)?[.,;]*$/u;

/**
 * The text without invisible characters and outer spaces. Where it ends in a ZIP, that ZIP, or, when
 * a city is asked for, the city named before it.
 */
export function lookupText(
  { near, by }: Pick<Criteria, 'near' | 'by'>,
  { withoutState }: Pick<PlaceNames, 'withoutState'>,
): string {
  const text = near.normalize('NFKC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim();
  const found = zipAtEnd.exec(text);
  if (!found?.[1]) return text;
  // Of "12 Main Street, Middleton, XY" the last part is the city.
  const before = withoutState(text.slice(0, found.index));
  const city = before.split(',').at(-1)?.trim() ?? '';
  return by === 'city' && /\p{L}/u.test(city) ? city : found[1];
}
