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
const zipList = /^(\d{5})(?:(?:[\s,;/&]|or|and)+\d{5})+$/iu;
/** A ZIP before its town, as headings of the finder have it. A street instead of a town is no match. */
const zipBeforeTown = /^(\d{5})[\s,]+([^\d,]+)$/u;
const street =
  '\\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|way|blvd|boulevard|ct|court|cir|circle|pl|place|pkwy|parkway|hwy|highway)\\b\\.?';
const streetAtEnd = new RegExp(`${street}$`, 'iu');
const streetBefore = new RegExp(`^\\d+\\s|${street}[\\s,]`, 'iu');
/** The country, as maps add it to an address. */
const countryAtEnd = /(\S)[\s,]+(?:U\.?S\.?A?\.?|United States(?: of America)?)[\s.,]*$/iu;
/** What people ask a search box for, besides a place or a person. */
const asking =
  'an?|any|the|my|me|here|free|help|cheap|best|good|local|certified|licensed|residential|home|house|property|real|estate|appraisals?|appraisers?|appraise|value|values|valuation|costs?|does|do|it|i|you|can|to|get|fees?|quote|quotes|how|much|is|what|who|find|need|search|hello|hi|test|please|contact|email|phone|jobs?|near|in|for|of';
const onlyAsking = new RegExp(`^(?:(?:${asking})\\b[\\s?!.,]*)+$`, 'iu');
/** What people write before a place: "near", or "appraisers in". */
const wordBefore = new RegExp(
  `^(?:(?:${asking})\\s+)*(?:near|in|around|close to|downtown)\\s+(?=\\S)`,
  'iu',
);
/** A ZIP as people dictate it, in parentheses, or after its state without a space. */
const spelledZip = /^\(?(?:[a-z]{2})?(\d)[ -]?(\d)[ -]?(\d)[ -]?(\d)[ -]?(\d)\)?$/iu;
/** What a place is, around its name: "City of Middleton", "Middleton Town". */
const kindAround =
  /^(?:the )?(?:city|town|township|village) of (\S)|(\S) (?:city|town|township|village|area)$/iu;
const between = /\s+(?:or|and|&)\s+|\s*[/;,]\s*/iu;

/** The text without invisible characters and outer spaces, and with zeros where the letter O was typed. */
const cleanText = (near: string): string =>
  near
    .normalize('NFKC')
    .trim()
    // Spelled out, one character may become eighteen.
    .slice(0, maxTextLength)
    .replace(/\p{C}/gu, '')
    .replace(/[\s+]+/gu, ' ')
    .trim()
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      /^(?=(?:\D*\d){3})[\dOo]{5}$/.test(word) ? word.replace(/o/giu, '0') : word,
    )
    .replace(spelledZip, '$1$2$3$4$5')
    // A note in parentheses, unless it is all there is or a ZIP, and what a chat takes into a link.
    .replace(/(\S)\s*\((\D[^()]*|)\)/gu, '$1')
    .replace(/\((\d{5})\)/u, '$1')
    .replace(countryAtEnd, '$1')
    .replace(wordBefore, '')
    .replace(/(\S)[\s,;)”"]+$/u, '$1');

/** Of "12 Main Street, Middleton, XY" the city is the last part, with the two letters of another state. */
function cityIn(address: string, { withoutState }: StateNames): string | undefined {
  const parts = withoutState(address)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const city = /^\p{L}{2}$/u.test(last) ? parts.slice(-2).join(', ') : last;
  return /\p{L}/u.test(city) && !isOnlyAsking(city) ? city : undefined;
}

function typedPlace(input: string, names: StateNames): TypedPlace {
  const text = names.withoutState(input);
  const listed = zipList.exec(text);
  if (listed) return { zip: listed[1] };
  const last = zipAtEnd.exec(text);
  if (last) return { zip: last[1], name: cityIn(text.slice(0, last.index), names) };
  const [, zip, town = ''] = zipBeforeTown.exec(text) ?? [];
  if (zip && !streetAtEnd.test(town.trim())) return { zip, name: town.trim() };
  return streetBefore.test(text) && text.includes(',') ? { name: cityIn(text, names) } : {};
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

/** What a text says about where its place is: that it is in the state, its ZIP, and each of several. */
export function whereInText(near: string, names: StateNames) {
  const text = cleanText(near);
  const { zip } = typedPlace(text, names);
  const withoutZip = text.replace(zipAtEnd, '');
  return {
    zip,
    zips: zipList.test(text) ? (text.match(/\d{5}/g) ?? []) : [],
    isInState: names.withoutState(withoutZip) !== withoutZip,
  };
}

/** Whether the text looked up is a city where a ZIP is expected, or a ZIP where a city is. */
export const isMismatch = (by: SearchType, text: string): boolean =>
  (by === 'zip' ? /\p{L}/u : /^\d+$/).test(text);

/** Whether the text names nothing, such as "free" or "appraisers near me". */
export const isOnlyAsking = (text: string): boolean => onlyAsking.test(text);

/** Whether a comma, a slash or "or" parts the text. */
export const isParted = (text: string): boolean => between.test(text);

/** The ways to part "Middleton or Weston", in which a visitor may have typed several places. */
export function partsOf(text: string): readonly (readonly string[])[] {
  const parts = text.split(between).filter((part) => part.length > 2);
  if (parts.length > 1) return [parts];
  const words = text.split(' ');
  return words
    .slice(1, 6)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}

/**
 * The place names that a text may end in, the longest first: the text, and for an address without
 * commas, such as "12 Main Street Middleton", each shorter end of it.
 */
export function namesAtEnd(text: string, { withoutState }: StateNames): readonly string[] {
  if (!streetBefore.test(text)) return [text];
  const words = withoutState(text).split(' ');
  return [text, ...words.slice(1).map((_, at) => words.slice(at + 1).join(' '))];
}

/**
 * The names that a text may mean: those at its end, or the name in "City of Middleton" or "Middleton Town". Some
 * towns have the word in their own name.
 */
export const namesMeant = (text: string, names: StateNames): readonly string[] => [
  ...namesAtEnd(text, names),
  names.withoutState(text).replace(kindAround, '$1$2'),
];
