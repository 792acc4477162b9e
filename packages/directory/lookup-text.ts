// What to look up of the text that a visitor typed or pasted.
import { askingBefore, isOnlyAsking, lastWord, wordBefore } from './asking.ts';
import { type Criteria, maxTextLength } from './criteria.ts';
import type { PlaceNames } from './place-names.ts';

/** A ZIP or ZIP+4 at the end, alone or after other words: "12345-1234", "Middleton, XY 12345.". */
const zipAtEnd = /(?:^|[\s,#])(\d{5})(?:(?: ?[-–] ?| )?\d{4}|-)?[.,;]*$/u;
/** Several ZIPs and nothing else. */
const zipList = /^(\d{5})(?:(?:[\s,;/&–-]|or|and|to)+\d{5})+$/iu;
/** A ZIP before its town, as headings of the finder have it. A street instead of a town is no match. */
const zipBeforeTown = /^(\d{5})[\s,/:]+([^\d,]+)$/u;
/** What the title of a page or a listing adds after a ZIP: " | Homes", " - 3 beds". */
const noteAfterZip = /(\p{L}[\s,]+\d{5}(?:-\d{4})?)\s+[-–—|•·].*$/u;
/** A code for a point on the map, before its town: "8Q7G+4X Middleton". */
const plusCode = /^[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}[\s,]+/iu;
const street =
  '\\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|way|blvd|boulevard|ct|court|cir|circle|pl|place|pkwy|parkway|hwy|highway)\\b\\.?';
const streetAtEnd = new RegExp(`${street}$`, 'iu');
/** At the start, or after "or" and "near", "St." is no street. */
const streetBefore = new RegExp(
  `^\\d+\\s|(?:^|\\s)(?!(?:or|and|vs|near|&)\\s)\\S+\\s+${street}[\\s,]`,
  'iu',
);
/** The country, as maps in several languages add it to an address. */
const countryAtEnd =
  /(\S)[\s,]+(?:U\.?S\.?A?\.?|United States(?: of America)?|EE\. ?UU\.?|EUA|Estados Unidos|États-Unis)[\s.,]*$/iu;
/** A ZIP as people dictate it, in parentheses, or after its state without a space. */
const spelledZip = /^\(?(?:[a-z]{2}-?)?(\d)[ -]?(\d)[ -]?(\d)[ -]?(\d)[ -]?(\d)\)?((?:-\d{4})?)$/iu;
const direction = /^(?:n|s|e|w|north|south|east|west)\b/iu;
/** The words before a place in a longer text: "City of Middleton", "20 miles from Middleton", "casa en Middleton". */
const upToPlace = /^.*\b(?:in|of|from|outside|en|de)\s+(?=\S)/iu;

/** The text without invisible characters and outer spaces, and with zeros where the letter O was typed. */
const cleanText = (near: string): string =>
  near
    .normalize('NFKC')
    // Spelled out, one character may become eighteen.
    .slice(0, maxTextLength)
    .replace(/\p{C}/gu, '')
    .replace(plusCode, '')
    .replace(/[\s+]+/gu, ' ')
    .replace(/^[^\p{L}\p{N}(#]+(?=.*[\p{L}\p{N}])/u, '')
    .trim()
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      /^(?=(?:\D*\d){3})[\dOo]{5}$/.test(word) ? word.replace(/o/giu, '0') : word,
    )
    .replace(spelledZip, '$1$2$3$4$5$6')
    // A note in parentheses, unless it is all there is or a ZIP, and what a chat takes into a link.
    .replace(/(\S)\s*\((\D[^()]*|)\)/gu, '$1')
    .replace(/\((\d{5})\)/u, '$1')
    .replace(noteAfterZip, '$1')
    .replace(countryAtEnd, '$1')
    .replace(/^condado del? (?=\S)(.+)$/iu, '$1 County')
    .replace(wordBefore, '')
    .replace(/([\p{L}\p{M}\p{N}.])[^\p{L}\p{M}\p{N}.]+$/u, '$1');

/** Of "12 Main Street, Middleton, XY" the city is the last part, with the two letters of another state. */
function cityIn(address: string, { withoutState }: PlaceNames): string | undefined {
  const parts = withoutState(address)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    // Some maps name the county after the city.
    .filter((part, at, all) => !(/ county$/iu.test(part) && /^\D+$/u.test(all[at - 1] ?? '')));
  const last = parts.at(-1) ?? '';
  const city = /^\p{L}{2}$/u.test(last) ? parts.slice(-2).join(', ') : last;
  return /\p{L}/u.test(city) && !isOnlyAsking(city) ? city : undefined;
}

/** The ZIP and the place name that a visitor typed. Either may be missing. */
function typedPlace(text: string, names: PlaceNames): { zip?: string; name?: string | undefined } {
  const [, listed] = zipList.exec(text) ?? [];
  if (listed) return { zip: listed };
  const last = zipAtEnd.exec(text);
  if (last?.[1]) return { zip: last[1], name: cityIn(text.slice(0, last.index), names) };
  const [, zip, town = ''] = zipBeforeTown.exec(text) ?? [];
  if (zip && !streetAtEnd.test(town.trim()))
    return { zip, name: isOnlyAsking(town) ? undefined : town.trim() };
  return streetBefore.test(text) && text.includes(',') ? { name: cityIn(text, names) } : {};
}

/**
 * Reads a text. People paste whole addresses: to look up is, of a text with a ZIP, that ZIP, or, in a search by
 * city, the city in the text.
 */
export function readText({ near, by }: Pick<Criteria, 'near' | 'by'>, names: PlaceNames) {
  const cleaned = cleanText(near);
  const { zip, name } = typedPlace(names.withoutState(cleaned), names);
  const withoutZip = cleaned.replace(zipAtEnd, '');
  return {
    /** The text to look up. */
    text: (by === 'zip' ? zip : (name ?? zip)) ?? cleaned,
    zip,
    /** Each of several ZIPs. */
    zips: zipList.test(cleaned) ? (cleaned.match(/\d{5}/g) ?? []) : [],
    /** Whether the text says that its place is in the state. */
    isInState: names.withoutState(withoutZip) !== withoutZip,
  } as const;
}

/**
 * The place names that a text may end in, the longest first: the text, and for an address without
 * commas, such as "12 Main Street Middleton", each shorter end of it.
 */
export function namesAtEnd(text: string, { withoutState }: PlaceNames): readonly string[] {
  if (!/\d/.test(text) && !streetBefore.test(text)) return [text];
  const words = withoutState(text).split(' ');
  // In "12 E 300 S Middleton", the second letter belongs to the street.
  const isStreet = (at: number) =>
    /\d$/.test(words[at - 1] ?? '') &&
    [words[at - 2], words[at]].every((word) => direction.test(word ?? ''));
  const ends = words.flatMap((_, at) =>
    at === 0 || isStreet(at) ? [] : words.slice(at).join(' '),
  );
  return [text, ...ends];
}

/** "Middleton Ski Resort" gives "Middleton Ski" and "Middleton". */
function withoutLastWords(name: string): readonly string[] {
  const rest = name.replace(lastWord, '$1');
  return rest === name ? [] : [rest, ...withoutLastWords(rest)];
}

/**
 * The names that a text may mean: those at its end, or the name in "City of Middleton", "Middleton Town" or
 * "Middleton appraisers". Some towns have such a word in their own name.
 */
export function namesMeant(text: string, names: PlaceNames): readonly string[] {
  const own = names.withoutState(text);
  const shorter = [own, own.replace(upToPlace, ''), own.replace(askingBefore, '')];
  return [...namesAtEnd(text, names), ...shorter, ...shorter.flatMap(withoutLastWords)];
}
