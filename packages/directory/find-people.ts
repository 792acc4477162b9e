// Whom a text names: the members with the name, or with the license number.
import { type Appraiser, fullName } from './appraiser.ts';
import type { MemberIndex } from './members.ts';
import { oncePerText } from './once-per-text.ts';
import { plainText, plainWords } from './place-names.ts';

const wordsOf = oncePerText((name) => plainWords(name).split(' '));
/** What people put before a name. */
const title = /^(?:mr|mrs|ms|miss|dr) (?=.)/u;

/** The members with this license number, with or without the letters at its end. */
const licensed = ({ appraisers }: Pick<MemberIndex, 'appraisers'>, text: string) => {
  const number = plainText(text.replace(/^licen[sc]e\b|\bno\b|\bnumber\b/giu, ''));
  if (!/\d{4}/.test(number)) return [];
  return appraisers.filter(({ license }) => {
    const own = plainText(license);
    return own === number || (own.replace(/\D+\d*$/, '') === number && own !== '');
  });
};

/**
 * The members whose name has every word of the text, in any order: "Gloria", "Olsen" or "Quintana Gloria".
 * An initial, or three letters and more, may be the beginning of a name. Or those whose names are the text when
 * written without spaces, such as "O Connor", or whose license it is. By last name.
 */
export function appraisersNamed(
  { appraisers }: Pick<MemberIndex, 'appraisers'>,
  text: string,
): readonly Appraiser[] {
  const words = plainWords(text).replace(title, '');
  const wanted = words.split(' ');
  const joined = words.replaceAll(' ', '');
  // Letters alone, which a broken encoding may leave, name no one.
  if (wanted.every((word) => word.length < 2)) return [];
  const found = appraisers.filter((appraiser) => {
    const { firstName, lastName } = appraiser;
    const names = wordsOf(fullName(appraiser));
    return (
      wanted.every((word) =>
        // Two letters are the beginning of too many names.
        names.some((name) => (word.length === 2 ? name === word : name.startsWith(word))),
      ) ||
      [lastName, `${firstName}${lastName}`, `${lastName}${firstName}`].some(
        (name) => plainText(name) === joined,
      )
    );
  });
  return found.length > 0 ? found : licensed({ appraisers }, text);
}
