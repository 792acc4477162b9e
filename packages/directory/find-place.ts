// The places that a text names, with their members.
import type { SearchChoice } from './answer.ts';
import type { MemberLocation, Place } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import { milesFrom } from './distance.ts';
import { namesMeant } from './lookup-text.ts';
import { byPlace, countMembers, type MemberIndex } from './members.ts';
import type { SearchTarget } from './targets.ts';

/** The first of these texts that names a place. A town counts before a county. */
export const findPlace = (
  texts: readonly string[],
  by: SearchType,
  { names, zips, cities, counties }: MemberIndex,
): Place | undefined =>
  texts.flatMap((text) => {
    const key = names.placeKey(text);
    return (by === 'zip' ? zips.get(text) : (cities.get(key) ?? counties.get(key))) ?? [];
  })[0];

/** How many members a search for a place finds within the radius in miles. */
export function countFor({ place }: SearchTarget, radius: number, { locations }: MemberIndex) {
  if (!place) return 0;
  const here = new Set(place.locations);
  const isFound = (location: MemberLocation) =>
    here.has(location) || milesFrom(place.points, location) <= radius;
  return countMembers(locations.filter(isFound));
}

/** Members whose ZIP or city contains the text, by place. A city matches as written and spelled out. */
export function partialMatches({ names, locations }: MemberIndex, by: SearchType, text: string) {
  const [spelledOut, written] = [names.placeKey(text), names.plainKey(text)];
  const matches = ({ zip, city, cityKey }: MemberLocation) =>
    by === 'zip'
      ? zip.includes(text)
      : cityKey.includes(spelledOut) || names.plainKey(city).includes(written);
  return written === '' ? [] : byPlace(locations.filter(matches));
}

/** The towns of the region whose names go on after the text, as "Elm City" after "Elm". */
export function townsStartingWith(text: string, { names, cities }: MemberIndex): readonly Place[] {
  const start = `${names.placeWords(text)} `;
  return start.length < 5
    ? []
    : [...cities.values()].filter(({ name }) => names.placeWords(name).startsWith(start));
}

const between = /\s+(?:or|and|vs|near|&)\s+|\s*[/;,|]\s*/iu;

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

/**
 * The places of a text that has several, such as "Middleton or Weston": the first, and the search of each. One of
 * them may be in another state.
 */
export function placesIn(text: string, by: SearchType, directory: Directory) {
  const { names } = directory;
  const own = names.withoutState(text);
  // A name of several words is no two places unless both are.
  const isParted = between.test(own);
  for (const parts of partsOf(own)) {
    const named = parts
      .filter((part) => names.withoutState(part) !== '')
      .map((part) => {
        const place = findPlace(by === 'zip' ? [part] : namesMeant(part, names), by, directory);
        const others = isParted ? namesakes(part, directory) : [];
        return { place, choices: place ? [{ near: place.name, by }] : others };
      });
    const first = named.find(({ place }) => place)?.place;
    const choices = named.flatMap((each): readonly SearchChoice[] => each.choices);
    if (first && choices.length >= (isParted ? 1 : 2)) return { first, choices };
  }
  return undefined;
}

/** The towns of other states with the same name. */
export const namesakes = (text: string, { otherStates }: Directory): readonly SearchChoice[] =>
  otherStates.townsNamed(text).map(({ name, state }) => ({
    ...{ near: `${name}, ${state.postalCode}`, by: 'city' },
  }));
