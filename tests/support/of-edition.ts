// Whom and what to look for in the edition under test, whatever it holds.
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';

export const members = edition.members.read();

/** The ZIP with the most members, and the city of the first of them. */
export const busiest = [...groupBy(members, ({ zip }) => zip)]
  .map(([zip, [first, ...rest]]) => ({ zip, city: first.city, count: rest.length + 1 }))
  .reduce((most, next) => (next.count > most.count ? next : most));

/** A place of the gazetteer that no member is within 30 miles of, where there is one. */
export const lonely = edition.gazetteer
  .read()
  .cities.find(([, lat, lng]) =>
    members.every((member) => milesBetween(member, { lat, lng }) > 31),
  )?.[0];

/** The address of a search. */
export const searchUrl = (near: string, by: 'zip' | 'city' = 'zip'): string =>
  `/?${new URLSearchParams({ near, ...(by === 'city' && { by }) })}`;
