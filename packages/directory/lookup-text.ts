// What to look up of the text that a visitor typed or pasted.
import { type Criteria, maxTextLength, type SearchType } from './criteria.ts';
import type { PlaceNames } from './place-names.ts';

type TypedText = Pick<Criteria, 'near' | 'by'>;
type StateNames = Pick<PlaceNames, 'withoutState'>;

/** The ZIP and the place name that a visitor typed. Either may be missing. */
type TypedPlace = { readonly zip?: string | undefined; readonly name?: string | undefined };

/** A ZIP or ZIP+4 at the end, alone or after other words: "12345-1234", "Middleton, XY 12345.". */
const zipAtEnd = /(?:^|[\s,#])(\d{5})(?:[- ]?\d{4}|-)?[.,;]*$/u;
/** Several ZIPs and nothing else. */
const zipList = /^(\d{5})(?:[\s,;/&]+\d{5})+$/u;
/** A ZIP before its town, as headings of the finder have it. A street instead of a town is no match. */
const zipBeforeTown = /^(\d{5})[\s,]+([^\d,]+)$/u;
const street =
  /\b(st|street|ave|avenue|rd|road|dr|drive|ln|lane|way|blvd|boulevard|ct|court|cir|circle|pl|place|pkwy|parkway|hwy|highway)\b\.?$/iu;
const houseNumber = /^\d+\s/u;
/** The country, as maps add it to an address. */
const countryAtEnd = /(\S)[\s,]+(?:U\.?S\.?A\.?|United States(?: of America)?)[\s.,]*$/iu;
/** What people write before a place. */
const wordBefore = /^(?:near|in|around|close to)\s+(?=\S)/iu;
/** A note in parentheses, and the punctuation that a chat takes into a link. */
const noteAtEnd = /(\S)(?:\s*\([^()]*\)|\)|[\s,;]+)$/u;
/** A ZIP as people dictate it, in parentheses, or after its state without a space. */
const spelledZip = /^\(?(?:[a-z]{2})?(\d)[ -]?(\d)[ -]?(\d)[ -]?(\d)[ -]?(\d)\)?$/iu;
/** What a place is, around its name: "City of Middleton", "Middleton Town". */
const kindAround = /^(?:the )?(?:city|town|village) of (\S)|(\S) (?:city|town|village)$/iu;

/** The text without invisible characters and outer spaces, and with zeros where the letter O was typed. */
const cleanText = (near: string): string =>
  near
    .normalize('NFKC')
    .trim()
    // Spelled out, one character may become eighteen.
    .slice(0, maxTextLength)
    .replace(/\p{C}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      /^(?=(?:\D*\d){3})[\dOo]{5}$/.test(word) ? word.replace(/o/giu, '0') : word,
    )
    .replace(spelledZip, '$1$2$3$4$5')
    .replace(countryAtEnd, '$1')
    .replace(wordBefore, '')
    .replace(noteAtEnd, '$1');

/** Of "12 Main Street, Middleton, XY" the city is the last part. */
function cityIn(address: string, { withoutState }: StateNames): string | undefined {
  const city = withoutState(address).split(',').at(-1)?.trim() ?? '';
  return /\p{L}/u.test(city) ? city : undefined;
}

function typedPlace(input: string, names: StateNames): TypedPlace {
  const text = names.withoutState(input);
  const listed = zipList.exec(text);
  if (listed) return { zip: listed[1] };
  const last = zipAtEnd.exec(text);
  if (last) return { zip: last[1], name: cityIn(text.slice(0, last.index), names) };
  const [, zip, town = ''] = zipBeforeTown.exec(text) ?? [];
  if (zip && !street.test(town.trim())) return { zip, name: town.trim() };
  return houseNumber.test(text) && text.includes(',') ? { name: cityIn(text, names) } : {};
}

/**
 * The text to look up. People paste whole addresses: of a text with a ZIP it is that ZIP, or, in a
 * search by city, the city in the text.
 */
export function lookupText({ near, by }: TypedText, names: StateNames): string {
  const text = cleanText(near);
  const { zip, name } = typedPlace(text, names);
  return (by === 'zip' ? zip : (name ?? zip)) ?? text;
}

/** Whether the text looked up is a city where a ZIP is expected, or a ZIP where a city is. */
export const isMismatch = (by: SearchType, text: string): boolean =>
  (by === 'zip' ? /\p{L}/u : /^\d+$/).test(text);

/**
 * The place names that a text may end in, the longest first: the text, and for an address without
 * commas, such as "12 Main Street Middleton", each shorter end of it.
 */
export function namesAtEnd(text: string, { withoutState }: StateNames): readonly string[] {
  if (!houseNumber.test(text)) return [text];
  const words = withoutState(text).split(' ');
  return [text, ...words.slice(1).map((_, at) => words.slice(at + 1).join(' '))];
}

/** The name in "City of Middleton" or "Middleton Town". Some towns have the word in their own name. */
export const nameWithoutKind = (text: string, { withoutState }: StateNames): string =>
  withoutState(text).replace(kindAround, '$1$2');
