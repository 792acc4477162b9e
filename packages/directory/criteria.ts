// What a visitor asks the finder, as the address of the page has it.
import type { Need } from './need.ts';
import type { PlaceNames } from './place-names.ts';
import { isTooLong, listFromText, type Shortlist, textFromList } from './shortlist.ts';

export type SearchType = 'zip' | 'city';

export type Criteria = Need & {
  /** The text as the visitor typed it. */
  readonly near: string;
  readonly by: SearchType;
  /** Radius of the nearby search in miles, one of `radii`. */
  readonly within: number;
};

/** A search, or the members of a list. */
export type ParsedQuery = { readonly criteria: Criteria } | ListQuery;

/** `isCut`: the address names more members than a list has room for. */
export type ListQuery = Need & { readonly list: Shortlist; readonly isCut?: true };

/** The radii offered, in miles. */
export const radii = [10, 20, 30, 60, 100] as const;

export const defaults = { by: 'zip', within: 30 } as const satisfies Omit<Criteria, 'near'>;

/** No place has a longer name. The rest of a longer text is dropped. */
export const maxTextLength = 200;

/** The parameters of a need. */
const needParts = ['for', 'language'] as const;

/** Reads the need of an address, known or not. */
function needFrom(params: URLSearchParams): Need {
  const need: { for?: string; language?: string } = {};
  for (const part of needParts) {
    const value = params.get(part)?.slice(0, 30);
    if (value) need[part] = value;
  }
  return need;
}

/** The parameters of a query, with those of the need at the end. */
function withNeed(params: URLSearchParams, need: Need): URLSearchParams {
  for (const part of needParts) if (need[part]) params.set(part, need[part]);
  return params;
}

/** Old programs encode letters with accents in one byte, which browsers replace with U+FFFD. */
function readParams(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  if (!params.get('near')?.includes('\uFFFD') || /%EF%BF%BD/i.test(query)) return params;
  return new URLSearchParams(
    query.replace(/%([89a-f][\da-f])/gi, (_, hex) =>
      encodeURIComponent(String.fromCharCode(Number.parseInt(hex, 16))),
    ),
  );
}

/**
 * Reads the query of an address, `?near=12345` or `?near=Middleton&by=city&within=60`.
 * Bad values fall back to the defaults. Returns undefined without `near`.
 */
export function criteriaFromQuery(query: string): Criteria | undefined {
  const params = readParams(query);
  const near = params.get('near');
  if (near === null) return undefined;
  const within = Number(params.get('within'));
  return {
    near: [...near.slice(0, 2 * maxTextLength)].slice(0, maxTextLength).join(''),
    by: params.get('by') === 'city' ? 'city' : defaults.by,
    within: radii.find((radius) => radius === within) ?? defaults.within,
    ...needFrom(params),
  };
}

/** The query that `criteriaFromQuery` reads back, without the defaults. */
export function queryFromCriteria({ near, by, within, ...need }: Criteria): string {
  const params = new URLSearchParams({ near: near.trim() });
  if (by !== defaults.by) params.set('by', by);
  if (within !== defaults.within) params.set('within', String(within));
  return `?${withNeed(params, need)}`;
}

/** Reads a search, or else `?list=12.7.31`. Returns undefined when the query has neither. */
export function parseQuery(query: string): ParsedQuery | undefined {
  const criteria = criteriaFromQuery(query);
  if (criteria) return { criteria };
  const params = new URLSearchParams(query);
  const list = params.get('list');
  if (list === null) return undefined;
  return {
    list: listFromText(list),
    ...(isTooLong(list) ? { isCut: true } : {}),
    ...needFrom(params),
  };
}

/** The query of a list. Its characters need no encoding. */
export const queryFromList = (list: Shortlist, need: Need = {}): string =>
  `?${withNeed(new URLSearchParams({ list: textFromList(list) }), need)}`;

/** The query that `parseQuery` reads back. */
export const formatQuery = (parsed: ParsedQuery): string =>
  'list' in parsed ? queryFromList(parsed.list, parsed) : queryFromCriteria(parsed.criteria);

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
    );

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
