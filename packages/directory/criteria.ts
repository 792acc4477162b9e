// What a visitor asks the finder, as the address of the page has it.
import type { Need } from './need.ts';
import { idsIn, maxShortlisted, type Shortlist, textFromList } from './shortlist.ts';

export type SearchType = 'zip' | 'city';

export type Criteria = Need & {
  /** The text as the visitor typed it. */
  readonly near: string;
  readonly by: SearchType;
  /** Radius of the nearby search in miles, one of `radii`. */
  readonly within: number;
  /** The members of a list, in place of a search. */
  readonly list?: Shortlist | undefined;
  /** The address names more members than a list has room for. */
  readonly isCut?: true;
};

/** The radii offered, in miles. */
export const radii = [10, 20, 30, 60, 100] as const;

export const defaults = { by: 'zip', within: 30 } as const satisfies Omit<Criteria, 'near'>;

/** No place has a longer name. The rest of a longer text is dropped. */
export const maxTextLength = 200;

const needParts = ['for', 'language'] as const;

/** The need of an address, known or not, and nothing about what the address doesn't say. */
const needFrom = (params: URLSearchParams): Need =>
  Object.fromEntries(
    needParts.map((part) => [part, params.get(part)] as const).filter(([, value]) => value),
  );

/** A value without the punctuation of a sentence that a chat takes into its link. */
const paramIn = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name)?.replace(/^\W+|\W+$/g, '');

/** A parameter as newsletters and email programs may write it: `&amp;by=`, `%26by%3D`, `&BY=3D`. */
const damagedParam = /(?:^\??|&|%26)(?:amp(?:;|%3B))*(\w+)(?:=3D|=|%3D)/gi;

/** Old programs encode letters with accents in one byte, which browsers replace with U+FFFD. */
function readParams(address: string): URLSearchParams {
  const query = address.replace(damagedParam, (_, name: string) => `&${name.toLowerCase()}=`);
  const params = new URLSearchParams(query);
  if (!params.get('near')?.includes('\uFFFD') || /%EF%BF%BD/i.test(query)) return params;
  return new URLSearchParams(
    query.replace(/%([89a-f][\da-f])/gi, (_, hex) =>
      encodeURIComponent(String.fromCharCode(Number.parseInt(hex, 16))),
    ),
  );
}

/** The text of a link that was encoded twice or more. */
function decodedTwice(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text;
  try {
    return decodedTwice(decodeURIComponent(text));
  } catch {
    return text;
  }
}

/**
 * Reads the query of an address, `?near=12345` or `?near=Middleton&by=city&within=60`, or else a list, `?list=12.7.31`.
 * Bad values fall back to the defaults. Returns undefined when the query has neither.
 */
export function criteriaFromQuery(query: string): Criteria | undefined {
  const params = readParams(query);
  const near = params.get('near');
  const list = params.get('list');
  if (near === null) {
    if (list === null) return undefined;
    const ids = idsIn(list);
    return {
      ...{ ...defaults, near: '', list: ids.slice(0, maxShortlisted) },
      ...(ids.length > maxShortlisted && { isCut: true }),
      ...needFrom(params),
    };
  }
  const within = Number(paramIn(params, 'within'));
  return {
    near: [...decodedTwice(near).slice(0, 2 * maxTextLength)].slice(0, maxTextLength).join(''),
    by: paramIn(params, 'by')?.toLowerCase() === 'city' ? 'city' : defaults.by,
    within: radii.find((radius) => radius === within) ?? defaults.within,
    ...needFrom(params),
  };
}

/** The query that `criteriaFromQuery` reads back, without the defaults. The ids of a list need no encoding. */
export function queryFromCriteria({ near, by, within, list, ...need }: Criteria): string {
  const params = new URLSearchParams(list ? { list: textFromList(list) } : { near: near.trim() });
  if (by !== defaults.by) params.set('by', by);
  if (within !== defaults.within) params.set('within', String(within));
  for (const part of needParts) if (need[part]) params.set(part, need[part]);
  return `?${params}`;
}
