// Whom a text names: the members with the name, or with the license number.
import { type Appraiser, fullName } from './appraiser.ts';
import { withoutAsking } from './asking.ts';
import type { MemberIndex } from './members.ts';
import { plainText, plainWords } from './place-names.ts';

const wordsOf = (name: string) => plainWords(name).split(' ');
/** What people put around a name. */
const titles =
  /^(?:(?:mr|mrs|ms|miss|mister|dr|sr|sra|senor|senora|and) )+(?=.)|(?: (?:jr|sr|ii|iii|iv|mai|sra))+$/gu;

/** The members with this license number, with or without the letters at its end. */
const licensed = ({ appraisers }: Pick<MemberIndex, 'appraisers'>, text: string) => {
  const number = plainText(/\d{6}.*\d/u.exec(text)?.[0] ?? withoutAsking(text));
  if (!/\d{4}/.test(number)) return [];
  return appraisers.filter(({ license }) => {
    const own = plainText(license);
    return own === number || (own.replace(/\D+\d*$/, '') === number && own !== '');
  });
};

/**
 * The members whose name has every word of the text, in any order: "Gloria", "Olsen" or "Quintana Gloria".
 * An initial, or three letters and more, may be the beginning of a name. Or those whose names are the text when
 * written without spaces, such as "O Connor", whose full name is among other words, or whose license it is. By
 * last name.
 */
export function appraisersNamed(
  { appraisers }: Pick<MemberIndex, 'appraisers'>,
  text: string,
): readonly Appraiser[] {
  const words = plainWords(text).replace(titles, '');
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
  if (found.length > 0) return found;
  const [all, few] = [new Set(wanted), wordsOf(withoutAsking(words)).filter(Boolean)];
  const among = appraisers.filter((appraiser) => {
    const names = wordsOf(fullName(appraiser));
    return (
      names.every((name) => all.has(name)) ||
      (few.length > 0 && few.length < wanted.length && few.every((word) => names.includes(word)))
    );
  });
  return among.length > 0 ? among : licensed({ appraisers }, text);
}
