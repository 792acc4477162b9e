// Members, places and articles of the edition under test, whatever it contains.
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { member } from '@appraisers/directory/members.fixture.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';

export const members = edition.members.read();

/** The members, or someone for an edition that has none yet. */
const someone = members.length > 0 ? members : [member()];

/** The ZIP with the most members, and the city of the first of them. */
export const busiest = [...groupBy(someone, ({ zip }) => zip)]
  .map(([zip, [first, ...rest]]) => ({ zip, city: first.city, count: rest.length + 1 }))
  .reduce((most, next) => (next.count > most.count ? next : most));

/** A place in the gazetteer with no member within 30 miles, if there is one. */
export const lonely = edition.gazetteer
  .read()
  .cities.find(([, lat, lng]) =>
    members.every((member) => milesBetween(member, { lat, lng }) > 31),
  )?.[0];

const milesOf = (member: (typeof members)[number]) =>
  members.filter((other) => milesBetween(member, other) <= 30).length;
/** The member with the fewest others around. */
export const quietest = someone.reduce((least, next) =>
  milesOf(next) < milesOf(least) ? next : least,
);

const { zips, cities, counties } = edition.gazetteer.read();
const { placeKey } = placeNames(edition.region.read());
/** The county of a ZIP code, or of a city if only the edition knows the ZIP code. */
export const countyOf = ({ zip, city }: { zip: string; city: string }): string => {
  const number =
    zips.find(([each]) => each === zip)?.[4] ??
    cities.find(([name]) => placeKey(name) === placeKey(city))?.[3];
  return counties[number ?? -1] ?? '';
};

/** The address of a search. */
export const searchUrl = (near: string, by: 'zip' | 'city' = 'zip'): string =>
  `/?${new URLSearchParams({ near, ...(by === 'city' && { by }) })}`;

/** The articles, and the one address of each. */
export const posts = edition.posts.read().map(({ post }) => post);
export const addressOf = (id: number) => `${edition.site.read().url}/resources/blogs/${id}`;
