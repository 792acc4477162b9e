// The pages of one place: a city with many members has a page for each first letter of their last names.
import { byInitial } from './initials.ts';
import type { MemberPlace } from './places-with-members.ts';

/** A page has at most this many members, unless more of them share a letter. */
const maxOnPage = 200;

type LetterLink = { readonly label: string; readonly path: string };

export type PlacePart = LetterLink & {
  /** The last part of its address. */
  readonly slug: string;
  /** It isn't the first part, which is at the address of the place. */
  readonly isFurther: boolean;
  /** Members of the whole place. */
  readonly total: number;
  readonly letters: readonly LetterLink[];
};

export type PagedPlace = {
  /** The place with the members of this page. */
  readonly place: MemberPlace;
  /** Undefined if the page has all of them. */
  readonly part?: PlacePart;
};

/** The pages of a place, the first at the address of the place. */
export function placeParts(place: MemberPlace): readonly PagedPlace[] {
  const { slug: placeSlug, appraisers } = place;
  const total = appraisers.length;
  const groups = total > maxOnPage ? byInitial(appraisers, ({ lastName }) => lastName) : [];
  if (groups.length < 2) return [{ place }];
  const letters = groups.map(({ label, slug }, at) => ({
    label,
    slug,
    path: at === 0 ? `/appraisers/${placeSlug}` : `/appraisers/${placeSlug}/names/${slug}`,
  }));
  return groups.map(({ items }, at) => ({
    place: { ...place, appraisers: items },
    ...(letters[at] && { part: { ...letters[at], isFurther: at > 0, total, letters } }),
  }));
}

/** What a part has, such as "Last names starting with M". */
export const partWords = (label: string): string =>
  label === 'Other' ? 'Other last names' : `Last names starting with ${label}`;
