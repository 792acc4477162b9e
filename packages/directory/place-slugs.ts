// The last part of the address of a place's page: "St. Paul" has its page at /appraisers/saint-paul.
import type { PlaceNames } from './place-names.ts';

/**
 * A slug for each name of a place, in lower case letters and digits of ASCII with hyphens between the
 * words. It follows from the name alone, so a page keeps its address anyone who joins or leaves. Only
 * names that have the same letters of ASCII would share one: those are numbered, in order of their keys.
 */
export function placeSlugs(
  placeNames: readonly string[],
  { placeKey, placeWords }: Pick<PlaceNames, 'placeKey' | 'placeWords'>,
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const free = (slug: string, count = 1): string => {
    const tried = count === 1 ? slug : `${slug}-${count}`;
    return taken.has(tried) ? free(slug, count + 1) : tried;
  };
  const inOrder = placeNames
    .map((name) => ({ name, key: placeKey(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return new Map(
    inOrder.map(({ name }) => {
      const slug = free(slugOf(placeWords(name)));
      taken.add(slug);
      return [name, slug];
    }),
  );
}

const slugOf = (words: string): string =>
  words
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-') || 'place';
