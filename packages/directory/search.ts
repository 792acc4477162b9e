// The rules of the finder, in the order in which it tries them.
import type { Answer, SearchChoice, Status } from './answer.ts';
import { isOnlyAsking, withoutAsking } from './asking.ts';
import { type Place, placeAt } from './atlas.ts';
import type { Criteria } from './criteria.ts';
import type { Directory } from './directory.ts';
import { membersAround } from './distance.ts';
import { appraisersNamed } from './find-people.ts';
import { findPlace, namesakes, partialMatches, placesIn, townsStartingWith } from './find-place.ts';
import { namesMeant, readText } from './lookup-text.ts';
import { byPlace } from './members.ts';
import { hasNeed, type KnownNeed, knownNeed } from './need.ts';
import type { PlaceElsewhere } from './other-states.ts';
import {
  listSections,
  namedSection,
  nearestSection,
  sectionsAt,
  widerSearches,
} from './sections.ts';
import { membersOn } from './shortlist.ts';
import { similarPlaces } from './suggest.ts';

/**
 * Answers a search. Pure: the same criteria, directory and day give the same answer.
 * @param day the number of the day: the order of members at the same distance rotates daily
 */
export function search(criteria: Criteria, directory: Directory, day: number): Answer {
  const { by, list } = criteria;
  const typed = readText(criteria, directory.names);
  const { text } = typed;
  const need = knownNeed(criteria, directory);
  const base = { text, need, sections: [], wider: [] };
  if (list) {
    const members = membersOn(list, directory.appraisers);
    const missing = list.length - members.length;
    return { ...base, status: 'list', missing, sections: listSections(members, {}) };
  }
  if (text === '' || (by === 'city' && isState(text, directory))) {
    const all = hasNeed(need) ? byPlace(directory.locations) : directory.appraisers;
    return { ...base, status: 'all', sections: listSections(all, need) };
  }
  // A city where a ZIP is expected, or a ZIP where a city is.
  if ((by === 'zip' ? /\p{L}/u : /^\d+$/).test(text)) return { ...base, status: 'mismatch' };
  return { ...base, ...lookUp(typed, { ...criteria, ...need }, directory, day) };
}

/** Whether a text is the name of the state, and not also that of a town, such as New York. */
function isState(text: string, directory: Directory): boolean {
  const asked = withoutAsking(text);
  const isName = asked !== '' && directory.names.withoutState(asked) === '';
  return isName && (findPlace([text], 'city', directory)?.kind ?? 'county') === 'county';
}

type Found = Status & Partial<Pick<Answer, 'sections' | 'also' | 'wider'>>;

/** A beginning that more places share names none of them. */
const maxChoices = 4;

function lookUp(
  { text, zip, zips, isInState }: ReturnType<typeof readText>,
  criteria: Criteria & KnownNeed,
  directory: Directory,
  day: number,
): Found {
  const { by } = criteria;
  const { names, otherStates } = directory;
  const choicesOf = (places: readonly string[]) =>
    places.map((near): SearchChoice => ({ near, by }));
  const at = (origin: Place, also: readonly SearchChoice[] = []): Found => {
    const answer = sectionsAt(origin, criteria, directory, day);
    const sections = [...answer.sections, ...namedSection(named)];
    return { status: 'place', origin, ...answer, sections, also };
  };
  const elsewhere = (place: PlaceElsewhere): Found => {
    const { name, point } = place;
    const origin = point && placeAt({ kind: 'town', name }, point);
    const sections = origin ? nearestSection(directory, { origin, by, day }) : [];
    return { status: 'elsewhere', place, sections };
  };

  const zipTown = directory.zips.get(zip ?? '')?.town;
  const isOurs = isInState || zipTown !== undefined;
  // Grand Junction is a town of another state, and not a junction in our Grand County.
  const isElsewhere = otherStates.townsNamed(text).length > 0;
  const meant = by === 'zip' || isElsewhere ? [text] : namesMeant(text, names);
  const found = findPlace(meant, by, directory);
  const named = by === 'zip' && found ? [] : appraisersNamed(directory.people(), text);
  const also = isOurs ? [] : namesakes(text, directory);
  if (found) return at(found, by === 'zip' ? choicesOf(zips) : also);
  if (isOnlyAsking(text)) return { status: 'unknown' };

  const inPlaces = partialMatches(directory, by, text);
  const stated = isOurs ? undefined : otherStates.stated(text);
  if (stated && inPlaces.length + named.length === 0) return elsewhere(stated);
  const several = named.length > 0 || isElsewhere ? undefined : placesIn(text, by, directory);
  if (several) return at(several.first, several.choices.length > 1 ? several.choices : []);
  const inZip = by === 'city' && zipTown && findPlace([zipTown], by, directory);
  if (inPlaces.length > 0 && !inZip) {
    const sections = [...listSections(inPlaces, criteria), ...namedSection(named)];
    return { status: 'partial', also, sections };
  }
  if (named.length > 0) return { status: 'named', also, sections: listSections(named, criteria) };

  if (inZip) return at(inZip);
  if (by === 'city') {
    const [longer, ...others] = townsStartingWith(text, directory);
    if (longer && others.length < maxChoices)
      return at(longer, choicesOf(others.map(({ name }) => name)));
  }
  // "A farm near Evanston": what is before it isn't always a word that we know.
  const afterNear = text.replace(/^.*\bnear\s+/iu, '');
  const place = isOurs
    ? undefined
    : [...meant, afterNear, zip ?? ''].flatMap((name) => otherStates.find(name) ?? [])[0];
  return place ? elsewhere(place) : unknown(text, criteria, directory, day);
}

/**
 * The people with a similar name, if theirs is more similar than that of any place. Or else the places that the
 * visitor may mean, and the members nearest to the first of them or to the largest town.
 */
function unknown(text: string, need: KnownNeed, directory: Directory, day: number): Found {
  const also = similarPlaces(text, directory, 3);
  const [likely] = also;
  if (likely?.kind === 'appraiser') {
    const people = appraisersNamed(directory.people(), likely.near);
    return { status: 'named', isSimilar: true, sections: listSections(people, need) };
  }
  const [largest] = directory
    .targets()
    .filter(({ kind, here }) => kind === 'town' && here > 0)
    .sort((a, b) => b.here - a.here);
  const from = also.find(({ place }) => place) ?? largest;
  const origin = from?.place;
  return {
    status: 'unknown',
    also,
    from,
    ...(origin && {
      sections: nearestSection(directory, { origin, by: from.by, day }),
      wider: widerSearches(membersAround(directory.locations, origin), 0),
    }),
  };
}
