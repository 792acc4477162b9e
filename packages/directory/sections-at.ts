// Who is at a place and around it, who works in its county, and the nearest if no one is near.
import type { Criteria } from './criteria.ts';
import type { Directory } from './directory.ts';
import type { KnownPlace } from './find-place.ts';
import { covers, locationsWith } from './members.ts';
import { fits } from './need.ts';
import { membersOf, nearestSection, type Section, sectionsOfCounty } from './sections.ts';
import { sectionsAround } from './sections-around.ts';

/** The sections, the county whose appraisers follow, and what wider radii would find. */
export function sectionsAt(
  found: KnownPlace,
  criteria: Criteria,
  directory: Directory,
  day: number,
) {
  const { origin } = found;
  const { gazetteer, names, locations } = directory;
  const { sections: around, wider } = sectionsAround(directory, found, criteria, day);
  const shown = new Set(around.flatMap(membersOf));
  const county = gazetteer.counties.get(names.placeKey(found.county ?? ''));
  const stated = county ? locationsWith(locations, (one) => covers(one, county.shortName)) : [];
  const ofCounty = sectionsOfCounty(stated, origin, shown, criteria, day);
  const isForCounty = 'zips' in origin && criteria.for !== undefined;
  const parts =
    county && isForCounty ? around.flatMap((one) => byCounty(one, county.shortName)) : around;
  const nearest =
    around.length === 0
      ? nearestSection(directory, origin, {
          ...{ except: ofCounty.flatMap(membersOf), day, by: criteria.by },
        })
      : [];
  return {
    county: stated.length > 0 ? county : undefined,
    sections: [...[...parts, ...ofCounty].sort(byFit), ...nearest],
    wider,
  } as const;
}

/** For a reason in a county: those who work there, and the others. Without stated counties, one works where one is. */
function byCounty({ groups, ...section }: Section, county: string): readonly Section[] {
  const part = (works: boolean) =>
    groups.flatMap(({ members, ...group }) => {
      const those = members.filter(
        (one) => (covers(one, county) || (group.isOrigin === true && !one.counties)) === works,
      );
      return those.length > 0 ? { ...group, members: those } : [];
    });
  return [true, false].flatMap((works) => {
    const those = part(works);
    return those.length > 0
      ? { ...section, groups: those, ...(!works && { isOutside: true }) }
      : [];
  });
}

/** Fit comes before distance, and who works in the county before who doesn't. Others stay in their order. */
const byFit = (a: Section, b: Section): number =>
  rankOf(a) - rankOf(b) || Number(a.isOutside ?? false) - Number(b.isOutside ?? false);

const rankOf = ({ fit }: Section): number => (fit ? fits.indexOf(fit) : 0);
