// Whom a text names: the members with the name, or with the license number.
import { type Appraiser, fullName } from './appraiser.ts';
import { withoutAsking } from './asking.ts';
import type { MemberIndex } from './members.ts';
import { plainText, plainWords } from './place-names.ts';

const wordsOf = (name: string) => plainWords(name).split(' ');
/** What people put around a name. */
const titles =
  /^(?:(?:mr|mrs|ms|miss|mister|dr|sr|sra|senor|senora|and) )+(?=.)|(?: (?:jr|sr|ii|iii|iv|mai|sra))+$/gu;

/** Whether one word is the other, or its beginning. Two letters are the beginning of too many names. */
const isBeginning = (word: string, name: string) =>
  word.length === 2 ? name === word : name.startsWith(word);

/**
 * The members whose name has every word of the text, in any order: "Gloria", "Olsen" or "Quintana Gloria".
 * An initial, or three letters and more, may be the beginning of a name. Or those whose names are the text when
 * written without spaces, such as "O Connor", whose full name is among other words, or whose license it is, with or
 * without the letters at its end. By last name.
 */
export function appraisersNamed(
  { appraisers }: Pick<MemberIndex, 'appraisers'>,
  text: string,
): readonly Appraiser[] {
  const words = plainWords(text).replace(titles, '');
  const wanted = words.split(' ');
  // Letters alone, which a broken encoding may leave, name no one.
  if (wanted.every((word) => word.length < 2)) return [];
  const joined = words.replaceAll(' ', '');
  const few = wordsOf(withoutAsking(words)).filter(Boolean);
  const number = plainText(/\d{6}.*\d/u.exec(text)?.[0] ?? withoutAsking(text));

  const hasName = (appraiser: Appraiser) => {
    const { firstName, lastName } = appraiser;
    const names = wordsOf(fullName(appraiser));
    return (
      wanted.every((word) => names.some((name) => isBeginning(word, name))) ||
      [lastName, `${firstName}${lastName}`, `${lastName}${firstName}`].some(
        (name) => plainText(name) === joined,
      )
    );
  };
  const isAmongWords = (appraiser: Appraiser) => {
    const names = wordsOf(fullName(appraiser));
    const isMeant = few.length > 0 && few.length < wanted.length;
    return (
      names.every((name) => wanted.includes(name)) ||
      (isMeant && few.every((word) => names.includes(word)))
    );
  };
  const hasLicense = ({ license }: Appraiser) => {
    const own = plainText(license);
    return own !== '' && [own, own.replace(/\D+\d*$/, '')].includes(number);
  };
  for (const rule of [hasName, isAmongWords, ...(/\d{4}/.test(number) ? [hasLicense] : [])]) {
    const found = appraisers.filter(rule);
    if (found.length > 0) return found;
  }
  return [];
}
