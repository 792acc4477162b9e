// Whom a text names: the members with the name, or with the license number.
import { type Appraiser, fullName } from './appraiser.ts';
import { withoutAsking } from './asking.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import { plainText, plainWords } from './place-names.ts';
import type { SearchTarget } from './targets.ts';

/** The members with one name. Its keys have the first name first, and the last name first. */
export type Person = SearchTarget & {
  readonly members: NonEmpty<Appraiser>;
  readonly words: readonly string[];
};

const wordsOf = (name: string) => plainWords(name).split(' ');

/** Everyone of a list, in its order. */
export const peopleIn = (appraisers: readonly Appraiser[]): readonly Person[] =>
  [...groupBy(appraisers, fullName)].map(([near, members]) => {
    const [{ firstName, lastName, city: town }] = members;
    const [first, last] = [wordsOf(firstName), wordsOf(lastName)];
    const words = [...first, ...last];
    return {
      ...{ kind: 'appraiser', by: 'city', near, town, here: members.length, members, words },
      keys: [words.join(''), [...last, ...first].join('')],
      tails: words.slice(1).map((_, at) => words.slice(at + 1).join('')),
    };
  });

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
export function appraisersNamed(people: readonly Person[], text: string): readonly Appraiser[] {
  const membersOf = (some: readonly Person[]) => some.flatMap(({ members }) => members);
  const plain = plainWords(text).replace(titles, '');
  const wanted = plain.split(' ');
  // Letters alone, which a broken encoding may leave, name no one.
  if (wanted.every((word) => word.length < 2)) return [];
  const joined = wanted.join('');
  const few = wordsOf(withoutAsking(plain)).filter(Boolean);
  const hasName = ({ words, keys, tails }: Person) =>
    wanted.every((word) => words.some((name) => isBeginning(word, name))) ||
    [...keys, ...tails].includes(joined);
  const isAmongWords = ({ words }: Person) =>
    words.every((name) => wanted.includes(name)) ||
    (few.length > 0 && few.every((word) => words.includes(word)));
  for (const rule of [hasName, isAmongWords]) {
    const found = people.filter(rule);
    if (found.length > 0) return membersOf(found);
  }
  const number = plainText(/\d{6}.*\d/u.exec(text)?.[0] ?? withoutAsking(text));
  const hasLicense = ({ license }: Appraiser) => {
    const own = plainText(license);
    return own !== '' && [own, own.replace(/\D+\d*$/, '')].includes(number);
  };
  return /\d{4}/.test(number) ? membersOf(people).filter(hasLicense) : [];
}
