// The parts of an answer, in the order in which a visitor reads them.
import type { Group, Section } from './answer.ts';
import type { Appraiser } from './appraiser.ts';
import type { Place } from './atlas.ts';
import { type Criteria, radii, type SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import {
  type MemberAway,
  membersAround,
  membersWithin,
  milesToTown,
  rotateTies,
} from './distance.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import { covers, nameOrder } from './members.ts';
import { fitOf, fits, hasNeed, type KnownNeed } from './need.ts';

/** What a search measures from, in miles to ZIPs or to towns, the radius if it has one, and the number of the day. */
type Measure = {
  readonly origin: Place;
  readonly by: SearchType;
  readonly within?: number;
  readonly day: number;
};

/** From a county, the nearest of its ZIPs counts. */
const measureOf = ({ origin, by }: Measure): SearchType => (origin.kind === 'county' ? 'zip' : by);

/** The sections of one kind: one for each fit, best first, or a single one without a need. */
function sectionsByFit<Row extends Pick<MemberAway, 'appraiser'>>(
  section: Omit<Section, 'groups' | 'fit'>,
  rows: readonly Row[],
  need: KnownNeed,
  groupsOf: (rows: NonEmpty<Row>) => readonly Group[],
): readonly Section[] {
  const parts = groupBy(rows, ({ appraiser }) => (hasNeed(need) ? fitOf(appraiser, need) : ''));
  return [undefined, ...fits].flatMap((fit) => {
    const part = parts.get(fit ?? '');
    return part ? { ...section, fit, groups: groupsOf(part) } : [];
  });
}

const appraisersOf = (rows: readonly Pick<MemberAway, 'appraiser'>[]): readonly Appraiser[] =>
  rows.map(({ appraiser }) => appraiser);

/** A list without distances. */
export const listSections = (members: readonly Appraiser[], need: KnownNeed): readonly Section[] =>
  sectionsByFit(
    { kind: 'list' },
    members.map((appraiser) => ({ appraiser })),
    need,
    (rows) => [{ members: appraisersOf(rows) }],
  );

/** The members whose own name is that of the place. */
export const namedSection = (members: readonly Appraiser[]): readonly Section[] =>
  members.length > 0 ? [{ kind: 'named', groups: [{ members }] }] : [];

/** Members by ZIP or city: those of the place itself, then the nearest group first, ties by name. */
function groupsAround(rows: readonly MemberAway[], groupedBy: SearchType, measure: Measure) {
  const { origin, within, day } = measure;
  const isToTown = measureOf(measure) === 'city';
  const groupOf = (together: NonEmpty<MemberAway>) => {
    const [nearest] = together;
    const { location, isHere } = nearest;
    const miles = isToTown ? milesToTown(origin, nearest, within) : nearest.miles;
    return {
      place: isHere && origin.kind === 'county' ? origin.name : location[groupedBy],
      miles: isHere ? 0 : miles,
      isOrigin: isHere,
      members: appraisersOf(rotateTies(together, day)),
    };
  };
  const key = groupedBy === 'zip' ? 'zip' : 'cityKey';
  return [...groupBy(rows, ({ isHere, location }) => (isHere ? '' : location[key])).values()]
    .map(groupOf)
    .sort(
      (a, b) =>
        Number(b.isOrigin) - Number(a.isOrigin) ||
        a.miles - b.miles ||
        nameOrder.compare(a.place, b.place),
    );
}

/** How many of the nearest members an answer shows. */
const nearestShown = 5;

/**
 * The members nearest to a place, at any distance.
 * @param except members above who don't appear again
 */
export function nearestSection(
  { locations }: Pick<Directory, 'locations'>,
  measure: Measure,
  except: ReadonlySet<Appraiser> = new Set(),
): readonly Section[] {
  const { origin, day } = measure;
  const away = membersAround(locations, { points: origin.points }, measureOf(measure));
  const nearest = rotateTies(away, day)
    .filter(({ appraiser }) => !except.has(appraiser))
    .slice(0, nearestShown);
  if (nearest.length === 0) return [];
  // They are in the order of the day already.
  const groups = groupsAround(nearest, 'city', { ...measure, day: 0 });
  return [{ kind: 'nearest', to: origin.name, groups }];
}

/** Each radius beyond `radius` that finds more members than the one before. A radius of 0 finds no one. */
export function widerSearches(around: readonly MemberAway[], radius: number) {
  const counts = [radius, ...radii.filter((wider) => wider > radius)].map((within) => ({
    within,
    count: within === 0 ? 0 : membersWithin(around, within).length,
  }));
  return counts.filter(({ count }, at) => at > 0 && count > (counts[at - 1]?.count ?? 0));
}

/**
 * The members at a place, then the others within the radius. Then who works in its county from farther away. With a
 * need, a section of these for each fit, best first. If no one is near, the nearest follow. For a reason in a
 * county, who doesn't say that they work there comes last. And what wider radii would find.
 */
export function sectionsAt(
  origin: Place,
  { by, within, ...need }: Omit<Criteria & KnownNeed, 'near'>,
  { locations }: Pick<Directory, 'locations'>,
  day: number,
) {
  const measure = { origin, by, within, day };
  const around = membersAround(locations, origin);
  const near = membersWithin(around, within);
  const { county } = origin;
  const isStated = ({ appraiser }: MemberAway) => county && covers(appraiser, county);
  // Without stated counties, one works where one is.
  const works = (row: MemberAway) =>
    origin.kind !== 'county' ||
    !need.work ||
    isStated(row) ||
    (row.isHere && !row.appraiser.counties);
  const measured = measureOf(measure) === 'zip' ? around : membersAround(locations, origin, by);
  const stated = measured.filter(isStated);
  const shown = new Set(appraisersOf(near));
  const farther = stated.filter(({ appraiser }) => !shown.has(appraiser));
  const [inside, outside] = [near.filter(works), near.filter((row) => !works(row))];
  const groups = (rows: readonly MemberAway[]) => groupsAround(rows, by, measure);
  const sections = [
    ...sectionsByFit({ kind: 'around' }, inside, need, groups),
    ...sectionsByFit({ kind: 'county' }, farther, need, (rows) =>
      groupsAround(rows, 'city', measure),
    ),
    ...sectionsByFit({ kind: 'around', isOutside: true }, outside, need, groups),
  ].sort((a, b) => rankOf(a) - rankOf(b));
  const nearest =
    near.length === 0 ? nearestSection({ locations }, measure, new Set(appraisersOf(farther))) : [];
  return {
    county: stated.length > 0 ? county : undefined,
    sections: [...sections, ...nearest],
    wider: widerSearches(around, within),
  };
}

/** Fit comes before distance. Others stay in their order. */
const rankOf = ({ fit }: Section): number => (fit ? fits.indexOf(fit) : 0);
