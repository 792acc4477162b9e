// The rules of the finder, in the order in which it tries them.
import type { Answer, SearchChoice } from './answer.ts';
import { isOnlyAsking, withoutAsking } from './asking.ts';
import type { Criteria } from './criteria.ts';
import type { Directory } from './directory.ts';
import { appraisersNamed } from './find-people.ts';
import { findPlace, type KnownPlace, partialMatches, placesStartingWith } from './find-place.ts';
import { isMismatch, namesMeant, readText } from './lookup-text.ts';
import { byPlace } from './members.ts';
import { hasNeed, knownNeed } from './need.ts';
import { type PlaceElsewhere, placeElsewhere, statedElsewhere } from './other-states.ts';
import { firstPlace, isTown, namesakes, placesIn } from './places-in-text.ts';
import { listSections, namedSection, nearestSection } from './sections.ts';
import { sectionsAt } from './sections-at.ts';
import { membersOn } from './shortlist.ts';
import { answerToUnknown, unknownReason } from './unknown-text.ts';

/**
 * Answers a search. Pure: the same criteria, directory and day give the same answer.
 * @param day the number of the day: the order of members at the same distance rotates daily
 * @param typed what the text of the criteria says
 */
export function search(
  criteria: Criteria,
  directory: Directory,
  day: number,
  typed = readText(criteria, directory.names),
): Answer {
  const { by } = criteria;
  const { text, zip, zips, isInState } = typed;
  const { names, gazetteer, otherStates } = directory;
  const need = knownNeed(criteria, directory);
  const wanted = { ...criteria, ...need.order };
  const base = { text, need, sections: [], wider: [] };

  if (criteria.list) {
    const members = membersOn(criteria.list, directory.appraisers);
    const missing = criteria.list.length - members.length;
    return { ...base, status: 'list', missing, sections: listSections(members, {}) };
  }

  const asked = withoutAsking(text);
  const isState =
    by === 'city' && asked && names.withoutState(asked) === '' && !isTown(text, directory);
  if (text === '' || isState) {
    const all = hasNeed(need.order) ? byPlace(directory.locations) : directory.appraisers;
    return { ...base, status: 'all', sections: listSections(all, need.order) };
  }
  if (isMismatch(by, text)) return { ...base, status: 'mismatch' };

  const people = by === 'city' ? namedSection(directory, text) : [];
  const choicesOf = (places: readonly string[]) =>
    places.map((near): SearchChoice => ({ near, by }));
  const at = (found: KnownPlace, also: readonly SearchChoice[] = []): Answer => {
    const answer = sectionsAt(found, wanted, directory, day);
    const sections = [...answer.sections, ...people];
    return { ...base, status: 'place', origin: found.origin, ...answer, sections, also };
  };
  const elsewhere = (place: PlaceElsewhere): Answer => {
    const origin = place.point && { ...place.point, name: place.name };
    const sections = origin ? nearestSection(directory, origin, { day, by }) : [];
    return { ...base, status: 'elsewhere', place, sections };
  };

  const zipTown = gazetteer.zips.get(zip ?? '')?.town;
  const isOurs = isInState || zipTown !== undefined;
  // Grand Junction is a town of another state, and not a junction in our Grand County.
  const isElsewhere = otherStates.towns.has(names.placeKey(text));
  const meant = by === 'zip' || isElsewhere ? [text] : namesMeant(text, names);
  const found = firstPlace(meant, by, directory);
  const also = isOurs ? [] : namesakes(text, directory);
  if (found) return at(found, by === 'zip' ? choicesOf(zips) : also);
  if (isOnlyAsking(text))
    return { ...base, status: 'unknown', why: unknownReason(by, text, directory) };

  const inPlaces = partialMatches(directory, by, text);
  const named = appraisersNamed(directory, text);
  const stated = isOurs || by === 'zip' ? undefined : statedElsewhere(text, otherStates, names);
  if (stated && inPlaces.length + named.length === 0) return elsewhere(stated);
  const several = named.length > 0 || isElsewhere ? undefined : placesIn(text, by, directory);
  if (several?.first) return at(several.first, several.choices.length > 1 ? several.choices : []);
  if (inPlaces.length > 0) {
    const sections = [...listSections(inPlaces, need.order), ...people];
    return { ...base, status: 'partial', also, sections };
  }
  if (named.length > 0)
    return { ...base, status: 'named', also, sections: listSections(named, need.order) };

  if (by === 'city') {
    const inZip = zipTown && findPlace(zipTown, by, directory);
    if (inZip) return at(inZip);
    const [start, ...others] = placesStartingWith(text, directory);
    const longer = start && findPlace(start.name, by, directory);
    if (longer && others.length < maxChoices)
      return at(longer, choicesOf(others.map(({ name }) => name)));
  }
  const place = isOurs
    ? undefined
    : [...meant, zip ?? ''].flatMap((name) => placeElsewhere(name, otherStates, names) ?? [])[0];
  return place ? elsewhere(place) : { ...base, ...answerToUnknown(text, wanted, directory, day) };
}

/** A beginning that more places share names none of them. */
const maxChoices = 4;
