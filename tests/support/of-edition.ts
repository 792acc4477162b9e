// Members, places and articles of the edition under test, whatever it contains.
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { member } from '@appraisers/directory/members.fixture.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';

export const members = edition.members.read();

const [[anyZip, lat, lng, anyCity] = ['', 0, 0, '']] = edition.gazetteer.read().zips;
/** The members, or someone at any place of an edition that has none yet. */
const someone = members.length > 0 ? members : [member({ zip: anyZip, city: anyCity, lat, lng })];

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

/** The county of that member. */
export const county = (() => {
  const { zips, counties } = edition.gazetteer.read();
  const [, , , , number = 0] = zips.find(([zip]) => zip === quietest.zip) ?? [];
  return counties[number] ?? '';
})();

/** The address of a search. */
export const searchUrl = (near: string, by: 'zip' | 'city' = 'zip'): string =>
  `/?${new URLSearchParams({ near, ...(by === 'city' && { by }) })}`;

/** The articles, and the one address of each. */
export const posts = edition.posts.read().map(({ post }) => post);
export const addressOf = (id: number) => `${edition.site.read().url}/resources/blogs/${id}`;
