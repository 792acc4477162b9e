// Which of the names in a text are places, and what else they may mean.
import type { SearchChoice } from './answer.ts';
import type { SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import { findPlace, type KnownPlace } from './find-place.ts';
import { namesMeant } from './lookup-text.ts';

const between = /\s+(?:or|and|vs|near|&)\s+|\s*[/;,|]\s*/iu;

/** Whether a comma, a slash or "or" parts the text. */
const isParted = (text: string): boolean => between.test(text);

/** The ways to part "Middleton or Weston", in which a visitor may have typed several places. */
function partsOf(text: string): readonly (readonly string[])[] {
  const counties = text.replace(/ counties$/iu, '');
  if (counties !== text) return [counties.split(between).map((name) => `${name} county`)];
  const parts = text.split(between).filter((part) => part.length > 2);
  if (parts.length > 1) return [parts];
  const words = text.split(/[ -]/);
  return words
    .slice(1, 6)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}

/** The first of these names that is a place. */
export const firstPlace = (names: readonly string[], by: SearchType, directory: Directory) =>
  names.flatMap((name) => findPlace(name, by, directory) ?? [])[0];

/** A place of ours, or a town of another state, with its search. */
type NamedPlace = { readonly place?: KnownPlace; readonly choice: SearchChoice };
type NamedPlaces = { readonly first?: KnownPlace | undefined; readonly choices: SearchChoice[] };

/**
 * The places of a text that has several, such as "Middleton or Weston": the first, and the search of each. One of
 * them may be in another state.
 */
export function placesIn(text: string, by: SearchType, directory: Directory): NamedPlaces {
  const { withoutState } = directory.names;
  const own = withoutState(text);
  const ways = partsOf(own).map((parts) => {
    const named = parts.flatMap((part): NamedPlace[] => {
      if (withoutState(part) === '') return [];
      const names = by === 'zip' ? [part] : namesMeant(part, directory.names);
      const place = firstPlace(names, by, directory);
      if (place) return [{ place, choice: { near: place.origin.name, by } }];
      return isParted(own) ? namesakes(part, directory).map((choice) => ({ choice })) : [];
    });
    const [first] = named.flatMap(({ place }) => place ?? []);
    return { first, choices: named.map(({ choice }) => choice) };
  });
  // A name of several words is no two places unless both are.
  const least = isParted(own) ? 1 : 2;
  return ways.find(({ first, choices }) => first && choices.length >= least) ?? { choices: [] };
}

/** The towns of other states with the same name. */
export const namesakes = (
  text: string,
  { names, otherStates }: Directory,
): readonly SearchChoice[] =>
  (otherStates.towns.get(names.placeKey(text)) ?? []).map(({ name, state }) => ({
    ...{ near: `${name}, ${state.postalCode}`, by: 'city' },
  }));

/** Whether the name of a state is also that of a town, such as New York. A county's name is not enough. */
export function isTown(text: string, directory: Directory): boolean {
  const found = findPlace(text, 'city', directory);
  return found !== undefined && !('zips' in found.origin);
}
