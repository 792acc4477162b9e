// Which of the names in a text are places, and what else they may mean.
import type { SearchChoice } from './answer.ts';
import type { SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import { findPlace } from './find-place.ts';
import { namesMeant } from './lookup-text.ts';

const between = /\s+(?:or|and|vs|near|&)\s+|\s*[/;,|]\s*/iu;

/** Whether a comma, a slash or "or" parts the text. */
const isParted = (text: string): boolean => between.test(text);

/** The ways to part "Middleton or Weston", in which a visitor may have typed several places. */
function partsOf(text: string): readonly (readonly string[])[] {
  const parts = text.split(between).filter((part) => part.length > 2);
  if (parts.length > 1) return [parts];
  const words = text.split(/[ -]/);
  return words
    .slice(1, 6)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}

/** The first of these names that is a place. */
export function firstPlace(names: readonly string[], by: SearchType, directory: Directory) {
  for (const name of names) {
    const found = findPlace(name, by, directory);
    if (found) return found;
  }
  return undefined;
}

/** The places of a text that has several, such as "Middleton or Weston", each with its own search. */
export function placesIn(text: string, by: SearchType, directory: Directory) {
  const { withoutState } = directory.names;
  const ways = partsOf(withoutState(text)).map((parts) =>
    parts.flatMap((part) => {
      if (withoutState(part) === '') return [];
      const names = by === 'zip' ? [part] : namesMeant(part, directory.names);
      const place = firstPlace(names, by, directory);
      return place ? [{ place, choice: { near: place.origin.name, by } }] : [];
    }),
  );
  // A name of several words is no two places unless both are.
  return ways.find(({ length }) => length > (isParted(withoutState(text)) ? 0 : 1)) ?? [];
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
