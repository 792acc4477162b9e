// The English names of languages, as the runtime knows them.
import { plainText } from '@appraisers/directory/place-names.ts';

/** Usual names that the runtime gives to a wider language. */
const usual = ['Mandarin', 'Tagalog', 'Farsi', 'Hmong', 'Castilian'];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

const byKey = (codes: readonly string[]): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const found = codes.flatMap((code) => names.of(code) ?? []);
  return new Map([...found, ...usual].map((name) => [plainText(name), name]));
};

/** Reads the names when they are needed first. */
function later(codes: () => readonly string[]) {
  let names: ReadonlyMap<string, string> | undefined;
  return () => {
    names ??= byKey(codes());
    return names;
  };
}

// Most languages that people speak have a code of two letters. The codes of three take long to read.
const commonNames = later(() => pairs);
const rareNames = later(() => pairs.flatMap((pair) => letters.map((letter) => pair + letter)));

/** The name of the language that a text names in any case; undefined when there is none. */
export function languageNamed(text: string): string | undefined {
  const key = plainText(text);
  return commonNames().get(key) ?? rareNames().get(key);
}

/** The names of the languages with a code of two letters. */
export const languageNames = (): Iterable<string> => commonNames().values();
