// Members by their own names.
import { type Appraiser, fullName } from './appraiser.ts';
import type { MemberIndex } from './members.ts';
import { oncePerText } from './once-per-text.ts';
import { plainWords } from './place-names.ts';

const wordsOf = oncePerText((name) => plainWords(name).split(' '));

/**
 * The members whose name has every word of the text, in any order: "Gloria", "Olsen" or "Quintana Gloria".
 * An initial, or three letters and more, may be the beginning of a name. By last name.
 */
export function appraisersNamed(
  { appraisers }: Pick<MemberIndex, 'appraisers'>,
  text: string,
): readonly Appraiser[] {
  const wanted = plainWords(text).split(' ');
  if (!wanted.some((word) => word.length > 1)) return [];
  return appraisers.filter((appraiser) => {
    const names = wordsOf(fullName(appraiser));
    return wanted.every((word) =>
      // Two letters are the beginning of too many names.
      names.some((name) => (word.length === 2 ? name === word : name.startsWith(word))),
    );
  });
}
