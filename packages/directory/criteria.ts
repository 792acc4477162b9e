// What a visitor asks the finder, as the address of the page has it.
import type { PlaceNames } from './place-names.ts';
import { listFromText, type Shortlist, textFromList } from './shortlist.ts';

export type SearchType = 'zip' | 'city';

export type Criteria = {
  /** The text as the visitor typed it. */
  readonly near: string;
  readonly by: SearchType;
  /** Radius of the nearby search in miles, one of `radii`. */
  readonly within: number;
};

/** A search, or the members of a list. */
export type ParsedQuery = { readonly criteria: Criteria } | { readonly list: Shortlist };

/** The radii offered, in miles. */
export const radii = [10, 20, 30, 60, 100] as const;

export const defaults = { by: 'zip', within: 30 } as const satisfies Omit<Criteria, 'near'>;

/** No place has a longer name. The rest of a longer text is dropped. */
export const maxTextLength = 200;

/**
 * Reads the query of an address, `?near=12345` or `?near=Middleton&by=city&within=60`.
 * Bad values fall back to the defaults. Returns undefined without `near`.
 */
export function criteriaFromQuery(query: string): Criteria | undefined {
  const params = new URLSearchParams(query);
  const near = params.get('near');
  if (near === null) return undefined;
  const within = Number(params.get('within'));
  return {
    near: [...near.slice(0, 2 * maxTextLength)].slice(0, maxTextLength).join(''),
    by: params.get('by') === 'city' ? 'city' : defaults.by,
    within: radii.find((radius) => radius === within) ?? defaults.within,
  };
}

/** The query that `criteriaFromQuery` reads back, without the defaults. */
export function queryFromCriteria({ near, by, within }: Criteria): string {
  const params = new URLSearchParams({ near: near.trim() });
  if (by !== defaults.by) params.set('by', by);
  if (within !== defaults.within) params.set('within', String(within));
  return `?${params}`;
}

/** Reads a search, or else `?list=12.7.31`. Returns undefined when the query has neither. */
export function parseQuery(query: string): ParsedQuery | undefined {
  const criteria = criteriaFromQuery(query);
  if (criteria) return { criteria };
  const list = new URLSearchParams(query).get('list');
  return list === null ? undefined : { list: listFromText(list) };
}

/** The query of a list. Its characters need no encoding. */
export const queryFromList = (list: Shortlist): string => `?list=${textFromList(list)}`;

/** The query that `parseQuery` reads back. */
export const formatQuery = (parsed: ParsedQuery): string =>
  'list' in parsed ? queryFromList(parsed.list) : queryFromCriteria(parsed.criteria);

type TypedText = Pick<Criteria, 'near' | 'by'>;
type StateNames = Pick<PlaceNames, 'withoutState'>;

/** A ZIP or ZIP+4 at the end, alone or after other words: "12345-1234", "Middleton, XY 12345.". */
const zipAtEnd = /(?:^|[\s,#])(\d{5})(?:[- ]?\d{4}|-)?[.,;]*$/u;

/**
 * The text to look up, without invisible characters and outer spaces. People paste whole addresses:
 * of a text that ends in a ZIP it is that ZIP, or, in a search by city, the city before it.
 */
export function lookupText({ near, by }: TypedText, { withoutState }: StateNames): string {
  const text = near.normalize('NFKC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim();
  const found = zipAtEnd.exec(text);
  if (!found?.[1]) return text;
  if (by === 'zip') return found[1];
  // Of "12 Main Street, Middleton, XY" the last part is the city.
  const city = withoutState(text.slice(0, found.index)).split(',').at(-1)?.trim() ?? '';
  return /\p{L}/u.test(city) ? city : found[1];
}

/** Whether the visitor typed a city where a ZIP is expected, or a ZIP where a city is. */
export const isMismatch = (typed: TypedText, names: StateNames): boolean =>
  (typed.by === 'zip' ? /\p{L}/u : /^\d+$/).test(lookupText(typed, names));
