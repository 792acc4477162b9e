// The English names of languages, as the runtime knows them.
import { plainText } from '@appraisers/directory/place-names.ts';

/** Usual names that the runtime gives to a wider language. */
const usual = ['Mandarin', 'Tagalog', 'Farsi', 'Hmong', 'Castilian'];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** Reads the names when they are needed first. */
function namesOf(codes: () => readonly string[]) {
  let names: ReadonlyMap<string, string> | undefined;
  return () => {
    const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    names ??= new Map(
      [...codes().flatMap((code) => english.of(code) ?? []), ...usual].map((name) => [
        plainText(name),
        name,
      ]),
    );
    return names;
  };
}

// Most languages that people speak have a code of two letters. The codes of three take long to read.
const commonNames = namesOf(() => pairs);
const rareNames = namesOf(() => pairs.flatMap((pair) => letters.map((letter) => pair + letter)));

/** The name of the language that a text names in any case; undefined when there is none. */
export const languageNamed = (text: string): string | undefined =>
  commonNames().get(plainText(text)) ?? rareNames().get(plainText(text));

/** The names of the languages with a code of two letters. */
export const languageNames = (): Iterable<string> => commonNames().values();
