// Places of other states, where a member's license does not count: every state with the first digits of
// its ZIP codes, and the towns near the state line.
import type { Point } from './appraiser.ts';
import { groupBy } from './group-by.ts';
import { type PlaceNames, plainWords } from './place-names.ts';

type OtherState = { readonly name: string; readonly postalCode: string };

/** A place of another state. Only border towns have a point. */
export type PlaceElsewhere = {
  /** The town, or the ZIP where the town is unknown. */
  readonly name: string;
  readonly state: OtherState;
  readonly point?: Point | undefined;
};

export type OtherStatesRows = {
  /** Postal code, name, and the first three digits of its ZIPs: single ones and ranges. */
  readonly states: readonly (readonly [
    postalCode: string,
    name: string,
    prefixes: readonly (readonly [first: number, last: number])[],
  ])[];
  /**
   * The towns within 60 miles of the state line, the largest first, each with the number of its state and with its
   * ZIPs, with spaces between them.
   */
  readonly towns: readonly (readonly [
    name: string,
    state: number,
    lat: number,
    lng: number,
    zips: string,
  ])[];
};

export function otherStates({ states, towns }: OtherStatesRows, { placeKey }: PlaceNames) {
  const known = states.map(([postalCode, name]): OtherState => ({ name, postalCode }));
  const borderTowns = towns.flatMap(([name, at, lat, lng, zips]) => {
    const state = known[at];
    return state ? [{ place: { name, state, point: { lat, lng } }, zips: zips.split(' ') }] : [];
  });
  const byZip = new Map(
    borderTowns.flatMap(({ place, zips }) => zips.map((zip) => [zip, place] as const)),
  );
  const places = borderTowns.map(({ place }): PlaceElsewhere => place);
  const byName = groupBy(places, ({ name }) => placeKey(name));
  /** The state at the end of a text, after a comma or a space. */
  const stateAtEnd = new RegExp(
    `^(.*?\\p{L}.*?)(,\\s*|\\s+)(${states.map(([code, name]) => `${code}|${name}`).join('|')})\\.?$`,
    'iu',
  );

  const townsNamed = (name: string): readonly PlaceElsewhere[] => byName.get(placeKey(name)) ?? [];

  /** The place of a text that says which other state it is in: "Town, State". */
  function stated(text: string): PlaceElsewhere | undefined {
    const [, town = '', comma = '', end = ''] = stateAtEnd.exec(text) ?? [];
    const isEnd = (name: string) => plainWords(name) === plainWords(end);
    const state = known.find(({ name, postalCode }) => isEnd(postalCode) || isEnd(name));
    // "Middleton or Washington" are two towns.
    if (!state || /(?:\b(?:or|and|vs)|&)$/iu.test(town)) return undefined;
    // Lower case and without a comma, "in", "or" and "me" are words, and no states.
    const isState = comma.startsWith(',') || end.length > 2 || end === state.postalCode;
    const atBorder = townsNamed(town).find((place) => place.state === state);
    return atBorder ?? (isState ? { name: town, state } : undefined);
  }

  /** The place that a text names: a ZIP, a border town, or "Town, State". */
  function find(text: string): PlaceElsewhere | undefined {
    if (!/^\d{5}$/.test(text)) return stated(text) ?? townsNamed(text)[0];
    const prefix = Number(text.slice(0, 3));
    const state = known.find((_, at) =>
      states[at]?.[2].some(([first, last]) => first <= prefix && prefix <= last),
    );
    return byZip.get(text) ?? (state && { name: text, state });
  }

  return { townsNamed, stated, find } as const;
}
