// The letters by which the index of places is divided.
import { groupBy, type NonEmpty } from '@appraisers/directory/group-by.ts';
import { slugOf } from '@appraisers/directory/place-names.ts';

/** The first letter of a name, without its accent, or "#" without a letter. */
const initialOf = (name: string): string =>
  (name.normalize('NFD').match(/\p{L}/u)?.[0] ?? '#').toLocaleUpperCase('en-US');

export type InitialGroup<T> = {
  /** "M", or "Other" for names that start with no letter from A to Z. */
  readonly label: string;
  /** The last part of an address: "m" or "other". */
  readonly slug: string;
  readonly items: NonEmpty<T>;
};

/** The items by the initials of their names from A to Z, then the others. Items stay in their own order. */
export function byInitial<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
): readonly InitialGroup<T>[] {
  const slugFor = (item: T) => slugOf(initialOf(nameOf(item))) || 'other';
  return [...groupBy(items, slugFor)]
    .map(([slug, group]): InitialGroup<T> => {
      const label = slug === 'other' ? 'Other' : slug.toLocaleUpperCase('en-US');
      return { label, slug, items: group };
    })
    .sort((a, b) => a.slug.length - b.slug.length || (a.slug < b.slug ? -1 : 1));
}
