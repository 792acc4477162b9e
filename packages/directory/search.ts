// The rules of the finder, in the order in which it tries them.
import type { Answer, UnknownReason } from './answer.ts';
import type { Criteria, ListQuery, SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import { appraisersNamed, findPlace, type KnownPlace, partialMatches } from './find-place.ts';
import { isMismatch, lookupText, namesAtEnd, nameWithoutKind } from './lookup-text.ts';
import { byPlace, covers, locationsWith } from './members.ts';
import { fits, hasNeed, knownNeed } from './need.ts';
import { placeElsewhere } from './other-states.ts';
import {
  listSections,
  membersOf,
  namedSection,
  nearestSection,
  type Section,
  sectionsOfCounty,
} from './sections.ts';
import { sectionsAround } from './sections-around.ts';
import { membersOn } from './shortlist.ts';
import { guess } from './suggest.ts';

/**
 * Answers a search. Pure: the same criteria, directory and day give the same answer.
 * @param day the number of the day: the order of members at the same distance rotates daily
 * @param text the text to look up
 */
export function search(
  criteria: Criteria,
  directory: Directory,
  day: number,
  text = lookupText(criteria, directory.names),
): Answer {
  const { by } = criteria;
  const { names } = directory;
  const need = knownNeed(criteria, directory);
  const wanted = { ...criteria, ...need.order };
  const base = { text, need, sections: [], wider: [] };

  const isState = by === 'city' && names.withoutState(text) === '' && !isTown(text, directory);
  if (text === '' || isState) {
    const all = hasNeed(need.order) ? byPlace(directory.locations) : directory.appraisers;
    return { ...base, status: 'all', sections: listSections(all, need.order) };
  }
  if (isMismatch(by, text)) return { ...base, status: 'mismatch' };
  const meant = [...namesAtEnd(text, names), nameWithoutKind(text, names)];
  for (const name of by === 'zip' ? [text] : meant) {
    const found = findPlace(name, by, directory);
    if (found) return { ...base, ...answerAt(found, wanted, directory, day, text) };
  }
  const inPlaces = partialMatches(directory, by, text);
  if (inPlaces.length > 0) {
    const named = by === 'city' ? namedSection(directory, text) : [];
    const sections = [...listSections(inPlaces, need.order), ...named];
    return { ...base, status: 'partial', sections };
  }
  const named = by === 'city' ? appraisersNamed(directory, text) : [];
  if (named.length > 0)
    return { ...base, status: 'named', sections: listSections(named, need.order) };
  const place = placeElsewhere(text, directory.otherStates, names);
  if (place) {
    const sections = place.point
      ? nearestSection(directory, { ...place.point, name: place.name }, { day, by })
      : [];
    return { ...base, status: 'elsewhere', place, sections };
  }
  return { ...base, ...answerToUnknown(text, wanted, directory, day) };
}

/** Whether the name of a state is also that of a town, such as New York. A county's name is not enough. */
function isTown(text: string, directory: Directory): boolean {
  const found = findPlace(text, 'city', directory);
  return found !== undefined && !('zips' in found.origin);
}

/** Who is at a place and around it, who works in its county, and the nearest if no one is near. */
function answerAt(
  found: KnownPlace,
  criteria: Criteria,
  directory: Directory,
  day: number,
  text: string,
) {
  const { origin } = found;
  const { sections: around, wider } = sectionsAround(directory, found, criteria, day);
  const shown = new Set(around.flatMap(membersOf));
  const county = found.county
    ? directory.gazetteer.counties.get(directory.names.placeKey(found.county))
    : undefined;
  const stated = county
    ? locationsWith(directory.locations, (one) => covers(one, county.shortName))
    : [];
  const ofCounty = sectionsOfCounty(stated, origin, shown, criteria, day);
  const nearest =
    around.length === 0
      ? nearestSection(directory, origin, {
          ...{ except: ofCounty.flatMap(membersOf), day, by: criteria.by },
        })
      : [];
  const named = criteria.by === 'city' ? namedSection(directory, text) : [];
  return {
    status: 'place',
    origin,
    county: stated.length > 0 ? county : undefined,
    sections: [...[...around, ...ofCounty].sort(byFit), ...nearest, ...named],
    wider,
  } as const;
}

/** Fit comes before distance. Sections of one fit stay in their order. */
const byFit = (a: Section, b: Section): number => rankOf(a) - rankOf(b);

const rankOf = ({ fit }: Section): number => (fit ? fits.indexOf(fit) : 0);

/** Places that the visitor may mean, and the members nearest to the first of them or to the largest town. */
function answerToUnknown(text: string, criteria: Criteria, directory: Directory, day: number) {
  const { meant, from } = guess(criteria, directory);
  const place = from && findPlace(from.near, from.by, directory);
  const around = place && sectionsAround(directory, place, { ...criteria, within: 10 }, day);
  const count = around?.sections.flatMap(membersOf).length ?? 0;
  return {
    status: 'unknown',
    why: unknownReason(criteria.by, text, directory.region.zipPrefixes),
    meant,
    from,
    sections: from
      ? nearestSection(
          directory,
          { ...from.origin, name: from.near },
          { there: place?.primary, day, by: from.by },
        )
      : [],
    wider: [...(count > 0 ? [{ within: 10, count }] : []), ...(around?.wider ?? [])],
  } as const;
}

function unknownReason(by: SearchType, text: string, prefixes: readonly string[]): UnknownReason {
  if (by === 'city') return 'no-such-city';
  if (!/^\d{5}$/.test(text)) return 'no-zip';
  return prefixes.some((prefix) => text.startsWith(prefix)) ? 'no-such-zip' : 'not-of-region';
}

/** Answers an address that lists members. */
export function answerToList({ list, ...query }: ListQuery, directory: Directory): Answer {
  const members = membersOn(list, directory.appraisers);
  return {
    status: 'list',
    text: '',
    need: knownNeed(query, directory),
    missing: list.length - members.length,
    sections: listSections(members, {}),
    wider: [],
  };
}
