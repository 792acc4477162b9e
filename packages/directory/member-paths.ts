// The addresses of members' pages: /appraisers/provo/desta-haile.
import { type Appraiser, fullName } from './appraiser.ts';
import { type PlaceNames, slugOf } from './place-names.ts';
import type { MemberPlace } from './places-with-members.ts';

const nameSlug = (member: Appraiser): string => slugOf(fullName(member)) || 'appraiser';

/**
 * The path of each member's page, by id. It depends on the name and the place. Of members with one name
 * in one place, the one listed first keeps it, and the others get their ids, which no one else ever has.
 */
export function memberPaths(places: readonly MemberPlace[]): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  const taken = new Set<string>();
  const members = places
    .flatMap(({ slug, appraisers }) => appraisers.map((member) => ({ slug, member })))
    .sort((a, b) => a.member.id - b.member.id);
  for (const { slug, member } of members) {
    const path = `/appraisers/${slug}/${nameSlug(member)}`;
    paths.set(member.id, taken.has(path) ? `${path}-${member.id}` : path);
    taken.add(path);
  }
  return paths;
}

/** The path that a member has unless another shares the name, or tables write the place differently. */
export const usualPath = (member: Appraiser, { placeWords }: Pick<PlaceNames, 'placeWords'>) =>
  `/appraisers/${slugOf(placeWords(member.city))}/${nameSlug(member)}`;
