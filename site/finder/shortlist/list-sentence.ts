// What the finder says about a list, in words.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import type { ListAnswer } from '@appraisers/directory/shortlist.ts';

/** Whether two lists name the same members in the same order. */
export const isSame = (one: readonly Appraiser[], other: readonly Appraiser[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/** Whose list it is, and what to do with it. */
export function listSentence({ appraisers, missing }: ListAnswer, isOwn: boolean): string {
  if (appraisers.length > 0)
    return isOwn
      ? 'Your list, kept in this browser. Whoever opens the address of this page sees the same people.'
      : 'Whoever gave you this address chose these people. Press the star beside a name to put it on your own list.';
  return missing > 0
    ? 'Nobody is left on this list. Search again above.'
    : 'No members are named in this address. Search for some above, and press the star beside their names.';
}

/** Who is not there any more; nothing when everyone is. */
export function missingSentence({ missing }: ListAnswer): string | undefined {
  if (missing === 0) return undefined;
  return missing === 1
    ? '1 of this list is no longer in the directory.'
    : `${missing} of this list are no longer in the directory.`;
}
