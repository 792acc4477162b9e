import { formatMiles } from '#directory/distance.ts';
import type { SearchGroup } from '#directory/groups.ts';
import { AppraiserList, type Choosing } from './AppraiserList.tsx';

/** The groups of an answer, each under its place and its distance. */
export function GroupList({ groups, ...choosing }: Choosing & { groups: readonly SearchGroup[] }) {
  return groups.map((group) => (
    <section key={`${group.type} ${group.location}`} className="finder-group">
      <h3 tabIndex={-1}>
        {placeOf(group)} <span>{formatMiles(group.distance)}</span>
      </h3>
      <AppraiserList appraisers={group.appraisers} {...choosing} />
    </section>
  ));
}

/** "Provo", or for a ZIP "84003 American Fork, Highland": a bare number says little. */
function placeOf({ location, appraisers }: SearchGroup): string {
  const cities = [...new Set(appraisers.map(({ city }) => city))];
  return cities.length === 1 && cities[0] === location
    ? location
    : `${location} ${cities.join(', ')}`;
}
