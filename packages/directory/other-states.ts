// Places of other states, where a member's license does not count: every state with the first digits of
// its ZIP codes, and the towns near the state line.
import type { Point } from './appraiser.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
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

export type OtherStates = {
  readonly states: OtherStatesRows['states'];
  readonly towns: ReadonlyMap<string, NonEmpty<PlaceElsewhere>>;
  readonly zips: ReadonlyMap<string, PlaceElsewhere>;
  /** The state at the end of a text, after a comma or a space. */
  readonly stateAtEnd: RegExp;
};

/** Makes an index of the places of other states. */
export function otherStates(
  { states, towns }: OtherStatesRows,
  { placeKey }: Pick<PlaceNames, 'placeKey'>,
): OtherStates {
  const places = towns.map(([name, at, lat, lng]): PlaceElsewhere => {
    const [postalCode, state] = states[at] ?? ['', ''];
    return { name, state: { postalCode, name: state }, point: { lat, lng } };
  });
  return {
    states,
    towns: groupBy(places, ({ name }) => placeKey(name)),
    zips: new Map(
      towns.flatMap(([, , , , zips], at) => {
        const place = places[at];
        return place ? zips.split(' ').map((zip) => [zip, place] as const) : [];
      }),
    ),
    stateAtEnd: new RegExp(
      `^(.*?\\p{L}.*?)(,\\s*|\\s+)(${states.map(([code, name]) => `${code}|${name}`).join('|')})\\.?$`,
      'iu',
    ),
  };
}

/** The place of another state that a text names: a ZIP, a border town, or "Town, State". */
export function placeElsewhere(
  text: string,
  others: OtherStates,
  names: Pick<PlaceNames, 'placeKey'>,
): PlaceElsewhere | undefined {
  if (/^\d{5}$/.test(text)) return others.zips.get(text) ?? zipByPrefix(text, others.states);
  return statedElsewhere(text, others, names) ?? others.towns.get(names.placeKey(text))?.[0];
}

/** The place of a text that says which other state it is in: "Town, State". */
export function statedElsewhere(
  text: string,
  { states, towns, stateAtEnd }: OtherStates,
  { placeKey }: Pick<PlaceNames, 'placeKey'>,
): PlaceElsewhere | undefined {
  const [, town = '', comma = '', end = ''] = stateAtEnd.exec(text) ?? [];
  const row = states.find(([code, name]) => [code, name].some((each) => isSame(each, end)));
  // "Middleton or Washington" are two towns.
  if (!row || /(?:\b(?:or|and|vs)|&)$/iu.test(town)) return undefined;
  const [postalCode, name] = row;
  const known = towns.get(placeKey(town))?.find(({ state }) => state.postalCode === postalCode);
  // Lower case and without a comma, "in", "or" and "me" are words, and no states.
  const isState = comma.startsWith(',') || end.length > 2 || end === postalCode;
  return known ?? (isState ? { name: town, state: { postalCode, name } } : undefined);
}

const isSame = (a: string, b: string) => plainWords(a) === plainWords(b);

function zipByPrefix(zip: string, states: OtherStates['states']): PlaceElsewhere | undefined {
  const prefix = Number(zip.slice(0, 3));
  const state = states.find(([, , ranges]) =>
    ranges.some(([first, last]) => first <= prefix && prefix <= last),
  );
  return state && { name: zip, state: { postalCode: state[0], name: state[1] } };
}
